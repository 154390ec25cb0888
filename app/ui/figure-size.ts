/** The size in which figures are drawn, in pixels. */
export const figureSize = { width: 300, height: 220 };

/** The same for the icon of a product. */
export const figureIconSize = { width: 56, height: 42 };
