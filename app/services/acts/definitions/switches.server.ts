import { switchCard } from "~/services/switches/desk-queries.server";
import { longestTurnNote } from "~/services/switches/switch-names";
import { turnSwitch } from "~/services/switches/turn-switch.server";
import { defineStaffAct } from "../staff-act.server";
import {
  turnOffReasons,
  turnOnReasons,
  type TurnReason,
  switchActs,
  switchRefusals,
} from "~/services/switches/acts";
import { switchWords } from "~/services/switches/switch-words";
import { reasonField } from "../reason-field";
import type { Reasons } from "../../audit/audited-acts";

const fieldsOf = <Reason extends TurnReason>(reasons: Reasons<Reason>) =>
  [
    reasonField(reasons),
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
  act: switchActs.turn_switch_on,
  target: "switch",
  title: "Zatrzymaj",
  button: "Zatrzymaj teraz",
  permission: "turn_switches",
  isDangerous: true,
  fields: fieldsOf(turnOnReasons),
  read: switchCard,
  may: ({ isOn }) => (isOn ? switchRefusals.already_on : null),
  preview({ id }) {
    const { label, on } = switchWords(id);
    return { subject: label, effects: on };
  },
  async perform(ctx, name, { reason, note }) {
    await turnSwitch(ctx, { name, to: "on", reason, note });
    return "switch-on";
  },
});

export const turnOff = defineStaffAct({
  act: switchActs.turn_switch_off,
  target: "switch",
  title: "Wznów",
  button: "Wznów teraz",
  permission: "turn_switches",
  isDangerous: true,
  fields: fieldsOf(turnOffReasons),
  read: switchCard,
  may: ({ isOn }) => (isOn ? null : switchRefusals.already_off),
  preview({ id }) {
    const { label, off } = switchWords(id);
    return { subject: label, effects: off };
  },
  async perform(ctx, name, { reason, note }) {
    await turnSwitch(ctx, { name, to: "off", reason, note });
    return "switch-off";
  },
});
