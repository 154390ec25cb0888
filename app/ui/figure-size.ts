/** The size in which figures are drawn, in pixels. */
export const figureSize = { width: 300, height: 220 };
