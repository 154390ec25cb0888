/** The order's token from the address: the gateway's name for it, or ours. */
export function tokenOf(searchParams: URLSearchParams): string | null {
  return searchParams.get("tr_crc") || searchParams.get("token") || null;
}
