import { formTitle } from "~/forms/refusal";
import { pageMeta } from "~/ui/page-meta";

/**
 * The head of a list of the desk. With a row in view its name comes first, so that tabs of a browser can be told apart; no
 * address of mail, which a browser would keep in its history.
 */
export const listMeta =
  <Data>(title: string, nameOf: (data: Data) => string | null | undefined) =>
  ({ data, error }: { data?: Data; error?: unknown }) => {
    const name = data && nameOf(data);
    return pageMeta(formTitle(name ? `${name} – ${title}` : title, error));
  };
