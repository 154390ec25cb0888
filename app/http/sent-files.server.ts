import { fileProblems } from "~/forms/files";
import type { TextByControl } from "~/forms/kind";
import { acceptFiles, type AcceptedFile } from "~/services/attachments/accept-files.server";
import { filesOf } from "./form-body.server";

/**
 * The files that were sent for a question, as they are to be kept; what is wrong with their number and size its kind says.
 * @param field none where a page asks for no files
 */
export async function sentFiles(
  field: { name: string; maxFiles: number } | undefined,
  formData: FormData,
): Promise<{ files: AcceptedFile[]; errors?: TextByControl }> {
  const sent = field ? filesOf(formData, field.name) : [];
  if (!field || sent.length === 0 || fileProblems(field, sent).length > 0) return { files: [] };
  const { files, problems } = await acceptFiles(sent);
  return problems.length > 0
    ? { files: [], errors: { [field.name]: problems.join(" ") } }
    : { files };
}
