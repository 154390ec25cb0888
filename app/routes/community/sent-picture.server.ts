import { isFile } from "~/forms/files";
import type { TextByControl } from "~/forms/kind";
import type { PostedForm } from "~/forms/parse-form";
import type { ServiceContext } from "~/services/command/context.server";
import { describeError } from "~/services/command/describe-error";
import { preparePicture } from "~/services/pictures/prepare-picture.server";
import {
  keepPicture,
  openKeptPicture,
  type SentPicture,
} from "~/services/posts/kept-picture.server";
import { dropPictureName, keptPictureName } from "./kept-picture";

/**
 * The picture that a form brought: in it, or kept while the form came back before.
 * @throws Conflict of `pictureRefusals`
 */
export async function sentPicture({ formData, values }: PostedForm): Promise<SentPicture | null> {
  const image = formData.get("image");
  if (isFile(image)) return { prepared: await preparePicture(image) };
  const kept = values[keptPictureName];
  return kept && values[dropPictureName] !== "on" ? { kept } : null;
}

/**
 * The words of a form that goes back, with the key to its picture in place of the picture; one that cannot be kept is asked for
 * again.
 */
export async function withKeptPicture(
  ctx: ServiceContext,
  { formData, values }: PostedForm,
  groupId: string | null,
): Promise<TextByControl> {
  const { [keptPictureName]: earlier = "", ...words } = values;
  const image = formData.get("image");
  if (!isFile(image)) {
    const isThere = (await openKeptPicture(ctx, earlier, groupId)) !== null;
    return isThere ? values : words;
  }
  const kept = await preparePicture(image)
    .then((prepared) => keepPicture(ctx, prepared, groupId))
    .catch((error: unknown) => {
      ctx.log.info({ error: describeError(error) }, "a picture was not kept for its form");
      return null;
    });
  if (kept === null) return words;
  const { image: _, [dropPictureName]: __, ...others } = words;
  return { ...others, [keptPictureName]: kept };
}
