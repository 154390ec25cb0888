import { expect, test } from "vitest";
import { rangedResponse } from "~/http/ranged-response.server";

const etag = '"abc"';
const ask = (headers: Record<string, string>) =>
  rangedResponse(new Headers(headers), { bytes: Buffer.from("0123456789"), etag, headers: {} });

test.each([
  [{}, 200, "0123456789", null],
  [{ Range: "bytes=0-3" }, 206, "0123", "bytes 0-3/10"],
  [{ Range: "bytes=4-" }, 206, "456789", "bytes 4-9/10"],
  [{ Range: "bytes=-2" }, 206, "89", "bytes 8-9/10"],
  [{ Range: "bytes=-99" }, 206, "0123456789", "bytes 0-9/10"],
  [{ Range: "bytes=8-99" }, 206, "89", "bytes 8-9/10"],
  [{ Range: "bytes=9-9", "If-Range": etag }, 206, "9", "bytes 9-9/10"],
  [{ Range: "bytes=1-2", "If-Range": '"old"' }, 200, "0123456789", null],
  [{ Range: "bytes=1-2,4-5" }, 200, "0123456789", null],
  [{ Range: "bytes=5-2" }, 200, "0123456789", null],
  [{ Range: "items=1-2" }, 200, "0123456789", null],
  [{ Range: "bytes=-" }, 200, "0123456789", null],
  [{ Range: "bytes=10-" }, 416, "", "bytes */10"],
  [{ Range: "bytes=-0" }, 416, "", "bytes */10"],
])("%o", async (headers, status, body, range) => {
  const response = ask(headers as Record<string, string>);
  expect(response.status).toBe(status);
  expect(await response.text()).toBe(body);
  expect(response.headers.get("Content-Range")).toBe(range);
  expect(response.headers.get("ETag")).toBe(etag);
});
