import type { Server } from "node:http";
import type { Socket } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * How a server ends in a bounded time. Requests that are under way come to their end; a connection that says nothing, stops in the
 * middle of a request or does not take its answer would hold the end up for ever, so that those still open after a while are
 * cut. Node's own `closeAllConnections` no longer knows those that have been answered.
 * @param patience how long that is, in milliseconds
 * @returns what ends it
 */
export function endOf(
  app: { server: Server; close: () => PromiseLike<unknown> },
  patience: number,
): () => Promise<void> {
  const open = new Set<Socket>();
  app.server.on("connection", (socket: Socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
  });
  return async () => {
    const impatience = setTimeout(() => open.forEach((socket) => socket.destroy()), patience);
    // Closing resets connections still in the accept queue; two turns of the event loop drain it first.
    await nextTurn();
    await nextTurn();
    app.server.close();
    await app.close();
    clearTimeout(impatience);
  };
}
