import { versionToken } from "../concurrency/version-token";
import type { Words } from "./add-message.server";

/**
 * The key of a message whose form was sent, so that the same form again is the same message, unless it says something else:
 * a page that the browser brought back still has its token.
 * @param whose who or what the form belongs to
 */
export const formKey = (
  whose: string,
  { formToken, content, files = [] }: Pick<Words, "content" | "files"> & { formToken: string },
): string => {
  const said = versionToken([content, ...files.map(({ digest }) => digest)]);
  return `support/${whose}/${formToken}/${said}`;
};
