import { products } from "~/products/registry";

const wholeSwitches = ["maintenance", "stop-model", "stop-posts"] as const;

export type SwitchName = (typeof wholeSwitches)[number] | `stop-selling-${string}`;

/** The switch that ends the sale of one product. */
export const stopSelling = (slug: string): SwitchName => `stop-selling-${slug}`;

export const switchNames: readonly SwitchName[] = [
  ...wholeSwitches,
  ...products.map(({ slug }) => stopSelling(slug)),
];

export const isSwitchName = (name: string): name is SwitchName =>
  (switchNames as readonly string[]).includes(name);

/** Longest note about a change, in characters. */
export const maxSwitchNoteLength = 500;
