import { setFlagsFromString } from "node:v8";

/**
 * Lets the heap grow by two fifths of what is in use before garbage is collected, where V8 would let it grow to four times as
 * much on a machine with memory to spare, and keep it. Pages make little but garbage: a web process that had answered 70,000
 * held 703 MB of which 110 were in use. It holds below 300 now, for good, for about a tenth more processor.
 * Not for what draws documents: its threads begin with little, and would do little else.
 */
export function returnMemory(): void {
  setFlagsFromString("--heap-growing-percent=40");
}
