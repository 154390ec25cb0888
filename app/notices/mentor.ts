import type { Notices } from "./notice";

export const mentorNotices = {
  "talk-deleted": { kind: "success", text: "Rozmowa jest usunięta." },
  "talk-message-deleted": { kind: "success", text: "Wiadomość i odpowiedź są usunięte." },
  "talk-restored": { kind: "success", text: "Rozmowa jest z powrotem." },
  "mentor-withdrawn": {
    kind: "success",
    text: "Zgoda jest wycofana. Twoje rozmowy zostały do czytania, a mentor już nie odpowiada.",
  },
  "mentor-withdrawn-deleted": {
    kind: "success",
    text: "Zgoda jest wycofana, a rozmowy z mentorem usunięte.",
  },
} as const satisfies Notices;
