import { hear } from "./community-stream";
import { Enhancement } from "./enhancement";

const plural = new Intl.PluralRules("pl");
const words = (count: number) => {
  const rule = plural.select(count);
  return rule === "one" ? "nowy post" : rule === "few" ? "nowe posty" : "nowych postów";
};

/**
 * Says how many posts have come since the page was opened, as a link to the top. The server's stream names the group of
 * each in an event `post`; with `group` only that group's count. What is being read never moves.
 */
export class NewPosts extends Enhancement {
  #count = 0;

  protected start(): void {
    const group = this.getAttribute("group");
    const told = ({ data }: MessageEvent<string>) => {
      if (!group || group === data) this.#tell();
    };
    hear(this.getAttribute("stream") ?? "", "post", told, this.connection);
  }

  #tell(): void {
    this.#count += 1;
    const link = document.createElement("a");
    link.href = this.getAttribute("href") ?? "";
    link.className = "link inline-flex min-h-11 items-center font-semibold";
    link.textContent = `${this.#count} ${words(this.#count)}`;
    this.hidden = false;
    this.firstElementChild?.replaceChildren(link);
  }
}
