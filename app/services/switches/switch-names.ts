import { products } from "~/products/registry";

/** Off-switches, named by what they stop: one that is on is in force. */
const wholeSwitches = ["maintenance", "stop-model", "stop-posts"] as const;

export type SwitchName = (typeof wholeSwitches)[number] | `stop-selling-${string}`;

/** The switch that ends the sale of one product. */
export const stopSelling = (slug: string): SwitchName => `stop-selling-${slug}`;

/** Every switch there is, the widest first. */
export const switchNames: readonly SwitchName[] = [
  ...wholeSwitches,
  ...products.map(({ slug }) => stopSelling(slug)),
];

export const isSwitchName = (name: string): name is SwitchName =>
  (switchNames as readonly string[]).includes(name);

/** Why a switch is turned on; codes, so that the audit log holds nobody's words. */
export const turnOnReasons = [
  "vendor_outage",
  "fault_of_ours",
  "wrong_content",
  "legal_demand",
  "abuse_wave",
  "model_cost",
  "planned_work",
] as const;

/** Why it is turned off again. */
export const turnOffReasons = ["cause_removed", "work_done", "turned_by_mistake"] as const;

export type TurnReason = (typeof turnOnReasons)[number] | (typeof turnOffReasons)[number];

/** Longest note about a turn, in characters. */
export const longestTurnNote = 500;
