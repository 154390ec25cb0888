import { Enhancement } from "./enhancement";

/** How long somebody has to pause before the count is read out, in milliseconds. */
const announcementDelay = 1_200;

/** Characters as a reader counts them: an emoji is one, however it is put together. */
const graphemes = new Intl.Segmenter("pl", { granularity: "grapheme" });

/** Word by word, as V8's segmenter takes time with the square of what it is given; no space joins with what is before it. */
const countCharacters = (text: string) =>
  text.split(/(?= )/).reduce((count, word) => count + [...graphemes.segment(word)].length, 0);

/** Counts beside the written-out limit of a text area, and says the count once typing pauses. The text is never cut. */
export class CharacterCounter extends Enhancement {
  #pause = 0;

  protected start(): void {
    const control = document.getElementById(this.getAttribute("for") ?? "");
    if (!(control instanceof HTMLTextAreaElement)) return;
    const [shown, said] = this.querySelectorAll<HTMLElement>("[data-count], [role=status]");
    const most = Number(this.getAttribute("most"));
    const isCodePoints = this.hasAttribute("code-points");
    const count = () => {
      const length = isCodePoints ? [...control.value].length : countCharacters(control.value);
      if (!shown || !said) return;
      shown.hidden = false;
      shown.textContent = `${length.toLocaleString("pl")}/${most.toLocaleString("pl")}`;
      shown.toggleAttribute("data-over", length > most);
      clearTimeout(this.#pause);
      if (length === 0) return;
      this.#pause = window.setTimeout(() => {
        said.textContent = `Wpisano ${length} z ${most} znaków`;
      }, announcementDelay);
    };
    this.on(control, "input", count);
    // What was typed before, or put back by the browser's back button, counts as well.
    this.on(window, "pageshow", count);
    count();
  }
}
