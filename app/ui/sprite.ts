/** Where the picture of all icons is. Written by `npm run icons`. */
export const sprite = "/assets/icons-d29fdde2.svg";
