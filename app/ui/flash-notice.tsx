import { useSearchParams } from "@remix-run/react";
import type { ReactNode } from "react";
import { flashCodeOf, flashOf, type FlashCode } from "~/http/flash";
import { Notice } from "./notice";

/** The code of the notice in the page's address, if there is one. */
export function useFlash(): FlashCode | null {
  return flashCodeOf(useSearchParams()[0]);
}

type FlashNoticeProps = {
  /** What an order's notice is about. Default "document". */
  delivery?: "document" | "download";
  /** What goes on below the sentence. */
  children?: ReactNode;
};

/** Says what has just been done, if the address tells of anything. */
export function FlashNotice({ delivery, children }: FlashNoticeProps) {
  const code = useFlash();
  if (!code) return null;
  const { kind, title, text } = flashOf(code, delivery);
  return (
    <Notice kind={kind} role="status" title={title}>
      <p>{text}</p>
      {children}
    </Notice>
  );
}
