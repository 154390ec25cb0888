/** Of a cover's picture in pixels: sharp on a dense screen where pages show it. */
export const coverPictureSize = { width: 480, height: 679 } as const;
