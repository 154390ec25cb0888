import { paths } from "~/paths";
import { Button } from "./button";

/** Leads new people straight to the provider's page for them, quietly: nobody needs an account to buy. */
export function SignUpButton() {
  return (
    <form method="post" action={paths.login()} className="contents">
      <input type="hidden" name="screen_hint" value="signup" />
      <Button variant="quiet">Załóż konto</Button>
    </form>
  );
}
