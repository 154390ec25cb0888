import { useSearchParams } from "@remix-run/react";
import { Notice } from "~/ui/notice";
import { settingsNotices } from "./settings-texts";

/** Says what has just been done, if anything was. */
export function DoneNotice() {
  const code = useSearchParams()[0].get("done") ?? "";
  const notice = Object.hasOwn(settingsNotices, code) ? settingsNotices[code] : undefined;
  if (!notice) return null;
  return (
    <Notice kind={notice.kind} role="status">
      <p>{notice.text}</p>
    </Notice>
  );
}
