/**
 * A deterministic source of numbers from 0 up to 1, so that the same document always gets the same sky. FNV-1a turns the
 * seed into a state for the mulberry32 generator.
 */
export function seededRandom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const character of seed)
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}
