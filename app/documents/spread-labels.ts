/**
 * Moves labels on a circle apart, as little as possible: neighbours end up at least `gap` degrees from each other, in
 * their order. The circle is cut at its widest empty stretch and the rest is a least-squares fit (pool adjacent
 * violators).
 * @param angles in degrees, in any order
 * @param gap in degrees; all labels together have to fit
 * @returns an angle for each label, in the order given; may lie outside 0 to 360
 */
export function spreadLabels(angles: readonly number[], gap: number): number[] {
  const order = angles
    .map((angle, index) => ({ angle: ((angle % 360) + 360) % 360, index }))
    .sort((a, b) => a.angle - b.angle);
  if (order.length < 2) return [...angles];

  const emptyBefore = order.map(({ angle }, place) => {
    const previous = order.at(place - 1)?.angle ?? 0;
    return place === 0 ? angle + 360 - previous : angle - previous;
  });
  const cut = emptyBefore.indexOf(Math.max(...emptyBefore));
  const line = [...order.slice(cut), ...order.slice(0, cut).map(nextTurn)];

  // Without the gaps, what remains to find is the nearest sequence that never falls.
  const pools: { sum: number; count: number }[] = [];
  line.forEach(({ angle }, place) => {
    let pool = { sum: angle - place * gap, count: 1 };
    for (;;) {
      const last = pools.at(-1);
      if (!last || last.sum / last.count <= pool.sum / pool.count) break;
      pools.pop();
      pool = { sum: last.sum + pool.sum, count: last.count + pool.count };
    }
    pools.push(pool);
  });
  const means = pools.flatMap(({ sum, count }) => Array<number>(count).fill(sum / count));

  const spread = new Array<number>(angles.length).fill(0);
  line.forEach(({ index }, place) => {
    spread[index] = (means[place] ?? 0) + place * gap;
  });
  return spread;
}

const nextTurn = ({ angle, index }: { angle: number; index: number }) => ({
  angle: angle + 360,
  index,
});
