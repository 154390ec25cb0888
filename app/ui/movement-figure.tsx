import { figures, type Figure, type FigureKey, type Joint } from "./movement-figures";

const pathOf = (joints: readonly Joint[]) => `M${joints.map((joint) => joint.join(" ")).join("L")}`;

export function MovementFigure({ figure, className }: { figure: FigureKey; className?: string }) {
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true" className={className}>
      <FigureLines figure={figure} />
    </svg>
  );
}

function neckOf({ head, limbs: [spine = []] }: Figure): Joint {
  const distance = ([x, y]: Joint) => Math.hypot(x - head[0], y - head[1]);
  const [first = head, last = head] = [spine[0], spine[spine.length - 1]];
  return distance(first) < distance(last) ? first : last;
}

function FigureLines({ figure }: { figure: FigureKey }) {
  const { head, limbs, prop } = figures[figure];
  const [x, y] = head;
  const neck = pathOf([neckOf(figures[figure]), head]);
  const joints = new Map(limbs.flat().map((joint) => [joint.join(), joint]));
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d="M16 188h168" className="stroke-gold" strokeWidth="1.5" />
      {prop && <path d={prop} className="stroke-area" strokeWidth="3" opacity="0.6" />}
      <g className="stroke-area" opacity="0.62">
        {limbs.map((limb, index) => (
          <path key={pathOf(limb)} d={pathOf(limb)} strokeWidth={index === 0 ? 24 : 13} />
        ))}
        <path d={neck} strokeWidth="10" />
        <circle cx={x} cy={y} r="14" className="fill-area" stroke="none" />
      </g>
      <g stroke="currentColor" strokeWidth="1" opacity="0.6">
        {[...limbs.map(pathOf), neck].map((line) => (
          <path key={line} d={line} />
        ))}
      </g>
      <g className="fill-star forced-colors:fill-[CanvasText]">
        {[...joints.values(), head].map(([cx, cy]) => (
          <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="2.6" />
        ))}
      </g>
    </g>
  );
}

export function MovementMedallion({
  figure,
  className,
}: {
  figure: FigureKey;
  className?: string;
}) {
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true" data-theme="dark" className={className}>
      <circle cx="100" cy="100" r="95" fill="oklch(0.3 0.07 var(--area-hue))" />
      <circle cx="100" cy="92" r="66" fill="#f6dfae" opacity="0.14" />
      <g transform="translate(28 22) scale(0.72)">
        <FigureLines figure={figure} />
      </g>
      <circle cx="100" cy="100" r="95" fill="none" className="stroke-gold" strokeWidth="2.5" />
      <circle
        cx="100"
        cy="100"
        r="89.5"
        fill="none"
        className="stroke-gold"
        strokeWidth="0.7"
        opacity="0.6"
      />
    </svg>
  );
}
