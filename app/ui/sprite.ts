/** Where the picture of all icons is. Written by `npm run icons`. */
export const sprite = "/assets/icons-2a8ff8d3.svg";
