import { redirectRefused } from "~/http/redirect-refused.server";
import { paths } from "~/paths";
import { writeRefusals } from "~/services/groups/refusals";

/** Leads a keeper who may only read for a while back to the post, with the reason: to be handed to `catch`. */
export const refusedIfSilenced = (postId: string) =>
  redirectRefused(
    { silenced: writeRefusals.silenced },
    paths.post(postId),
    () => "keeper-silenced-too" as const,
  );
