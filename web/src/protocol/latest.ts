// Questions that follow the pointer: one on its way, and of those that came up meanwhile only the latest.
export class Latest<Q, A> {
  private busy = false;
  private next: { question: Q; then: (answer: A) => void } | null = null;

  constructor(private readonly ask: (question: Q) => Promise<A>) {}

  put(question: Q, then: (answer: A) => void): void {
    this.next = { question, then };
    if (!this.busy) void this.run();
  }

  drop(): void {
    this.next = null;
  }

  private async run(): Promise<void> {
    this.busy = true;
    while (this.next) {
      const { question, then } = this.next;
      this.next = null;
      try {
        const answer = await this.ask(question);
        if (!this.next) then(answer);
      } catch {
        // What cannot be asked now is asked again with the next move of the hand.
      }
    }
    this.busy = false;
  }
}
