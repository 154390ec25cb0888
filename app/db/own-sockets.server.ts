import { Socket } from "node:net";
import { Duplex } from "node:stream";

/** Where the driver wants to connect; several hosts are tried in turn. */
type Target = { host: string[]; port: number[]; path?: string | false };

/** How long nothing new is tried after connections were let go, in milliseconds: what is asked then fails at once. */
const restFor = 2_000;

/** As the system says it of a connection that nobody answers on. */
const timedOut = () =>
  Object.assign(new Error("the database does not answer"), { code: "ETIMEDOUT" });

/**
 * A connection that fails with the first word that is said on it. Not sooner: postgres.js 3.4.9 never writes again on a
 * connection that closed while it had something to write (`nextWriteTimer` in its connection.js).
 */
const refusing = () =>
  new Duplex({
    read() {},
    write(_words, _encoding, done) {
      done(timedOut());
    },
  });

/**
 * The sockets of one pool. The driver waits for an answer for ever, so a server that hangs, instead of going away, would
 * hold whoever asks; ending its sockets makes it one that is away, and everything that is known about that holds.
 */
export function ownSockets() {
  const open = new Set<Socket>();
  let heardBefore = 0;
  let restsUntil = 0;
  let tried = 0;

  function forgetClosed(): void {
    for (const socket of open) {
      if (!socket.destroyed) continue;
      heardBefore += socket.bytesRead;
      open.delete(socket);
    }
  }

  return {
    /** Opens a socket as the driver asks for one. */
    connect({ host, port, path }: Target): Duplex {
      forgetClosed();
      if (Date.now() < restsUntil) return refusing();
      const socket = new Socket();
      open.add(socket);
      if (path) return socket.connect(path);
      const turn = tried++ % port.length;
      return socket.connect(port[turn] ?? 5432, host[turn] ?? "localhost");
    },

    /** Bytes that came in over all of them: a server that hangs says nothing. */
    heard(): number {
      forgetClosed();
      return [...open].reduce((sum, { bytesRead }) => sum + bytesRead, heardBefore);
    },

    /** Ends them all, and whatever waits for an answer on one of them, as if the server had gone. */
    letGo(): void {
      restsUntil = Date.now() + restFor;
      // Once the driver has written what it is about to write, see `refusing`; and without an error, after which it would
      // forget what is asked until the socket has closed (`hadError` in its connection.js).
      setImmediate(() => open.forEach((socket) => socket.destroy()));
    },
  };
}
