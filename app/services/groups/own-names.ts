import type { Refusal } from "../command/refusals";
import { foldName } from "./fold-name";
import { isFullName, isSurname } from "./full-names";
import { pseudonymRefusals } from "./refusals";

/** What a pseudonym must not give away of an account. */
export type Owner = { fullName: string | null; email: string };

/** Fewer letters than these stand in many names by chance. */
const leastTelling = 4;

/**
 * Whether a name gives away what stands before the @ of somebody's address: all of it, its parts in the other order, or one of
 * the two inside the other and no less than half of it.
 */
function isOfAddress(key: string, email: string): boolean {
  const [local = ""] = email.split(/[@+]/);
  const parts = local.split(/[^\p{L}\p{N}]+/u).map(foldName);
  const all = parts.join("");
  if (all === "") return false;
  if (key === all || key === parts.toReversed().join("")) return true;
  const [shorter, longer] = key.length < all.length ? [key, all] : [all, key];
  return (
    shorter.length >= leastTelling &&
    shorter.length * 2 >= longer.length &&
    longer.includes(shorter)
  );
}

/**
 * Why a name would tell who somebody is: their own name or address is in it.
 * @param key as `foldName` makes it
 * @returns null where it tells nothing
 */
export function ownNameRefusal(key: string, { fullName, email }: Owner): Refusal | null {
  if (isFullName(key, fullName)) return pseudonymRefusals.pseudonym_is_full_name;
  if (isSurname(key, fullName)) return pseudonymRefusals.pseudonym_is_surname;
  return isOfAddress(key, email) ? pseudonymRefusals.pseudonym_is_address : null;
}
