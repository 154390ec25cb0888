import { factRefusals } from "~/services/talks/facts";
import type { Notices } from "./notice";

export const mentorNotices = {
  "talk-deleted": { kind: "success", text: "Rozmowa jest usunięta." },
  "talk-misheard": {
    kind: "success",
    text: "Dobrze, rozmowa idzie dalej. Telefony zostają pod nią.",
  },
  "talk-renamed": { kind: "success", text: "Rozmowa ma nową nazwę." },
  "talk-closed": { kind: "success", text: "Rozmowa jest zamknięta i nic z niej nie zostało." },
  "talk-message-deleted": { kind: "success", text: "Wiadomość i odpowiedź są usunięte." },
  "talk-restored": { kind: "success", text: "Rozmowa jest z powrotem." },
  "memory-on": {
    kind: "success",
    text: "Pamięć jest włączona. Propozycje z rozmów pojawią się tutaj.",
  },
  "memory-off": {
    kind: "success",
    text: "Pamięć jest wyłączona. Mentor z niej nie korzysta, a zapamiętane rzeczy zostały na tej stronie.",
  },
  "memory-off-deleted": {
    kind: "success",
    text: "Pamięć jest wyłączona, a wszystko, co w niej było, usunięte.",
  },
  "fact-kept": { kind: "success", text: "Mentor to zapamięta." },
  "fact-forgotten": { kind: "success", text: "Mentor już tego nie pamięta." },
  "fact-declined": { kind: "success", text: "Mentor tego nie zapamięta." },
  "fact-many": { kind: "warning", text: factRefusals.fact_many.text },
  "mentor-withdrawn": {
    kind: "success",
    text: "Zgoda jest wycofana. Twoje rozmowy zostały do czytania, a mentor już nie odpowiada i niczego nie pamięta.",
  },
  "mentor-withdrawn-deleted": {
    kind: "success",
    text: "Zgoda jest wycofana, a rozmowy z mentorem i jego pamięć usunięte.",
  },
} as const satisfies Notices;
