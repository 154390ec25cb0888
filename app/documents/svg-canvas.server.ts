import { outlines } from "./outlines.server";
import { Pen } from "./pen.server";
import type { Face } from "./theme";

type Paint = string | Gradient;

/** A picture of so many points that a pen draws, as SVG. */
export function drawingOf(
  size: { width: number; height: number },
  paint: (pen: Pen) => void,
): string {
  const canvas = new SvgCanvas();
  paint(canvas.pen());
  return canvas.svg(size);
}

type State = {
  fill: Paint;
  stroke: Paint;
  fillOpacity: number;
  strokeOpacity: number;
  lineWidth: number;
  lineCap: string;
  lineJoin: string;
  dash: string | null;
  x: number;
  y: number;
  scale: number;
  clip: string | null;
};

const initial: State = {
  ...{ fill: "#000", stroke: "#000", fillOpacity: 1, strokeOpacity: 1 },
  ...{
    lineWidth: 1,
    lineCap: "butt",
    lineJoin: "miter",
    dash: null,
    x: 0,
    y: 0,
    scale: 1,
    clip: null,
  },
};

const short = (value: number) => Math.round(value * 100) / 100;

class Gradient {
  private readonly stops: string[] = [];

  constructor(
    readonly id: string,
    private readonly element: "linearGradient" | "radialGradient",
    private readonly place: string,
  ) {}

  stop(at: number, color: string, opacity = 1): this {
    this.stops.push(`<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`);
    return this;
  }

  toString(): string {
    return `<${this.element} id="${this.id}" gradientUnits="userSpaceOnUse" ${this.place}>${this.stops.join("")}</${this.element}>`;
  }
}

/**
 * What pdfkit draws on a page, as SVG: the same calls by the same names, as many of them as a cover makes. Another one fails,
 * and so does the first document that is rendered with it.
 */
export class SvgCanvas {
  private readonly drawn: string[] = [];
  private readonly definitions: (Gradient | string)[] = [];
  private readonly saved: State[] = [];
  private state = initial;
  private drawnPath = "";
  private face: Face = "text";
  private size = 12;

  /** A pen that draws here, for what draws with a pen. */
  pen(): Pen {
    return new Pen(this as unknown as PDFKit.PDFDocument);
  }

  /** Everything so far as a picture of a page of that many points. */
  svg({ width, height }: { width: number; height: number }): string {
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${this.definitions.join("")}</defs>${this.drawn.join("")}</svg>`;
  }

  save(): this {
    this.saved.push(this.state);
    return this;
  }

  restore(): this {
    this.state = this.saved.pop() ?? initial;
    return this;
  }

  translate(x: number, y: number): this {
    const { scale } = this.state;
    return this.with({ x: this.state.x + x * scale, y: this.state.y + y * scale });
  }

  scale(scale: number): this {
    return this.with({ scale: this.state.scale * scale });
  }

  clip(): this {
    const id = `c${this.definitions.length}`;
    this.definitions.push(`<clipPath id="${id}"><path d="${this.drawnPath}"/></clipPath>`);
    this.drawnPath = "";
    return this.with({ clip: id });
  }

  moveTo(x: number, y: number): this {
    return this.add("M", x, y);
  }

  lineTo(x: number, y: number): this {
    return this.add("L", x, y);
  }

  quadraticCurveTo(cx: number, cy: number, x: number, y: number): this {
    return this.add("Q", cx, cy, x, y);
  }

  bezierCurveTo(...points: [number, number, number, number, number, number]): this {
    return this.add("C", ...points);
  }

  path(strokes: string): this {
    this.drawnPath += strokes;
    return this;
  }

  closePath(): this {
    return this.add("Z");
  }

  rect(x: number, y: number, width: number, height: number): this {
    return this.add("M", x, y).add("h", width).add("v", height).add("h", -width).add("Z");
  }

  roundedRect(x: number, y: number, width: number, height: number, r: number): this {
    const corner = (dx: number, dy: number) => this.add("a", r, r, 0, 0, 1, dx, dy);
    this.add("M", x + r, y).add("h", width - 2 * r);
    corner(r, r).add("v", height - 2 * r);
    corner(-r, r).add("h", 2 * r - width);
    corner(-r, -r).add("v", 2 * r - height);
    return corner(r, -r).add("Z");
  }

  circle(x: number, y: number, r: number): this {
    return this.add("M", x - r, y)
      .add("a", r, r, 0, 1, 0, 2 * r, 0)
      .add("a", r, r, 0, 1, 0, -2 * r, 0)
      .add("Z");
  }

  linearGradient(x1: number, y1: number, x2: number, y2: number): Gradient {
    return this.gradient("linearGradient", `x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"`);
  }

  /** From the middle of one circle, as pdfkit draws it from one to the other. */
  radialGradient(
    x: number,
    y: number,
    _r: number,
    _x2: number,
    _y2: number,
    radius: number,
  ): Gradient {
    return this.gradient("radialGradient", `cx="${x}" cy="${y}" r="${radius}"`);
  }

  fillColor(fill: Paint): this {
    return this.with({ fill });
  }

  strokeColor(stroke: Paint): this {
    return this.with({ stroke });
  }

  fillOpacity(fillOpacity: number): this {
    return this.with({ fillOpacity });
  }

  strokeOpacity(strokeOpacity: number): this {
    return this.with({ strokeOpacity });
  }

  lineWidth(lineWidth: number): this {
    return this.with({ lineWidth });
  }

  lineJoin(lineJoin: string): this {
    return this.with({ lineJoin });
  }

  lineCap(lineCap: string): this {
    return this.with({ lineCap });
  }

  dash(length: number, { space }: { space: number }): this {
    return this.with({ dash: `${length} ${space}` });
  }

  undash(): this {
    return this.with({ dash: null });
  }

  fill(paint: Paint = this.state.fill): this {
    return this.with({ fill: paint }).paint({ filled: true, stroked: false });
  }

  fillAndStroke(fill: Paint, stroke: Paint): this {
    return this.with({ fill, stroke }).paint({ filled: true, stroked: true });
  }

  stroke(paint: Paint = this.state.stroke): this {
    return this.with({ stroke: paint }).paint({ filled: false, stroked: true });
  }

  font(face: Face, size: number): this {
    this.face = face;
    this.size = size;
    return this;
  }

  text(text: string, x: number, y: number, { characterSpacing: tracking = 0 }): this {
    const { face, size } = this;
    const fill = String(this.state.fill);
    this.drawn.push(outlines({ face, size, text, tracking }, { x: short(x), y: short(y), fill }));
    return this;
  }

  // A picture has no structure and leads nowhere; what is drawn under a tag is drawn.
  struct() {
    const element = {
      dictionary: { data: {} },
      add: (content: unknown) => {
        if (typeof content === "function") content();
        return element;
      },
      end: () => undefined,
    };
    return element;
  }

  addStructure(): this {
    return this;
  }

  markContent(): this {
    return this;
  }

  endMarkedContent(): this {
    return this;
  }

  goTo(): this {
    return this;
  }

  private with(changed: Partial<State>): this {
    this.state = { ...this.state, ...changed };
    return this;
  }

  private add(command: string, ...numbers: number[]): this {
    this.drawnPath += `${command}${numbers.map(short).join(" ")}`;
    return this;
  }

  private gradient(element: "linearGradient" | "radialGradient", place: string): Gradient {
    const gradient = new Gradient(`g${this.definitions.length}`, element, place);
    this.definitions.push(gradient);
    return gradient;
  }

  private paint({ filled, stroked }: { filled: boolean; stroked: boolean }): this {
    const {
      fill,
      stroke,
      fillOpacity,
      strokeOpacity,
      lineWidth,
      lineCap,
      lineJoin,
      dash,
      x,
      y,
      scale,
      clip,
    } = this.state;
    const value = (paint: Paint) => (typeof paint === "string" ? paint : `url(#${paint.id})`);
    const attributes = [
      `d="${this.drawnPath}"`,
      filled ? `fill="${value(fill)}" fill-opacity="${fillOpacity}"` : 'fill="none"',
      stroked &&
        `stroke="${value(stroke)}" stroke-opacity="${strokeOpacity}" stroke-width="${lineWidth}" stroke-linecap="${lineCap}"${lineJoin === "miter" ? "" : ` stroke-linejoin="${lineJoin}"`}`,
      stroked && dash && `stroke-dasharray="${dash}"`,
      (x !== 0 || y !== 0 || scale !== 1) &&
        `transform="translate(${short(x)} ${short(y)})${scale === 1 ? "" : ` scale(${short(scale)})`}"`,
      clip && `clip-path="url(#${clip})"`,
    ];
    this.drawn.push(`<path ${attributes.filter(Boolean).join(" ")}/>`);
    this.drawnPath = "";
    return this;
  }
}
