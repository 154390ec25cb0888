import "./enhance";
import { DraftKeeper, DraftSent } from "./drafts";
import { closeAround, InPlace } from "./in-place";
import { LikeButton } from "./like-button";
import { LoadMore } from "./load-more";
import { NameSuggestions } from "./name-suggestions";
import { NewPosts } from "./new-posts";
import { PostedHere } from "./posted-here";

/**
 * The second script, of pages of the community alone: custom elements on top of links and forms that work without it.
 * Like the first, it imports nothing from outside this folder.
 */
const elements = {
  "draft-sent": DraftSent,
  "draft-keeper": DraftKeeper,
  "in-place": InPlace,
  "like-button": LikeButton,
  "load-more": LoadMore,
  "name-suggestions": NameSuggestions,
  "new-posts": NewPosts,
  "posted-here": PostedHere,
};

for (const [name, element] of Object.entries(elements)) customElements.define(name, element);

document.addEventListener("keydown", (event) => {
  if (!(event.target instanceof Element)) return;
  if (event.key === "Escape") {
    const menu = event.target.closest<HTMLDetailsElement>("details.acts-menu[open]");
    if (menu) {
      menu.open = false;
      menu.querySelector("summary")?.focus();
    }
    if (menu || closeAround(event.target)) event.preventDefault();
  }
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  if (!(event.target instanceof HTMLTextAreaElement)) return;
  const { form } = event.target;
  if (form?.hasAttribute("data-quick")) form.requestSubmit();
});

document.addEventListener("click", (event) => {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>("details.acts-menu[open]"))
    if (!menu.contains(event.target as Node)) menu.open = false;
  const link = event.target instanceof Element ? event.target.closest("a[data-close]") : null;
  if (link && closeAround(link)) event.preventDefault();
});
