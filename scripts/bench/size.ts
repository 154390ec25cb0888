/** Whether parts are measured at the sizes that their aims speak of: those that are named, and all of them with `--whole`. */
const isWhole = process.argv.length > 2;

/** So many of whatever is measured; a quarter of them where everything is, which says much the same in a third of the time. */
export const sized = (whole: number): number => (isWhole ? whole : Math.ceil(whole / 4));
