import { useEffect, useState } from "react";
import type { TextEvent } from "~/site/text-event";

export type GrowingText = {
  text: string;
  position: string;
  state: "open" | NonNullable<TextEvent["ended"]>;
};

/** How long a stream that was refused is left alone, in milliseconds. */
const pause = 3_000;

/**
 * Reads a text along while it is written: one stream for a page, none while the page is hidden or nothing is written.
 * @param known the text as the page was given it; another one begins anew
 * @param address the stream's, which ends where a position is to follow
 * @param onRefused told that there is no stream to be had, some time later: the page had better look how things stand
 */
export function useTextStream(
  known: GrowingText,
  address: string,
  onRefused: () => void,
): GrowingText {
  const [read, setRead] = useState({ of: known, text: known });
  useEffect(() => {
    let now = known;
    let source: EventSource | undefined;
    let timer = 0;

    const close = () => {
      clearTimeout(timer);
      source?.close();
      source = undefined;
    };
    const open = () => {
      if (document.hidden || now.state !== "open" || source) return;
      const opened = new EventSource(address + now.position);
      source = opened;
      opened.onmessage = ({ data, lastEventId }: MessageEvent<string>) => {
        const { text, replaces, ended } = JSON.parse(data) as TextEvent;
        now = {
          text: replaces ? text : now.text + text,
          position: lastEventId,
          state: ended ?? "open",
        };
        setRead({ of: known, text: now });
        if (ended) close();
      };
      opened.onerror = () => {
        if (opened.readyState === EventSource.CLOSED) timer = window.setTimeout(onRefused, pause);
      };
    };
    const look = () => (document.hidden ? close() : open());
    document.addEventListener("visibilitychange", look);
    open();
    return () => {
      document.removeEventListener("visibilitychange", look);
      close();
    };
  }, [known, address, onRefused]);
  return read.of === known ? read.text : known;
}
