import { useLocation } from "@remix-run/react";
import { flashParameter } from "~/notices/notices";
import { localPath } from "~/http/local-path";
import { paths } from "~/paths";
import { everyTab } from "./tabs";

const lists = everyTab
  .flatMap(({ key, views = [] }) => [key, ...views])
  .map((key) => paths.adminTab(key));

function pageOf(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  query.delete(flashParameter);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

/**
 * The list of the desk, or the row in it, that an address leads back to, with its filters and page. Null for everything
 * else, also of this site: what is done for staff is not to lead them on to where somebody else wants them.
 */
export function listAddress(address: string | null | undefined): string | null {
  const path = localPath(address);
  if (path === null) return null;
  const { pathname, search } = new URL(path, "http://desk.invalid");
  const above = pathname.slice(0, pathname.lastIndexOf("/"));
  const isRow = above !== paths.admin() && lists.includes(above);
  return isRow || lists.includes(pathname) ? pageOf(pathname, search) : null;
}

/** Where an act leads back to, as its address says; null where it says nothing that counts. */
export const returnPathOf = ({ url }: Request): string | null =>
  listAddress(new URL(url).searchParams.get("returnTo"));

/** The same for a form that keeps it in its own address. */
export const useReturnPath = (): string | null =>
  listAddress(new URLSearchParams(useLocation().search).get("returnTo"));

/** The same list without the row that it shows, once that is gone. @param row the path of the row */
export const withoutRow = (address: string, row: string, list: string): string =>
  address === row || address.startsWith(`${row}?`) ? list + address.slice(row.length) : address;

/** The address of the page in view, for what leads back to it. */
export function useCurrentPath(): string {
  const { pathname, search } = useLocation();
  return pageOf(pathname, search);
}

/** The addresses of acts that lead back to the page in view. */
export function useActAddress(): (tab: string, id: string, act: string) => string {
  const here = useCurrentPath();
  return (tab, id, act) => paths.adminAct(tab, id, act, here);
}
