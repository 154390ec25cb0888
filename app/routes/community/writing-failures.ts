import type { FailureWords } from "~/http/form-failure.server";
import { cannotWriteRefusals } from "~/services/posts/refusals";

/** What the form of a post or a comment says where nothing is wrong with the text. */
export const writingFailures = {
  tooOften: (when: string) =>
    `To już dużo jak na jeden raz. Odpocznij chwilę i wyślij to ponownie ${when}.`,
  impossible: cannotWriteRefusals,
} satisfies FailureWords;
