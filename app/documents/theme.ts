import type { Area } from "~/site/areas";

/**
 * A4 and the text column, in points. The wide left margin is for hanging marks. What has a background reaches as far out as
 * the star of a heading, at both sides.
 */
export const page = {
  width: 595.28,
  height: 841.89,
  column: { x: 116, width: 376 },
  wide: { x: 90, width: 428 },
  top: 84,
  bottom: 772,
  headerBaseline: 50,
  footerBaseline: 802,
} as const;

export const ink = {
  paper: "#FBF7EE",
  panel: "#F4EDDD",
  hairline: "#E2D6BB",
  text: "#252A4A",
  heading: "#1A1F45",
  muted: "#666981",
  gold: "#B98A2F",
} as const;

export const night = {
  top: "#090D26",
  middle: "#151B45",
  bottom: "#262456",
  text: "#F7F1E1",
  muted: "#C3C2DC",
  gold: "#E4C27A",
  star: "#FFF9E8",
  leader: "#6F709B",
} as const;

export const areaHues: Record<Area, { deep: string; glow: string }> = {
  spirituality: { deep: "#6243A6", glow: "#7B5BD6" },
  emotions: { deep: "#1B6E70", glow: "#2FA3A0" },
  dating: { deep: "#A23E5F", glow: "#D0668A" },
  career: { deep: "#8F5A10", glow: "#D79A3A" },
  law: { deep: "#465871", glow: "#7189AB" },
  books: { deep: "#7A3566", glow: "#A9548F" },
  community: { deep: "#3A49A0", glow: "#5568D0" },
  fitness: { deep: "#2C6B42", glow: "#4FA36E" },
};

export type Face = "light" | "heading" | "text" | "strong";

/** How a run of text is set. Sizes, leading and tracking are in points. */
export type TextStyle = {
  face: Face;
  size: number;
  leading: number;
  color: string;
  tracking?: number;
};

/** The least size of what is to be read on paper, in points: tables and footers were too small for tired eyes. */
export const leastSize = 9;

export const readable = (size: number): number => Math.max(leastSize, size);

/** Every style of the inside pages at one density: 1 is the natural size, neighbours tighten or loosen it slightly. */
export function textStyles(density: number, hue: string) {
  const style = (face: Face, size: number, ratio: number, color: string): TextStyle => ({
    face,
    size: readable(size * density),
    leading: readable(size * density) * ratio * Math.sqrt(density),
    color,
  });
  return {
    lead: style("light", 14, 1.47, ink.heading),
    heading: style("heading", 17, 1.28, ink.heading),
    paragraph: style("text", 10.5, 1.5, ink.text),
    quotation: style("light", 17, 1.4, ink.heading),
    stepTitle: style("strong", 11, 1.42, ink.heading),
    stepNumber: style("heading", 11.5, 1.42, hue),
    bullet: style("strong", 13, 1.5, ink.gold),
    answerLabel: style("strong", 8.8, 1.5, hue),
    answer: style("text", 9.4, 1.46, ink.text),
    note: style("text", 8.8, 1.48, ink.muted),
  };
}

export type TextStyles = ReturnType<typeof textStyles>;
