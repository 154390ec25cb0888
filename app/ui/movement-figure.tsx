import { gold, MedallionRim } from "./medallion-rim";
import { figures, type Figure, type FigureKey, type Joint } from "./movement-figures";

const pathOf = (joints: readonly Joint[]) => `M${joints.map((joint) => joint.join(" ")).join("L")}`;

export function MovementFigure({ figure, className }: { figure: FigureKey; className?: string }) {
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true" className={className}>
      <FigureLines figure={figure} paint={ofThePage} />
    </svg>
  );
}

function neckOf({ head, limbs: [spine = []] }: Figure): Joint {
  const distance = ([x, y]: Joint) => Math.hypot(x - head[0], y - head[1]);
  const [first = head, last = head] = [spine[0], spine[spine.length - 1]];
  return distance(first) < distance(last) ? first : last;
}

/** How the parts of a figure are painted: by classes where a page gives the colours, else by colours of its own. */
type Paint = Readonly<
  Record<
    "ground" | "limbs" | "head" | "joints",
    { className?: string; stroke?: string; fill?: string }
  >
>;

const ofThePage: Paint = {
  ground: { className: "stroke-gold" },
  limbs: { className: "stroke-area" },
  head: { className: "fill-area" },
  joints: { className: "fill-star forced-colors:fill-[CanvasText]" },
};

function FigureLines({ figure, paint }: { figure: FigureKey; paint: Paint }) {
  const { head, limbs, prop } = figures[figure];
  const [x, y] = head;
  const neck = pathOf([neckOf(figures[figure]), head]);
  const joints = new Map(limbs.flat().map((joint) => [joint.join(), joint]));
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d="M16 188h168" strokeWidth="1.5" {...paint.ground} />
      {prop && <path d={prop} strokeWidth="3" opacity="0.6" {...paint.limbs} />}
      <g opacity="0.62" {...paint.limbs}>
        {limbs.map((limb, index) => (
          <path key={pathOf(limb)} d={pathOf(limb)} strokeWidth={index === 0 ? 24 : 13} />
        ))}
        <path d={neck} strokeWidth="10" />
        <circle cx={x} cy={y} r="14" stroke="none" {...paint.head} />
      </g>
      <g stroke="currentColor" strokeWidth="1" opacity="0.6">
        {[...limbs.map(pathOf), neck].map((line) => (
          <path key={line} d={line} />
        ))}
      </g>
      <g {...paint.joints}>
        {[...joints.values(), head].map(([cx, cy]) => (
          <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="2.6" />
        ))}
      </g>
    </g>
  );
}

/** The figures that stand for a team without personas. */
export const medallions = ["side-bend", "tree"] as const satisfies readonly FigureKey[];

/** A figure in a round picture, as the portraits are: `npm run drawings` writes it into a file. */
export function MedallionDrawing({ figure, hue }: { figure: FigureKey; hue: number }) {
  const area = `oklch(0.78 0.11 ${hue})`;
  const paint: Paint = {
    ground: { stroke: gold },
    limbs: { stroke: area },
    head: { fill: area },
    joints: { fill: gold },
  };
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" color="#f3eddd">
      <circle cx="100" cy="100" r="95" fill={`oklch(0.3 0.07 ${hue})`} />
      <circle cx="100" cy="92" r="66" fill="#f6dfae" opacity="0.14" />
      <g transform="translate(28 22) scale(0.72)">
        <FigureLines figure={figure} paint={paint} />
      </g>
      <MedallionRim />
    </svg>
  );
}
