import { useEffect } from "react";

const openMenus = "details.acts-menu[open]";

/**
 * Menus of acts close by Escape and by a press beside them. Where no React runs the script of the community does the same; a
 * module of both would be one more file for each of its pages.
 */
export function useClosingMenus(): void {
  useEffect(() => {
    const press = ({ target }: MouseEvent) => {
      for (const menu of document.querySelectorAll<HTMLDetailsElement>(openMenus))
        if (!(target instanceof Node && menu.contains(target))) menu.open = false;
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !(event.target instanceof Element)) return;
      const menu = event.target.closest<HTMLDetailsElement>(openMenus);
      if (!menu) return;
      event.preventDefault();
      menu.open = false;
      menu.querySelector("summary")?.focus();
    };
    document.addEventListener("click", press);
    document.addEventListener("keydown", key);
    return () => {
      document.removeEventListener("click", press);
      document.removeEventListener("keydown", key);
    };
  }, []);
}
