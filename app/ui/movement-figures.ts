export type Joint = readonly [x: number, y: number];

export type Figure = {
  head: Joint;
  /** Chains of joints: the spine first, then arms and legs. */
  limbs: readonly (readonly Joint[])[];
  /** A chair, a wall: drawn behind the body. */
  prop?: string;
};

/** `"12,30 14,60"` → two joints, in a square of 200 with the ground at 188. */
function chain(joints: string): Joint[] {
  return joints.split(" ").map((joint): Joint => {
    const [x = 0, y = 0] = joint.split(",").map(Number);
    return [x, y];
  });
}

const figure = (head: Joint, limbs: readonly string[], prop?: string): Figure => ({
  head,
  limbs: limbs.map(chain),
  prop,
});

const legs = ["91,116 88,148 85,180", "109,116 112,148 115,180"];

/** What can be drawn. */
export type FigureKey =
  | "neck"
  | "shoulders"
  | "side-bend"
  | "roll-down"
  | "cat"
  | "child"
  | "march"
  | "chair-squat"
  | "wall-push"
  | "calf"
  | "tree"
  | "legs-up"
  | "rest";

export const figures: Record<FigureKey, Figure> = {
  neck: figure(
    [116, 36],
    ["104,60 100,116", "104,60 78,68 70,96 72,122", "104,60 124,68 131,96 129,122", ...legs],
  ),
  shoulders: figure(
    [100, 34],
    ["100,60 100,116", "78,66 48,76 74,62", "122,66 152,76 126,62", "78,66 122,66", ...legs],
  ),
  "side-bend": figure(
    [130, 48],
    [
      "100,116 106,90 120,68",
      "116,66 116,36 146,20",
      "120,68 132,92 120,116",
      "91,116 80,148 74,180",
      "107,116 114,148 122,180",
    ],
  ),
  "roll-down": figure(
    [136, 138],
    ["86,104 108,92 128,112", "128,112 122,142 118,168", "86,104 96,142 86,180 102,180"],
  ),
  cat: figure(
    [158, 134],
    ["58,122 94,96 134,116", "134,116 136,148 134,180", "58,122 66,178 34,180"],
  ),
  child: figure(
    [136, 168],
    ["60,144 90,134 118,154", "118,154 146,180 178,180", "60,144 106,178 46,180"],
  ),
  march: figure(
    [104, 32],
    [
      "101,58 100,112",
      "101,62 122,86 138,68",
      "101,62 82,86 74,112",
      "100,112 134,116 130,152 142,154",
      "100,112 98,146 92,180 106,180",
    ],
  ),
  "chair-squat": figure(
    [112, 54],
    ["78,126 88,100 104,78", "104,80 130,94 154,84", "78,126 122,130 112,180 128,180"],
    "M38 84v96M38 140h48v40",
  ),
  "wall-push": figure(
    [124, 46],
    ["92,118 104,94 116,70", "116,72 138,98 166,80", "92,118 76,148 58,180 70,180"],
    "M172 24v156",
  ),
  calf: figure(
    [101, 24],
    ["100,50 99,104", "100,54 112,80 136,94", "99,104 101,136 95,168 107,180"],
    "M142 96v84M142 136h36v44",
  ),
  tree: figure(
    [100, 50],
    [
      "100,74 100,122",
      "84,80 74,44 98,16",
      "116,80 126,44 102,16",
      "84,80 116,80",
      "96,122 97,152 96,180",
      "106,122 136,138 102,156",
    ],
  ),
  "legs-up": figure(
    [30, 168],
    ["56,174 142,172", "60,174 84,182 108,180", "142,172 154,118 160,66"],
    "M172 24v156",
  ),
  rest: figure(
    [26, 166],
    ["52,174 116,174", "56,172 76,182 94,164", "116,174 144,128 160,180 172,180"],
  ),
};
