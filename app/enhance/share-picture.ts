import { Enhancement } from "./enhancement";

/** Hands the picture at `href` to what the visitor's device shares with; where it cannot, nothing of this is there. */
export class SharePicture extends Enhancement {
  protected start(): void {
    const { href = "", name = "" } = this.dataset;
    const fileOf = (...parts: Blob[]) => ({
      files: [new File(parts, name, { type: "image/png" })],
    });
    if (!("canShare" in navigator && navigator.canShare(fileOf()))) return;
    this.hidden = false;
    this.on(this.querySelector("button"), "click", () => {
      void fetch(href)
        .then(async (answer) => {
          if (!answer.ok) throw new Error(name);
          await navigator.share(fileOf(await answer.blob()));
        })
        .catch((error: Error) => {
          // Whoever put the sheet away wanted nothing; what else failed can still be saved.
          if (error.name !== "AbortError") location.assign(href);
        });
    });
  }
}
