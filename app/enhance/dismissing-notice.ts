import { Enhancement } from "./enhancement";

/** A notice that goes by itself after a while, or at a press, and clears the address of what brought it. */
export class DismissingNotice extends Enhancement {
  protected start(): void {
    const dismiss = () => {
      const address = new URL(this.getAttribute("href") ?? "", location.href);
      address.hash = location.hash;
      history.replaceState(history.state, "", address);
      this.remove();
    };
    this.on(this.querySelector("a"), "click", (event) => {
      event.preventDefault();
      dismiss();
    });
    this.later(Number(this.getAttribute("after")), dismiss);
  }
}
