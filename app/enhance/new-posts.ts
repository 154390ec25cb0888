import { Enhancement } from "./enhancement";

const plural = new Intl.PluralRules("pl");
const words = (count: number) => {
  const rule = plural.select(count);
  return rule === "one" ? "nowy post" : rule === "few" ? "nowe posty" : "nowych postów";
};

/**
 * Says how many posts have come since the page was written, as a link to the top: what is being read never moves. The
 * server's stream counts them; it is closed while nobody looks.
 */
export class NewPosts extends Enhancement {
  #stream: EventSource | undefined;

  protected start(): void {
    const look = () => (document.hidden ? this.#rest() : this.#listen());
    this.on(document, "visibilitychange", look);
    this.connection.addEventListener("abort", () => this.#rest());
    look();
  }

  #rest(): void {
    this.#stream?.close();
    this.#stream = undefined;
  }

  #listen(): void {
    if (this.#stream) return;
    this.#stream = new EventSource(this.getAttribute("stream") ?? "");
    this.#stream.onmessage = ({ data }: MessageEvent<string>) => {
      const { posts } = JSON.parse(data) as { posts: number };
      this.#tell(posts);
    };
  }

  #tell(count: number): void {
    const said = this.firstElementChild;
    const text = `${count} ${words(count)}`;
    this.hidden = count === 0;
    if (!said || said.textContent === text) return;
    const link = document.createElement("a");
    link.href = this.getAttribute("href") ?? "";
    link.className = "link inline-flex min-h-11 items-center font-semibold";
    link.textContent = text;
    said.replaceChildren(link);
  }
}
