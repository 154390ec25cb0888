import type { FastifyReply, FastifyRequest } from "fastify";
import { networkOf } from "~/services/rate-limits/network";
import { refuse } from "./error-answer";

type Options = {
  /** Bodies that may be under way at the same time; one network has one of them. */
  most: number;
  /** Bytes; smaller bodies need no slot. */
  above: number;
  /** Most that all bodies under way may have brought, in bytes. */
  room: number;
  /** Bodies that have arrived and are looked at, at the same time: each takes several times its size. */
  mostRead: number;
  /** Slowest that a body may arrive, in bytes a second, over each interval: a slot is not for sitting in. */
  minRate: number;
  /** Milliseconds. */
  interval: number;
};

type Upload = { request: FastifyRequest; since: number; brought: () => number };

/**
 * Hooks that bound the memory which large bodies take, for `onRequest` and `preHandler`. What counts is what a body has
 * brought, not that it has begun: many slow ones take little. Where there is no room for another one, the one that has
 * brought least in its time gives way, once it has had an interval, so that nobody keeps others out by dawdling.
 */
export function uploadSlots({ most, above, room, mostRead, minRate, interval }: Options) {
  const underWay = new Map<string, Upload>();
  const waiting: (() => void)[] = [];
  let read = 0;

  const rateOf = ({ since, brought }: Upload) => brought() / (performance.now() - since);
  const isFull = () =>
    underWay.size >= most ||
    [...underWay.values()].reduce((sum, { brought }) => sum + brought(), 0) >= room;

  /** @returns whether one gave way */
  function endSlowest(): boolean {
    const [slowest] = [...underWay]
      .filter(([, { request, since }]) => {
        return !request.raw.complete && performance.now() - since >= interval;
      })
      .toSorted(([, one], [, other]) => rateOf(one) - rateOf(other));
    if (!slowest) return false;
    const [network, { request }] = slowest;
    underWay.delete(network);
    request.raw.destroy();
    return true;
  }

  function arrive(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
    // Without a length, which no browser leaves out, a body may be of any size.
    const length = Number(request.headers["content-length"] ?? Infinity);
    if (length <= above) return done();
    const network = networkOf(request.ip);
    if (underWay.has(network) || (isFull() && !endSlowest())) {
      void refuse(reply, 503, { "Retry-After": "15", Connection: "close" });
      return;
    }
    const { socket } = request.raw;
    const start = socket.bytesRead ?? 0;
    const upload = {
      request,
      since: performance.now(),
      brought: () => (socket.bytesRead ?? 0) - start,
    };
    underWay.set(network, upload);
    let before = 0;
    const clock = setInterval(() => {
      const brought = upload.brought();
      if (request.raw.complete) clearInterval(clock);
      else if (brought - before < (minRate * interval) / 1000) request.raw.destroy();
      before = brought;
    }, interval);
    reply.raw.once("close", () => {
      clearInterval(clock);
      if (underWay.get(network) === upload) underWay.delete(network);
    });
    done();
  }

  function beRead(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
    if (Number(request.headers["content-length"] ?? Infinity) <= above) return done();
    const begin = () => {
      read += 1;
      reply.raw.once("close", () => {
        read -= 1;
        waiting.shift()?.();
      });
      done();
    };
    if (read < mostRead) return begin();
    waiting.push(begin);
    reply.raw.once("close", () => {
      const place = waiting.indexOf(begin);
      if (place !== -1) waiting.splice(place, 1);
    });
  }

  return { arrive, beRead };
}
