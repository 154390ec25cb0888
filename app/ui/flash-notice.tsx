import type { ReactNode } from "react";
import { Notice, type NoticeKind } from "./notice";

type FlashNoticeProps = {
  /** What has just been done; null when nothing has. */
  flash: { kind: NoticeKind; title?: string; text: string } | null;
  /** What goes on below the sentence. */
  children?: ReactNode;
};

/** Says what has just been done, on the page that the browser was sent on to. */
export function FlashNotice({ flash, children }: FlashNoticeProps) {
  if (!flash) return null;
  const { kind, title, text } = flash;
  return (
    <Notice kind={kind} role="status" title={title}>
      <p>{text}</p>
      {children}
    </Notice>
  );
}
