/** How long somebody can take back what they pressed, in milliseconds. */
export const undoTime = 30_000;
