import { switchCard } from "~/services/switches/desk-queries.server";
import {
  longestTurnNote,
  turnOffReasons,
  turnOnReasons,
  type TurnReason,
} from "~/services/switches/switch-names";
import { turnSwitch } from "~/services/switches/turn-switch.server";
import { switchWords, turnReasonLabels } from "../switch-labels";
import { defineStaffAct, reasonField } from "./staff-act";

const fieldsOf = <Reason extends TurnReason>(reasons: readonly Reason[]) =>
  [
    reasonField(
      Object.fromEntries(reasons.map((code) => [code, turnReasonLabels[code]])) as Record<
        Reason,
        string
      >,
    ),
    {
      kind: "longText",
      name: "note",
      label: "Notatka",
      hint: "Co się dzieje i kto nad tym pracuje. Bez danych osób spoza zespołu.",
      required: "Napisz, co się dzieje.",
      rows: 3,
      limit: { length: longestTurnNote, message: `Skróć notatkę do ${longestTurnNote} znaków.` },
    },
  ] as const;

export const turnOn = defineStaffAct({
  title: "Zatrzymaj",
  button: "Zatrzymaj teraz",
  permission: "turn_switches",
  isDangerous: true,
  fields: fieldsOf(turnOnReasons),
  async preview(ctx, id) {
    const { id: name, isOn } = await switchCard(ctx, id);
    const { label, on } = switchWords(name);
    return {
      subject: label,
      effects: on,
      impossible: isOn ? "To jest już zatrzymane." : undefined,
    };
  },
  async perform(ctx, name, { reason, note }) {
    await turnSwitch(ctx, { name, to: "on", reason: reason as TurnReason, note });
    return "switch-on";
  },
});

export const turnOff = defineStaffAct({
  title: "Wznów",
  button: "Wznów teraz",
  permission: "turn_switches",
  isDangerous: true,
  fields: fieldsOf(turnOffReasons),
  async preview(ctx, id) {
    const { id: name, isOn } = await switchCard(ctx, id);
    const { label, off } = switchWords(name);
    return {
      subject: label,
      effects: off,
      impossible: isOn ? undefined : "To działa: nie ma czego wznawiać.",
    };
  },
  async perform(ctx, name, { reason, note }) {
    await turnSwitch(ctx, { name, to: "off", reason: reason as TurnReason, note });
    return "switch-off";
  },
});
