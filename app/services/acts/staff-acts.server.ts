import * as agreements from "./definitions/agreements.server";
import * as bulk from "./definitions/bulk.server";
import { rowActs } from "./registry.server";
import type { StaffAct } from "./staff-act.server";

/** The acts upon rows, and those upon what staff have asked for. */
export const actsOfTabs = {
  ...rowActs,
  agreements: { approve: agreements.approve, decline: agreements.decline },
  bulk: { stop: bulk.stop },
} satisfies Record<string, Record<string, StaffAct>>;

const acts: Readonly<Record<string, Readonly<Record<string, StaffAct>>>> = actsOfTabs;

/** The act with an address; undefined where there is none. */
export function staffActOf(tab: string, name: string): StaffAct | undefined {
  const ofTab = Object.hasOwn(acts, tab) ? acts[tab] : undefined;
  return ofTab && Object.hasOwn(ofTab, name) ? ofTab[name] : undefined;
}

/** Every act with its address, for what has to walk them all. */
export const staffActs = Object.entries(acts).flatMap(([tab, ofTab]) =>
  Object.entries(ofTab).map(([name, act]) => ({ tab, name, act })),
);
