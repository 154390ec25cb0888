import type { Socket } from "node:net";
import { serverErrorHeaders, serverErrorPage } from "./error-page";

const statuses: Record<string, [number, string]> = {
  HPE_HEADER_OVERFLOW: [431, "Request Header Fields Too Large"],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "Request Timeout"],
};

/** Answers what is no HTTP at all, or came too slowly to be: below the server, so the whole answer is written here. */
export function rejectMalformedRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const [status, reason] = statuses[error.code ?? ""] ?? [400, "Bad Request"];
  const page = serverErrorPage(status);
  const head = [
    `HTTP/1.1 ${status} ${reason}`,
    ...Object.entries(serverErrorHeaders).map(([name, value]) => `${name}: ${value}`),
    `Content-Length: ${Buffer.byteLength(page)}`,
    "Connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${page}`);
}
