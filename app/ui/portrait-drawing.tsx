import type { Likeness } from "~/site/personas";
import { seededRandom } from "~/sky/random";
import { gold, MedallionRim } from "./medallion-rim";

const hairColours: Record<Likeness["hairColour"], string> = {
  ink: "#2a2147",
  chestnut: "#6d4038",
  copper: "#a9563a",
  honey: "#b98a4e",
  silver: "#b9b6cf",
};
const skins: Record<Likeness["skin"], { face: string; shade: string; line: string }> = {
  fair: { face: "#f3d3bd", shade: "#dfae98", line: "#8a4f45" },
  warm: { face: "#e2b08c", shade: "#c78d6b", line: "#74402f" },
  olive: { face: "#d09a74", shade: "#b17c59", line: "#62352a" },
  deep: { face: "#8f5d47", shade: "#74483a", line: "#3d211d" },
};

const hairBehind: Partial<Record<Likeness["hair"], string>> = {
  waves:
    "M60 92c-4-40 14-60 40-60s44 20 40 60c-1 14 6 20 4 34-1 12 6 18 3 32H53c-3-14 4-20 3-32-2-14 5-20 4-34z",
  curls:
    "M58 58a17 17 0 0 1 16-22 20 20 0 0 1 26-10 20 20 0 0 1 26 10 17 17 0 0 1 16 22 16 16 0 0 1 6 24 16 16 0 0 1-3 25 15 15 0 0 1-12 22q-33 12-66 0a15 15 0 0 1-12-22 16 16 0 0 1-3-25 16 16 0 0 1 6-24z",
  bun: "M100 9a17 17 0 1 1 0 34 17 17 0 1 1 0-34zM64 88c-4-36 12-52 36-52s40 16 36 52l-6 22H70z",
  braid: "M62 92c-4-38 12-58 38-58s42 20 38 58c-1 12-3 20-8 28H70c-5-8-7-16-8-28z",
};

const hairInFront: Record<Likeness["hair"], string> = {
  waves: "M65 96c-4-38 10-58 35-58s39 20 35 58c-3-18-12-32-26-40-8 16-24 24-36 24-4 4-7 9-8 16z",
  bun: "M67 84c-2-30 12-44 33-44s35 14 33 44c-5-16-16-25-33-25s-28 9-33 25z",
  braid: "M66 92c-4-36 10-54 34-54s38 18 34 54c-3-18-14-32-34-36-20 4-31 18-34 36z",
  crop: "M66 84c-4-32 10-48 34-48s38 16 34 48l-4-2c0-10-4-18-10-22-12 5-30 5-40 0-6 4-10 12-10 22z",
  curls: "M67 86c-6-26 6-46 33-46s39 20 33 46c-4-10-10-16-18-16-8 3-22 3-30 0-8 0-14 6-18 16z",
  tousled:
    "M65 88c-7-30 6-50 30-52 6-6 14-5 18 0 20 4 28 24 22 52l-5-4c1-8-2-16-6-20-6 3-12 3-16 0-4 5-10 6-15 3-4 5-11 6-16 4-4 4-6 9-7 14z",
  bald: "",
};

const garments: Record<Likeness["garment"], { body: string; line: string }> = {
  crew: {
    body: "M38 200c2-34 22-48 46-52 4 10 28 10 32 0 24 4 44 18 46 52z",
    line: "M82 149c6 13 30 13 36 0",
  },
  "roll-neck": {
    body: "M38 200c2-34 20-46 44-51l1-19q17 9 34 0l1 19c24 5 42 17 44 51z",
    line: "M83 138q17 9 34 0M82 149q18 10 36 0",
  },
  collar: {
    body: "M38 200c2-34 22-48 46-52l16 24 16-24c24 4 44 18 46 52z",
    line: "M84 148l-6 12 12 6 10 14 10-14 12-6-6-12M100 180v20",
  },
  shawl: {
    body: "M34 200c0-34 18-46 46-54 8 8 32 8 40 0 28 8 46 20 46 54z",
    line: "M78 148c4 18 26 30 56 34M122 148c-3 10-9 17-17 22M66 158c6 18 24 32 52 42",
  },
};

/** A few stars around the head, never two portraits with the same: dots are strokes without length. */
function starsOf(seed: string): { dim: string; bright: string; line: string } {
  const random = seededRandom(seed);
  const stars = Array.from({ length: 16 }, (_, index) => {
    const angle = Math.PI * (1.02 + 0.96 * ((index + random() * 0.8) / 16));
    const distance = 68 + random() * 22;
    const x = Math.round(100 + Math.cos(angle) * distance);
    const y = Math.round(102 + Math.sin(angle) * distance);
    return `${x} ${y}`;
  });
  const bright = stars.filter((_, index) => index % 5 === 0);
  return {
    dim: `M${stars.filter((star) => !bright.includes(star)).join("h0M")}h0`,
    bright: `M${bright.join("h0M")}h0`,
    line: `M${bright.join("L")}`,
  };
}

/**
 * A persona's portrait as a picture of its own, with nothing in it that a page would have to give. `npm run drawings` writes
 * it into a file, which browsers keep: in a page it was three thousand bytes, eight times over.
 * @param hue of the persona's area, in degrees
 */
export function PortraitDrawing({
  likeness,
  name,
  hue,
}: {
  likeness: Likeness;
  name: string;
  hue: number;
}) {
  const { hair, skin, garment } = likeness;
  const colours = skins[skin];
  const hairColour = hairColours[likeness.hairColour];
  const strand = likeness.hairColour === "silver" ? "#6f6b93" : gold;
  const stars = starsOf(name);
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">
      <defs>
        <clipPath id="disc">
          <circle cx="100" cy="100" r="95" />
        </clipPath>
        <linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#12143b" />
          <stop offset="1" stopColor={`oklch(0.46 0.09 ${hue})`} />
        </linearGradient>
      </defs>
      <g clipPath="url(#disc)">
        <rect width="200" height="200" fill="url(#sky)" />
        <path d={stars.line} fill="none" stroke={gold} strokeWidth="0.8" opacity="0.45" />
        <circle cx="100" cy="88" r="60" fill="#f6dfae" opacity="0.24" />
        <path d={stars.dim} stroke="#f3eddd" strokeWidth="1.8" strokeLinecap="round" />
        <path d={stars.bright} stroke={gold} strokeWidth="3.8" strokeLinecap="round" />
        {hairBehind[hair] && <path d={hairBehind[hair]} fill={hairColour} />}
        <path d="M86 118h28v30l2 24h-32l2-24z" fill={colours.shade} />
        <path d={garments[garment].body} fill={`oklch(0.36 0.08 ${hue})`} />
        <path
          d="M68 82c0-26 12-38 32-38s32 12 32 38c0 30-14 52-32 52S68 112 68 82z"
          fill={colours.face}
        />
        <g fill={colours.face}>
          <ellipse cx="67" cy="92" rx="4.5" ry="8" />
          <ellipse cx="133" cy="92" rx="4.5" ry="8" />
        </g>
        {likeness.beard && (
          <path
            d="M68 90c1 30 13 51 32 51s31-21 32-51c-4 10-8 15-14 17-6-4-12-4-18-2-6-2-12-2-18 2-6-2-10-7-14-17zm22 22q10-5 20 0-10 6-20 0z"
            fill={hair === "bald" ? "#4a3a4d" : hairColour}
            fillRule="evenodd"
          />
        )}
        <Face line={colours.line} shade={colours.shade} bearded={likeness.beard} />
        {hairInFront[hair] && <path d={hairInFront[hair]} fill={hairColour} />}
        {hair === "braid" && <Braid colour={hairColour} />}
        <g fill="none" stroke={gold} strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round">
          <path d={garments[garment].line} />
          <g stroke={strand} opacity="0.75" strokeWidth="1.1">
            <path d={strands[hair]} />
          </g>
          {likeness.headband && <path d="M68 70q32-14 64 0" strokeWidth="2.2" />}
          {likeness.glasses && (
            <path d="M74 88a11 10 0 1 0 22 0 11 10 0 1 0-22 0zm30 0a11 10 0 1 0 22 0 11 10 0 1 0-22 0zm-8-1q4-3 8 0M74 86l-6-2M126 86l6-2" />
          )}
        </g>
        {likeness.headband && <circle cx="100" cy="64" r="3" fill={gold} />}
        {likeness.earrings && (
          <g fill={gold}>
            <circle cx="66" cy="104" r="2.6" />
            <circle cx="134" cy="104" r="2.6" />
          </g>
        )}
      </g>
      <MedallionRim />
    </svg>
  );
}

const strands: Record<Likeness["hair"], string> = {
  waves:
    "M108 44c-6 14-18 24-32 28M112 44c12 6 18 18 20 32M58 120c3 10-2 18 0 28M142 120c-3 10 2 18 0 28",
  bun: "M90 20c6-4 16-3 20 4M88 28c8-4 18-4 24 0M100 42v12M86 45l-4 12M114 45l4 12",
  braid: "M100 40v14M84 46c-6 6-10 14-12 24M116 46c6 6 10 14 12 24",
  crop: "M82 46c8-6 26-7 36-1",
  curls:
    "M72 48a12 12 0 0 1 18-8M110 38a13 13 0 0 1 20 14M60 84a10 10 0 0 0 0 18M140 84a10 10 0 0 1 0 18M92 50a9 9 0 0 1 16 0",
  tousled: "M80 54c4-8 12-13 20-13M104 52c4-6 10-8 16-6M72 66c1-6 4-11 8-14",
  bald: "M80 50c6-4 12-6 20-6",
};

function Face({ line, shade, bearded }: { line: string; shade: string; bearded?: boolean }) {
  return (
    <g fill="none" stroke={line} strokeWidth="1.8" strokeLinecap="round">
      <path d="M78 88q7 5.5 14 0M108 88q7 5.5 14 0" />
      <path d="M77 78q7-4 15-1M108 77q8-3 15 1" strokeWidth="1.5" opacity="0.8" />
      <path d="M100 88c-1 6-3 10-4 13q4 3 8 1" stroke={shade} />
      <path d={bearded ? "M92 113q8 4 16 0" : "M91 114q9 7 18 0"} />
    </g>
  );
}

function Braid({ colour }: { colour: string }) {
  return (
    <g fill={colour} stroke={gold} strokeWidth="1" strokeOpacity="0.75">
      <ellipse cx="134" cy="122" rx="10" ry="12" transform="rotate(-12 134 122)" />
      <ellipse cx="137" cy="141" rx="9" ry="11" transform="rotate(-6 137 141)" />
      <ellipse cx="138" cy="159" rx="8" ry="10" />
      <path d="M134 168h8l3 14h-14z" />
    </g>
  );
}
