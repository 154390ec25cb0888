import { seededRandom } from "~/sky/random";

const width = 1600;
const height = 900;

function scatter(seed: string, count: number): string {
  const random = seededRandom(seed);
  let path = "";
  for (let index = 0; index < count; index += 1) {
    const x = Math.round(random() * width);
    const y = Math.round(random() ** 1.3 * height * 0.86);
    path += `M${x} ${y}h0`;
  }
  return path;
}

const layer = (seed: string, count: number, size: number, opacity: number) =>
  `<path d="${scatter(seed, count)}" stroke-width="${size}" opacity="${opacity}"/>`;

const picture = (layers: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="none" stroke="#f3eddd" stroke-linecap="round">${layers}</svg>`;

/** Stars behind night sections: those that stand still, and the few that twinkle. The style sheet lays them out. */
export const nightSky = {
  still: picture(layer("far", 190, 1.6, 0.4) + layer("near", 80, 2.6, 0.6)),
  twinkling: picture(layer("bright", 26, 3.8, 1)),
};
