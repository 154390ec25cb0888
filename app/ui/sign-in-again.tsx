import type { ReactNode } from "react";
import { tieWords } from "~/copy/typography";
import { paths } from "~/paths";
import { Button } from "./button";

type SignInAgainProps = {
  /** Why it is asked for. */
  text: string;
  /** Where the sign-in leads back to. */
  returnTo: string;
  /** What stands beside the button. */
  children?: ReactNode;
};

/** In place of a form whose act takes a sign-in of the last minutes. */
export function SignInAgain({ text, returnTo, children }: SignInAgainProps) {
  return (
    <form method="post" action={paths.login()} className="space-y-5">
      <input type="hidden" name="fresh" value="1" />
      <input type="hidden" name="returnTo" value={returnTo} />
      <p>{tieWords(text)}</p>
      <div className="flex flex-wrap gap-3">
        <Button>Zaloguj się ponownie</Button>
        {children}
      </div>
    </form>
  );
}
