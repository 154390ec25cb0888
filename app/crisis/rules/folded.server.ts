import { foldWord } from "../fold.server";

/** Words of an exception, folded as texts are. */
export function folded(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter(Boolean).map(foldWord));
}
