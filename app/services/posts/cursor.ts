import { isId } from "../listing/ids";

export type Cursor = { at: Date; id: string };

/** `1763800000000.<uuid>`: what an address holds of it. */
export const printCursor = ({ createdAt, id }: { createdAt: Date; id: string }) =>
  `${createdAt.getTime()}.${id}`;

/** The place right before something: the page that follows begins with it, however many came earlier. */
export const cursorBefore = ({ createdAt }: { createdAt: Date }) =>
  `${createdAt.getTime() - 1}.ffffffff-ffff-4fff-bfff-ffffffffffff`;

/** @returns null for what is no cursor: the list then begins at its beginning */
export function readCursor(text: string | null | undefined): Cursor | null {
  const [, time = "", id = ""] = /^(\d{1,14})\.(.+)$/.exec(text ?? "") ?? [];
  return isId(id) ? { at: new Date(Number(time)), id } : null;
}
