/**
 * What the figure above it says of a part of all e-mails.
 * @param time how long that part takes, in milliseconds: null where nothing was delivered, undefined where it could not be read
 */
export const deliveryLabel = (part: "Połowa" | "99 na 100", time: number | null | undefined) =>
  time === null
    ? `${part} e-maili: jeszcze nie ma z czego policzyć`
    : `${part} e-maili wychodzi w ciągu tego czasu od wpłaty`;
