import { Enhancement } from "./enhancement";

const plural = new Intl.PluralRules("pl");
const newPosts = (count: number) => {
  const rule = plural.select(count);
  const words = rule === "one" ? "nowy post" : rule === "few" ? "nowe posty" : "nowych postów";
  return `${count} ${words}`;
};

type News = { posts: number; comments: number; unread: number | null };

/**
 * Says how many posts have come since the page was written or, with `comments`, how many comments of the open post, as a
 * link to them: what is being read never moves. The number of unread notifications follows, too. The server's stream
 * counts; it is closed while nobody looks.
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
      const { posts, comments, unread } = JSON.parse(data) as News;
      if (unread !== null) showUnread(unread);
      if (this.hasAttribute("comments")) this.#tell(comments, `Nowe komentarze (${comments})`);
      else this.#tell(posts, newPosts(posts));
    };
  }

  #tell(count: number, text: string): void {
    const said = this.firstElementChild;
    this.hidden = count === 0;
    if (!said || said.textContent === text) return;
    const link = document.createElement("a");
    link.href = this.getAttribute("href") ?? "";
    link.className = "link inline-flex min-h-11 items-center font-semibold";
    link.textContent = text;
    said.replaceChildren(link);
  }
}

function showUnread(unread: number): void {
  for (const badge of document.querySelectorAll("[data-unread]")) {
    badge.setAttribute("data-unread", String(unread));
    badge.textContent = unread > 99 ? "99+" : String(unread);
  }
}
