/** Where the picture of all icons is. Written by `npm run icons`. */
export const sprite = "/assets/icons-e44c678f.svg";
