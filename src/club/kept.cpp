// The words for what is kept.
#include "club/kept.h"

namespace fyrd::kept {

const char* role_name(Role role) {
  return role == Role::host ? "host" : role == Role::invite ? "invite" : role == Role::seat ? "seat" : "watch";
}

protocol::Fault damaged(const std::string& what, const std::string& where) {
  return {"damaged", what + " is damaged in the file it is kept in: " + where +
                         ". Nothing else is concerned, and 'fyrd store repair' keeps all up to there."};
}

}  // namespace fyrd::kept
