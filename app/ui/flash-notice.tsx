import { useRouteLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Flash } from "~/notices/notices";
import { tieWords } from "~/copy/typography";
import { HelpNearby } from "./crisis-help";
import { Notice } from "./notice";

type FlashNoticeProps = {
  /** What has just been done; null when nothing has. */
  flash: Flash | null;
  /** Whoever did it goes on reading here. */
  isFocused?: boolean;
  children?: ReactNode;
};

/**
 * What the address of the page in view says, for its `FlashNotice`; null when it says nothing. The root's loader has looked at
 * its signature.
 * @param otherWords what the page says instead, by the notice's code
 */
export function useFlash(otherWords: Readonly<Record<string, string>> = {}): Flash | null {
  const root = useRouteLoaderData("root") as { flash?: Flash | null } | undefined;
  const flash = root?.flash;
  return flash ? { ...flash, text: otherWords[flash.code] ?? flash.text } : null;
}

/**
 * Says what has just been done, on the page that the browser was sent on to. Help that is near stands below, apart from it: it
 * is no part of what succeeded. An acute danger never comes this way, so that some of the numbers may be folded.
 */
export function FlashNotice({ flash, isFocused, children }: FlashNoticeProps) {
  if (!flash) return null;
  const { kind, title, text, isHelpNear } = flash;
  const said = (
    <Notice kind={kind} role="status" title={title} isFocused={isFocused}>
      <p>{tieWords(text)}</p>
      {children}
    </Notice>
  );
  if (!isHelpNear) return said;
  return (
    <div className="space-y-4">
      {said}
      <HelpNearby />
    </div>
  );
}
