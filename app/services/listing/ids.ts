const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Whether a text from an address can be an id at all; PostgreSQL throws at what cannot. */
export const isId = (text: string) => uuid.test(text);
