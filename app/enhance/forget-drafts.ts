/** Forgets what was typed into this tab when its owner signs out: the next one in front of it may be somebody else. */
export function forgetDraftsAtSignOut(): void {
  document.addEventListener("submit", ({ target }) => {
    if (!(target instanceof HTMLFormElement) || !target.action.endsWith("/logout")) return;
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith("draft:")) sessionStorage.removeItem(key);
  });
}
