/** Where the picture of all icons is. Written by `npm run icons`. */
export const sprite = "/assets/icons-368f8a33.svg";
