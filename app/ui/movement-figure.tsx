import type { FigureKey } from "~/catalogue/movement";

type Joint = readonly [x: number, y: number];

type Figure = {
  head: Joint;
  /** Chains of joints: spine, arms, legs. */
  limbs: readonly (readonly Joint[])[];
  /** A chair, a wall: drawn behind the body. */
  prop?: string;
};

const standingLegs = [
  [
    [91, 116],
    [88, 148],
    [85, 180],
  ],
  [
    [109, 116],
    [112, 148],
    [115, 180],
  ],
] as const;

const figures: Record<FigureKey, Figure> = {
  neck: {
    head: [116, 36],
    limbs: [
      [
        [104, 60],
        [100, 116],
      ],
      [
        [104, 60],
        [78, 68],
        [70, 96],
        [72, 122],
      ],
      [
        [104, 60],
        [124, 68],
        [131, 96],
        [129, 122],
      ],
      ...standingLegs,
    ],
  },
  shoulders: {
    head: [100, 34],
    limbs: [
      [
        [100, 60],
        [100, 116],
      ],
      [
        [78, 66],
        [48, 76],
        [74, 62],
      ],
      [
        [122, 66],
        [152, 76],
        [126, 62],
      ],
      [
        [78, 66],
        [122, 66],
      ],
      ...standingLegs,
    ],
  },
  "side-bend": {
    head: [130, 48],
    limbs: [
      [
        [100, 116],
        [106, 90],
        [120, 68],
      ],
      [
        [116, 66],
        [116, 36],
        [146, 20],
      ],
      [
        [120, 68],
        [132, 92],
        [120, 116],
      ],
      [
        [91, 116],
        [80, 148],
        [74, 180],
      ],
      [
        [107, 116],
        [114, 148],
        [122, 180],
      ],
    ],
  },
  "roll-down": {
    head: [136, 138],
    limbs: [
      [
        [86, 104],
        [108, 92],
        [128, 112],
      ],
      [
        [128, 112],
        [122, 142],
        [118, 168],
      ],
      [
        [86, 104],
        [96, 142],
        [86, 180],
        [102, 180],
      ],
    ],
  },
  cat: {
    head: [158, 134],
    limbs: [
      [
        [58, 122],
        [94, 96],
        [134, 116],
      ],
      [
        [134, 116],
        [136, 148],
        [134, 180],
      ],
      [
        [58, 122],
        [66, 178],
        [34, 180],
      ],
    ],
  },
  child: {
    head: [136, 168],
    limbs: [
      [
        [60, 144],
        [90, 134],
        [118, 154],
      ],
      [
        [118, 154],
        [146, 180],
        [178, 180],
      ],
      [
        [60, 144],
        [106, 178],
        [46, 180],
      ],
    ],
  },
  march: {
    head: [104, 32],
    limbs: [
      [
        [101, 58],
        [100, 112],
      ],
      [
        [101, 62],
        [122, 86],
        [138, 68],
      ],
      [
        [101, 62],
        [82, 86],
        [74, 112],
      ],
      [
        [100, 112],
        [134, 116],
        [130, 152],
        [142, 154],
      ],
      [
        [100, 112],
        [98, 146],
        [92, 180],
        [106, 180],
      ],
    ],
  },
  "chair-squat": {
    head: [112, 54],
    limbs: [
      [
        [78, 126],
        [88, 100],
        [104, 78],
      ],
      [
        [104, 80],
        [130, 94],
        [154, 84],
      ],
      [
        [78, 126],
        [122, 130],
        [112, 180],
        [128, 180],
      ],
    ],
    prop: "M38 84v96M38 140h48v40",
  },
  "wall-push": {
    head: [124, 46],
    limbs: [
      [
        [92, 118],
        [104, 94],
        [116, 70],
      ],
      [
        [116, 72],
        [138, 98],
        [166, 80],
      ],
      [
        [92, 118],
        [76, 148],
        [58, 180],
        [70, 180],
      ],
    ],
    prop: "M172 24v156",
  },
  calf: {
    head: [101, 24],
    limbs: [
      [
        [100, 50],
        [99, 104],
      ],
      [
        [100, 54],
        [112, 80],
        [136, 94],
      ],
      [
        [99, 104],
        [101, 136],
        [95, 168],
        [107, 180],
      ],
    ],
    prop: "M142 96v84M142 136h36v44",
  },
  tree: {
    head: [100, 50],
    limbs: [
      [
        [100, 74],
        [100, 122],
      ],
      [
        [84, 80],
        [74, 44],
        [98, 16],
      ],
      [
        [116, 80],
        [126, 44],
        [102, 16],
      ],
      [
        [84, 80],
        [116, 80],
      ],
      [
        [96, 122],
        [97, 152],
        [96, 180],
      ],
      [
        [106, 122],
        [136, 138],
        [102, 156],
      ],
    ],
  },
  "legs-up": {
    head: [30, 168],
    limbs: [
      [
        [56, 174],
        [142, 172],
      ],
      [
        [60, 174],
        [84, 182],
        [108, 180],
      ],
      [
        [142, 172],
        [154, 118],
        [160, 66],
      ],
    ],
    prop: "M172 24v156",
  },
  rest: {
    head: [26, 166],
    limbs: [
      [
        [52, 174],
        [116, 174],
      ],
      [
        [56, 172],
        [76, 182],
        [94, 164],
      ],
      [
        [116, 174],
        [144, 128],
        [160, 180],
        [172, 180],
      ],
    ],
  },
};

const pathOf = (joints: readonly Joint[]) => `M${joints.map((joint) => joint.join(" ")).join("L")}`;

/** A body in movement, drawn as a constellation: joints are stars. Decoration beside the words that say the same. */
export function MovementFigure({ figure, className }: { figure: FigureKey; className?: string }) {
  return (
    <svg viewBox="0 0 200 200" aria-hidden="true" className={className}>
      <FigureLines figure={figure} />
    </svg>
  );
}

function FigureLines({ figure }: { figure: FigureKey }) {
  const { head, limbs, prop } = figures[figure];
  const [x, y] = head;
  const joints = new Map(limbs.flat().map((joint) => [joint.join(), joint]));
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d="M16 187h168" className="stroke-gold" strokeWidth="1.5" opacity="0.7" />
      {prop && <path d={prop} className="stroke-area" strokeWidth="4" opacity="0.5" />}
      <g className="stroke-area" strokeWidth="14" opacity="0.32">
        {limbs.map((limb) => (
          <path key={pathOf(limb)} d={pathOf(limb)} />
        ))}
      </g>
      <circle cx={x} cy={y} r="15" className="fill-area" opacity="0.32" />
      <g stroke="currentColor" strokeWidth="1.6" opacity="0.75">
        {limbs.map((limb) => (
          <path key={pathOf(limb)} d={pathOf(limb)} />
        ))}
        <circle cx={x} cy={y} r="15" />
      </g>
      <g className="fill-star forced-colors:fill-[CanvasText]">
        {[...joints.values()].map(([cx, cy]) => (
          <g key={`${cx} ${cy}`}>
            <circle cx={cx} cy={cy} r="6" opacity="0.22" />
            <circle cx={cx} cy={cy} r="2.8" />
          </g>
        ))}
        <circle cx={x} cy={y} r="3.4" />
      </g>
    </g>
  );
}

/** The same in a medallion of night sky, beside the portraits of other teams. */
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
