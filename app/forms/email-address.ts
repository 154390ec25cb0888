import { z } from "zod";

/** RFC 5321, 4.5.3.1.3: a forward path of at most 256 octets, two of them brackets. */
const maxAddressLength = 254;

/** Whether a text is an address that mail can be sent to. */
export function isEmail(text: string): boolean {
  return text.length <= maxAddressLength && z.email().safeParse(text).success;
}
