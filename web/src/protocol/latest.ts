// Questions that follow the pointer: one on its way, and of those that came up meanwhile only the latest.
export class Latest<Q, A> {
  private busy = false;
  private round = 0;
  private next: { question: Q; then: (answer: A) => void } | null = null;

  // What is asked in several messages looks between them whether it is still wanted.
  constructor(private readonly ask: (question: Q, wanted: () => boolean) => Promise<A>) {}

  put(question: Q, then: (answer: A) => void): void {
    this.next = { question, then };
    if (!this.busy) void this.run();
  }

  // Nothing is asked any more, and what is on its way is not wanted.
  drop(): void {
    this.next = null;
    ++this.round;
  }

  private async run(): Promise<void> {
    this.busy = true;
    while (this.next) {
      const { question, then } = this.next;
      const { round } = this;
      this.next = null;
      try {
        const wanted = (): boolean => !this.next && round === this.round;
        const answer = await this.ask(question, wanted);
        if (wanted()) then(answer);
      } catch {
        // What cannot be asked now is asked again with the next move of the hand.
      }
    }
    this.busy = false;
  }
}
