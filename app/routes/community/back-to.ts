import { localPath } from "~/http/local-path";

/** The page of ours that a form was sent from, as the browser says; a fallback where it does not. */
export function backTo(request: Request, fallback: string): string {
  const referrer = request.headers.get("Referer") ?? "";
  if (!URL.canParse(referrer)) return fallback;
  const { host, pathname, search } = new URL(referrer);
  const isOurs = host === new URL(request.url).host;
  return (isOurs && localPath(pathname + search)) || fallback;
}
