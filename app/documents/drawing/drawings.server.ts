/** What can be drawn in a thread: it is given plain data, and nothing but its file comes back. */
export { renderDocument } from "../render.server";
export { renderCommentaryPdf } from "../letter/commentary-pdf.server";
export { renderLetterPdf } from "../letter/letter-pdf.server";
export { renderRentalPdf } from "../rental/rental-pdf.server";
