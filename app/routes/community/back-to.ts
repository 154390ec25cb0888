import { localPath } from "~/http/local-path";
import { flashParameter } from "~/notices/notices";

/**
 * The page of ours that a form was sent from, as the browser says; a fallback where it does not. What that page said of
 * something done before is not said again.
 */
export function backTo(request: Request, fallback: string): string {
  const referrer = request.headers.get("Referer") ?? "";
  if (!URL.canParse(referrer)) return fallback;
  const { host, pathname, searchParams } = new URL(referrer);
  searchParams.delete(flashParameter);
  const query = searchParams.size > 0 ? `?${searchParams}` : "";
  const isOurs = host === new URL(request.url).host;
  return (isOurs && localPath(pathname + query)) || fallback;
}
