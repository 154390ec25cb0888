import { Socket } from "node:net";
import { Duplex } from "node:stream";

type Target = { host: string[]; port: number[]; path?: string | false };

/** How long nothing new is tried after connections were let go, in milliseconds: what is asked then fails at once. */
const restFor = 2_000;

const timedOut = () =>
  Object.assign(new Error("the database does not answer"), { code: "ETIMEDOUT" });

/** First numbers of what a client may begin with, each after its length in bytes: version 3.0, and the request for TLS. */
const beginnings = [196_608, 80_877_103];

function beginningOf(words: Buffer): Buffer {
  for (let at = words.length - 8; at > 0; at--)
    if (
      words.readInt32BE(at) === words.length - at &&
      beginnings.includes(words.readInt32BE(at + 4))
    )
      return words.subarray(at);
  return words;
}

/**
 * A connection that closed while postgres.js 3.4.9 had something to write keeps a timer that never comes
 * (`nextWriteTimer` in its connection.js): it says nothing on the next sockets either, until about a kilobyte has gathered,
 * and every query on it waits for the connection in vain. So a socket that stands and on which nothing is said is
 * closed, which the driver answers with the next one, at no cost to the query; and what had gathered is left out.
 */
// Only once it connects: Node puts its own `write` back as it begins to.
function heardOut(socket: Socket, onWrite: () => void): Socket {
  const write = socket.write.bind(socket) as (words: Buffer, done?: () => void) => boolean;
  let isBegun = false;
  socket.write = ((words: Buffer, done?: () => void) => {
    const first = isBegun ? words : beginningOf(words);
    isBegun = true;
    onWrite();
    return write(first, done);
  }) as Socket["write"];
  socket.once("connect", () => {
    setTimeout(() => !isBegun && socket.destroy(), 1);
    closeWithoutError(socket);
  });
  return socket;
}

/**
 * A connection that ends with an error, as one that is reset, is an error for postgres.js at once and closed a moment later. What
 * it is asked in between is neither answered nor refused, and the answers to all that is asked on that connection afterwards are
 * off by one. Of one that closes without an error it refuses everything that waits.
 */
function closeWithoutError(socket: Socket): void {
  const destroy = socket.destroy.bind(socket);
  socket.destroy = () => destroy();
}

/** A connection that fails with the first word that is said on it; sooner, the driver would be left with its timer. */
const refusing = () =>
  new Duplex({
    read() {},
    write(_words, _encoding, done) {
      done(timedOut());
    },
  });

/** What was last asked on a socket: when, and how many bytes had come in over it by then. */
type Asked = { at: number; heard: number };

/** What last came in over a socket: when, and its last bytes. */
type Heard = { at: number; end: Buffer };

/** How the server says that it is done: `Z` and a length; a byte about the transaction follows. */
const ready = Buffer.from([0x5a, 0, 0, 0, 5]);
const readyBytes = ready.length + 1;

const endOf = (before: Buffer | undefined, words: Buffer) =>
  Buffer.concat([before ?? Buffer.alloc(0), words.subarray(-readyBytes)]).subarray(-readyBytes);

/**
 * The sockets of one pool. The driver waits for an answer for ever, so a server that hangs, instead of going away, would
 * hold whoever asks; ending its sockets makes it one that is away, and everything that is known about that holds.
 */
export function ownSockets() {
  const open = new Map<Socket, Asked | null>();
  const heardLast = new WeakMap<Socket, Heard>();
  let heardBefore = 0;
  let restsUntil = 0;
  let tried = 0;

  function forgetClosed(): void {
    for (const socket of open.keys()) {
      if (!socket.destroyed) continue;
      heardBefore += socket.bytesRead;
      open.delete(socket);
    }
  }

  /** Of several questions before an answer, the first is the one that waits. */
  function noteQuestion(socket: Socket): void {
    const heard = socket.bytesRead;
    if (open.get(socket)?.heard !== heard) open.set(socket, { at: Date.now(), heard });
  }

  const isSilent = (socket: Socket, milliseconds: number) => {
    const asked = open.get(socket);
    if (socket.writableLength > 0) return false;
    return asked?.heard === socket.bytesRead && Date.now() - asked.at >= milliseconds;
  };

  // Over TLS a single byte is heard, and then no more: `secure` of the driver takes every listener away.
  const isStuck = (socket: Socket, milliseconds: number) => {
    const heard = heardLast.get(socket);
    if (heard?.end.length !== readyBytes || heard.end.indexOf(ready) === 0) return false;
    return Date.now() - Math.max(heard.at, open.get(socket)?.at ?? 0) >= milliseconds;
  };

  /** Once the driver listens, or what it has not heard yet would go to us alone. */
  function listen(socket: Socket): void {
    socket.once("connect", () => {
      socket.on("data", (words: Buffer) => {
        const end = endOf(heardLast.get(socket)?.end, words);
        heardLast.set(socket, { at: Date.now(), end });
      });
    });
  }

  return {
    connect({ host, port, path }: Target): Duplex {
      forgetClosed();
      if (Date.now() < restsUntil) return refusing();
      const socket = new Socket();
      open.set(socket, null);
      listen(socket);
      const onWrite = () => noteQuestion(socket);
      if (path) return heardOut(socket.connect(path), onWrite);
      const turn = tried++ % port.length;
      return heardOut(socket.connect(port[turn] ?? 5432, host[turn] ?? "localhost"), onWrite);
    },

    count(): number {
      forgetClosed();
      return open.size;
    },

    /** Bytes that came in over all of them: a server that hangs says nothing. */
    heard(): number {
      forgetClosed();
      return [...open.keys()].reduce((sum, { bytesRead }) => sum + bytesRead, heardBefore);
    },

    letGo(): void {
      restsUntil = Date.now() + restFor;
      // Once the driver has written what it is about to write, see `refusing`; and without an error, after which it would
      // forget what is asked until the socket has closed (`hadError` in its connection.js).
      setImmediate(() => [...open.keys()].forEach((socket) => socket.destroy()));
    },

    /**
     * Ends those over which nothing has come for so long since something was asked: a table that somebody holds, a disk that
     * hangs, a connection that was lost without a word. The others go on. Over TLS nobody sees what is asked, and none is ended.
     * @returns whether there are any
     */
    letSilentGo(milliseconds: number): boolean {
      const silent = [...open.keys()].filter((socket) => isSilent(socket, milliseconds));
      setImmediate(() => silent.forEach((socket) => socket.destroy()));
      return silent.length > 0;
    },

    /**
     * Ends those on which an answer stands still, whoever's turn it is: no time limit of the server's sees a driver that says no
     * more, and all that is asked on that connection waits behind it.
     * @param milliseconds longer than any statement may take
     */
    letStuckGo(milliseconds: number): void {
      // After a process that stood still has read what came in meanwhile.
      setImmediate(() => {
        for (const socket of open.keys())
          if (isSilent(socket, milliseconds) || isStuck(socket, milliseconds)) socket.destroy();
      });
    },
  };
}
