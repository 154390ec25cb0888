import { action, loader as copy } from "~/routes/books/copy";
import { loader as page } from "~/routes/books/download";
import type { DownloadPage } from "~/services/downloads/download-page.server";
import { call, get, post } from "./requests";

const address = (token: string, format = "") => `/ebook/download/${token}/${format}`;

/** The page of a link. */
export const downloadPage = (token = "") =>
  call<DownloadPage>(page, get(address(token)), { token });

/** Presses the button of one format; returns where it leads. */
export async function takeCopy(token = "", format: string): Promise<string | null> {
  const { location } = await call(action, post(address(token, format), {}), { token, format });
  return location;
}

/** Asks for a file. */
export function copyLoader(token = "", format: string, headers: Record<string, string> = {}) {
  const request = new Request(get(address(token, format)), { headers });
  return call(copy, request, { token, format });
}

/** A file that was asked for and is there. */
export async function readCopyAt(
  token = "",
  format: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  const { response } = await copyLoader(token, format, headers);
  if (!response) throw new Error("no answer");
  return response;
}
