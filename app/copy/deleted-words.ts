/**
 * What everybody reads before they delete something of their own in a group, whether anybody has reported it or not: it tells nobody
 * that somebody has.
 */
export const deletedWordsNote =
  "To, co ktoś zgłosił wcześniej, nasz zespół może jeszcze czytać do końca sprawy.";
