/** What a state is called: alone, in the audit log and in an order's history; there it is the label unless said otherwise. */
export type StateWords = { label: string; inLog?: string; inTimeline?: string };

export const stateIn = (place: "inLog" | "inTimeline", words: StateWords): string =>
  words[place] ?? words.label.toLowerCase();
