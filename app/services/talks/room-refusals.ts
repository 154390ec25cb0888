import { defineRefusals } from "../command/refusals";
import { roomNotes } from "./room-notes";
import { roomWords } from "./room-words";

/** Why nothing can be said or done in a room now; what was written comes back. */
export const roomRefusals = defineRefusals({
  not_begun: roomNotes.notBegun,
  room_over: roomWords.over,
  room_closed: roomWords.noData,
});
