/** Of a cover where pages show it, in pixels: a drawing, so only its shape counts. */
export const coverPictureSize = { width: 480, height: 679 } as const;
