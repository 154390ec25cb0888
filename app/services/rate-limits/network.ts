import { isIPv6 } from "node:net";

/**
 * Whom an address stands for where addresses are counted: a household or a server gets a whole /64 of IPv6, and may
 * use another address of it for every request.
 * @param address as the connection, or a trusted proxy, gives it; one that has gone has none any more
 */
export function networkOf(address: string | undefined): string {
  const [plain = ""] = (address ?? "").split("%");
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1];
  if (mapped || !isIPv6(plain)) return mapped ?? plain;
  const [head = "", tail] = plain.split("::");
  const groups = head === "" ? [] : head.split(":");
  const rest = tail ? tail.split(":") : [];
  const missing = tail === undefined ? 0 : 8 - groups.length - rest.length;
  const all = [...groups, ...Array.from({ length: missing }, () => "0"), ...rest];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
