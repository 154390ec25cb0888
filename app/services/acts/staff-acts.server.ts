import * as agreements from "./definitions/agreements.server";
import * as bulk from "./definitions/bulk.server";
import { rowActs } from "./registry.server";
import { isStaffAct, type ActRule, type StaffAct } from "./staff-act.server";

/** The acts upon rows, and those upon what staff have asked for. */
export const actsOfTabs = {
  ...rowActs,
  agreements: {
    approve: agreements.approve,
    decline: agreements.decline,
    withdraw: agreements.withdraw,
  },
  bulk: { stop: bulk.stop },
} satisfies Record<string, Record<string, ActRule>>;

const acts: Readonly<Record<string, Readonly<Record<string, ActRule>>>> = actsOfTabs;

/** The act with an address; undefined where there is none, or a page of its own. */
export function staffActOf(tab: string, name: string): StaffAct | undefined {
  const ofTab = Object.hasOwn(acts, tab) ? acts[tab] : undefined;
  const act = ofTab && Object.hasOwn(ofTab, name) ? ofTab[name] : undefined;
  return act && isStaffAct(act) ? act : undefined;
}

/** Every act that the general page asks for, with its address: for what has to walk them all. */
export const staffActs = Object.entries(acts).flatMap(([tab, ofTab]) =>
  Object.entries(ofTab).flatMap(([name, act]) => (isStaffAct(act) ? { tab, name, act } : [])),
);
