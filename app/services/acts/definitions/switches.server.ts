import { switchCard } from "~/services/switches/desk-queries.server";
import { maxSwitchNoteLength } from "~/services/switches/switch-names";
import { setSwitch } from "~/services/switches/set-switch.server";
import { defineStaffAct } from "../staff-act.server";
import {
  switchOffReasons,
  switchOnReasons,
  type SwitchReason,
  switchAuditEvents,
  switchRefusals,
} from "~/services/switches/acts";
import { switchWords } from "~/services/switches/switch-words";
import { reasonField } from "../reason-field";
import type { Reasons } from "../../audit/audit-events";

const fieldsOf = <Reason extends SwitchReason>(reasons: Reasons<Reason>) =>
  [
    reasonField(reasons),
    {
      kind: "longText",
      name: "note",
      label: "Notatka",
      hint: "Co się dzieje i kto nad tym pracuje. Bez danych osób spoza zespołu.",
      required: "Napisz, co się dzieje.",
      rows: 3,
      limit: {
        length: maxSwitchNoteLength,
        message: `Skróć notatkę do ${maxSwitchNoteLength} znaków.`,
      },
    },
  ] as const;

export const turnOn = defineStaffAct({
  act: switchAuditEvents.turn_switch_on,
  target: "switch",
  title: "Zatrzymaj",
  button: "Zatrzymaj teraz",
  link: { label: "Zatrzymaj" },
  permission: "manage_switches",
  isDangerous: true,
  fields: fieldsOf(switchOnReasons),
  read: switchCard,
  may: ({ isOn }) => (isOn ? switchRefusals.already_on : null),
  preview({ id }) {
    const { label, on } = switchWords(id);
    return { subject: label, effects: on };
  },
  async perform(ctx, name, { reason, note }) {
    await setSwitch(ctx, { name, to: "on", reason, note });
    return "switch-on";
  },
});

export const turnOff = defineStaffAct({
  act: switchAuditEvents.turn_switch_off,
  target: "switch",
  title: "Wznów",
  button: "Wznów teraz",
  link: { label: "Wznów" },
  permission: "manage_switches",
  isDangerous: true,
  fields: fieldsOf(switchOffReasons),
  read: switchCard,
  may: ({ isOn }) => (isOn ? null : switchRefusals.already_off),
  preview({ id }) {
    const { label, off } = switchWords(id);
    return { subject: label, effects: off };
  },
  async perform(ctx, name, { reason, note }) {
    await setSwitch(ctx, { name, to: "off", reason, note });
    return "switch-off";
  },
});
