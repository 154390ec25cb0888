/** A label inside a sentence: its first letter small, unless it begins with an abbreviation. */
export const inSentence = (label: string) =>
  /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);

/** The same where it begins one. */
export const capitalised = (label: string) => label.charAt(0).toUpperCase() + label.slice(1);
