/** Where the picture of the zodiac is. Written by `npm run drawings`. */
export const signsSprite = "/assets/signs-2bf48765.svg";
