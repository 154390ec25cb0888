/** The rules and the welcome of a group as one text. */
export const groupWordsText = ({ rules, welcome }: { rules: string; welcome: string }): string =>
  [
    ["Zasady", rules],
    ["Powitanie", welcome],
  ]
    .filter(([, text]) => text)
    .map(([label, text]) => `${label}:\n${text}`)
    .join("\n\n");
