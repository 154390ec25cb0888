/** The size in which figures are drawn, in pixels. */
export const figureSize = { width: 300, height: 220 };

/** The same for a sign of the zodiac among the others. */
export const signSize = { width: 150, height: 84 };

/** The same for the icon of a product. */
export const figureIconSize = { width: 56, height: 42 };
