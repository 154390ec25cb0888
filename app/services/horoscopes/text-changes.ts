export type Change = { change: "kept" | "added" | "removed"; text: string };

/** Words and what stands between them. */
const piecesOf = (text: string) => text.match(/\s+|[^\s]+/gu) ?? [];

/** What became of a text, word by word: the longest common sequence is what was kept. */
export function changesBetween(before: string, after: string): Change[] {
  const [old, fresh] = [piecesOf(before), piecesOf(after)];
  const lengths = Array.from({ length: old.length + 1 }, () =>
    Array.from({ length: fresh.length + 1 }, () => 0),
  );
  for (let i = old.length - 1; i >= 0; i--)
    for (let j = fresh.length - 1; j >= 0; j--)
      lengths[i]![j] =
        old[i] === fresh[j]
          ? lengths[i + 1]![j + 1]! + 1
          : Math.max(lengths[i + 1]![j]!, lengths[i]![j + 1]!);
  const changes: Change[] = [];
  const add = (change: Change["change"], text: string) => {
    const last = changes.at(-1);
    if (last?.change === change) last.text += text;
    else changes.push({ change, text });
  };
  let [i, j] = [0, 0];
  while (i < old.length || j < fresh.length) {
    if (i < old.length && j < fresh.length && old[i] === fresh[j]) {
      add("kept", old[i]!);
      i++;
      j++;
    } else if (j >= fresh.length || (i < old.length && lengths[i + 1]![j]! >= lengths[i]![j + 1]!))
      add("removed", old[i++]!);
    else add("added", fresh[j++]!);
  }
  return changes;
}
