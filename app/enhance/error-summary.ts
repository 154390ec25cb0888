import { Enhancement } from "./enhancement";

/** Takes the focus when the page opens, also where the browser would not follow `autofocus`: after a fragment, for one. */
export class ErrorSummary extends Enhancement {
  protected start(): void {
    if (this.hasAttribute("autofocus")) this.focus();
  }
}
