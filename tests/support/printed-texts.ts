import type { Letter } from "~/documents/letter/model";
import { clauseHeading, printed, type RentalBlock } from "~/documents/rental/model";

/** Every line of a letter, in reading order. */
export function letterTexts(letter: Letter): string[] {
  const { sender, placeAndDate, addressee, subject, salutation, paragraphs, closing } = letter;
  return [
    sender.name,
    ...sender.details,
    placeAndDate,
    addressee,
    subject,
    salutation,
    ...paragraphs,
    closing,
    sender.name,
    ...(letter.consent ? [letter.consent] : []),
  ];
}

/** What a block of an agreement says, line by line, in reading order. */
export function blockTexts(block: RentalBlock): string[] {
  switch (block.type) {
    case "title":
    case "subtitle":
      return [block.text];
    case "paragraph":
      return [printed(block.pieces)];
    case "clause":
      return [clauseHeading(block)];
    case "item":
      return [`${block.number} ${printed(block.pieces)}`];
    case "table":
      return [block.caption, ...block.header, ...block.rows.flat()];
    case "lines":
      return [block.label];
    case "signatures":
      return [block.left, block.right];
  }
}
