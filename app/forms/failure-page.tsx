import { ErrorPage } from "~/ui/error-page";
import { unsentFormOf } from "./refusal";
import { UnsentFormPage } from "./unsent-form-page";

/** What stands in place of a page that failed: the words that somebody sent, where they sent some. */
export function FailurePage({ error, isAtDesk }: { error: unknown; isAtDesk?: boolean }) {
  const unsent = unsentFormOf(error);
  return unsent ? <UnsentFormPage form={unsent} /> : <ErrorPage isAtDesk={isAtDesk} />;
}
