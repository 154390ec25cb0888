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
  permission: "manage_switches",
  isDangerous: true,
  fields: fieldsOf(switchOnReasons),
  async preview(ctx, id) {
    const { id: name, isOn } = await switchCard(ctx, id);
    const { label, on } = switchWords(name);
    return {
      subject: label,
      effects: on,
      impossible: isOn ? switchRefusals.already_on.text : undefined,
    };
  },
  async perform(ctx, name, { reason, note }) {
    await setSwitch(ctx, { name, to: "on", reason: reason as SwitchReason, note });
    return "switch-on";
  },
});

export const turnOff = defineStaffAct({
  act: switchAuditEvents.turn_switch_off,
  target: "switch",
  title: "Wznów",
  button: "Wznów teraz",
  permission: "manage_switches",
  isDangerous: true,
  fields: fieldsOf(switchOffReasons),
  async preview(ctx, id) {
    const { id: name, isOn } = await switchCard(ctx, id);
    const { label, off } = switchWords(name);
    return {
      subject: label,
      effects: off,
      impossible: isOn ? undefined : switchRefusals.already_off.text,
    };
  },
  async perform(ctx, name, { reason, note }) {
    await setSwitch(ctx, { name, to: "off", reason: reason as SwitchReason, note });
    return "switch-off";
  },
});
