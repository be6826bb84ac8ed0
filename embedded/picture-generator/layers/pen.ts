import { fitInside } from '../geometry/fit.ts';
import {
  engraveLines,
  interpolateLines,
  clipLine,
  createParallelLines,
  type Tone,
} from '../geometry/hatch.ts';
import { parseOutline, sampleCurve, type Outline } from '../geometry/outline.ts';
import {
  identityPlacement,
  isInside,
  getLength,
  toSheetPoints,
  type Line,
  type Placement,
  type Point,
} from '../geometry/point.ts';
import { createRibbon, thinOutLine, type StrokeProfile } from '../geometry/ribbon.ts';
import { roughenLine } from '../geometry/roughen-line.ts';
import type { Colour, Plate } from '../palette.ts';
import type { Random } from '../prng.ts';
import type { Print } from './print.ts';

/**
 * What a stroke does: it prints a colour, or carves ink out of a printing block so that the colours
 * below become visible.
 */
export type StrokeAction = Colour | { carve: Plate };

export interface HatchStyle {
  /** Angle of the hatching in degrees; 0 is horizontal. */
  angle?: number;
  gap?: number;
  width?: number;
  tone?: Tone;
  stroke?: number;
  action?: StrokeAction;
  clipArea?: Outline;
}

/** The colours that darken the colours below. All other colours replace them. */
const darkeningColours: ReadonlySet<Colour> = new Set<Colour>(['ink', 'shade']);

export const carveInk: StrokeAction = { carve: 'ink' };

/** Draws a figure at a position on the sheet. Line widths scale with the figure. */
export class Pen {
  readonly #print: Print;
  readonly random: Random;
  readonly at: Placement;

  constructor(print: Print, random: Random, at: Placement = identityPlacement) {
    this.#print = print;
    this.random = random;
    this.at = at;
  }

  /**
   * Returns a pen for a part of this drawing. `at` is the placement of the part within the drawing.
   * The scale, rotation and mirroring of the drawing also apply to the part.
   */
  part(at: Placement): Pen {
    const [origin] = toSheetPoints([[at.x, at.y]], this.at);
    const mirrorSign = (this.at.scaleX ?? this.at.scale) < 0 ? -1 : 1;
    return new Pen(this.#print, this.random, {
      x: origin![0],
      y: origin![1],
      scale: at.scale * this.at.scale,
      scaleX: (at.scaleX ?? at.scale) * this.at.scale * mirrorSign,
      rotationDegrees: (at.rotationDegrees ?? 0) * mirrorSign + (this.at.rotationDegrees ?? 0),
    });
  }

  /** Returns the smooth line through the points of an outline, in coordinates of the sheet. */
  trace(outline: Outline, isClosed = true): Point[] {
    const knots = parseOutline(outline, isClosed);
    const placedPoints = toSheetPoints(
      knots.map((knot) => knot.at),
      this.at,
    );
    return sampleCurve(
      knots.map((knot, index) => ({ at: placedPoints[index]!, isCorner: knot.isCorner })),
      isClosed,
    );
  }

  /**
   * Returns a tone that changes evenly from `low` at the point `from` to `high` at the point `to`.
   */
  createGradient(from: Point, to: Point, low = 0, high = 1): Tone {
    const [a, b] = toSheetPoints([from, to], this.at) as [Point, Point];
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const lengthSquared = dx * dx + dy * dy || 1;
    return ([x, y]) => {
      const t = ((x - a[0]) * dx + (y - a[1]) * dy) / lengthSquared;
      return low + (high - low) * Math.min(1, Math.max(0, t));
    };
  }

  /**
   * Makes the edge of a shape uneven. Small shapes get short facets, so that they keep their form.
   */
  #roughen(shape: Line): Point[] {
    const step = Math.min(20, Math.max(8, getLength(shape) / 30));
    return roughenLine(shape, this.random, true, step, Math.min(1.5, step / 10));
  }

  traceAndRoughen(outlines: readonly Outline[]): Point[][] {
    return outlines.map((outline) => this.#roughen(this.trace(outline)));
  }

  /** Draws shapes filled with a colour. They hide what is below. */
  fill(colour: Colour, ...outlines: readonly Outline[]): void {
    this.#print.paint(colour, this.traceAndRoughen(outlines));
  }

  /** Prints a colour in the shapes, or carves them out of a printing block. */
  mark(action: StrokeAction, ...outlines: readonly Outline[]): void {
    this.#apply(action, this.traceAndRoughen(outlines));
  }

  /** Draws a filled shape with an ink outline. */
  shape(colour: Colour, outline: Outline, width = 6): void {
    this.fill(colour, outline);
    if (width > 0) this.line([outline], width, 'ink', 'blunt', true);
  }

  /** Draws a limb, rod or rope along a line, with an ink outline. */
  drawLimb(colour: Colour, outline: Outline, width: number, edge = 6): void {
    this.line([outline], width + edge * 2, 'ink', 'blunt');
    this.line([outline], width, colour, 'blunt');
  }

  /** Draws a patch or shadow, but only inside the shape `clipArea`. */
  patch(action: StrokeAction, outline: Outline, clipArea: Outline): void {
    const fittedLine = fitInside(this.trace(outline), this.trace(clipArea));
    this.#apply(action, [this.#roughen(fittedLine)]);
  }

  #apply(action: StrokeAction, shapes: readonly Line[]): void {
    if (typeof action !== 'string') this.#print.carve(action.carve, shapes);
    else if (darkeningColours.has(action)) this.#print.overprint(action, shapes);
    else this.#print.paint(action, shapes);
  }

  /** Draws a stroke along each outline. `width` is in units of the drawing. */
  line(
    outlines: Outline | readonly Outline[],
    width: number,
    action: StrokeAction = 'ink',
    profile: StrokeProfile = 'lens',
    isClosed = false,
  ): void {
    const list = (
      Array.isArray(outlines) && typeof outlines[0] !== 'string' && isPoint(outlines[0])
        ? [outlines]
        : Array.isArray(outlines)
          ? outlines
          : [outlines]
    ) as readonly Outline[];
    const widthPx = width * this.at.scale;
    const shapes = list.map((outline) => {
      const tracedLine = this.trace(outline, isClosed);
      const path = isClosed ? [...tracedLine, tracedLine[0]!] : tracedLine;
      const line = thinOutLine(path, Math.min(Math.max(14, widthPx * 0.8), getLength(path) / 5));
      return createRibbon(line, widthPx, isClosed ? 'blunt' : profile, this.random);
    });
    this.#apply(action, shapes);
  }

  /** Fills an area with parallel strokes. */
  hatch(area: Outline, style: HatchStyle = {}): void {
    const polygon = this.trace(area);
    const gap = (style.gap ?? 14) * this.at.scale;
    const mirrorSign = (this.at.scaleX ?? 1) < 0 ? -1 : 1;
    const angle = (style.angle ?? 0) * mirrorSign + (this.at.rotationDegrees ?? 0);
    this.#strokes(createParallelLines(polygon, angle, gap, this.random), gap, style);
  }

  /**
   * Draws strokes between two guide lines. Their direction changes gradually from that of the first
   * to that of the second.
   */
  drawContours(first: Outline, second: Outline, count: number, style: HatchStyle = {}): void {
    const lines = interpolateLines(this.trace(first, false), this.trace(second, false), count, 14);
    this.#strokes(lines, (style.gap ?? 14) * this.at.scale, style);
  }

  /** Draws strokes of varying width along lines. The lines are in coordinates of the sheet. */
  #strokes(lines: readonly Line[], gap: number, style: HatchStyle): void {
    const clippedLines = style.clipArea
      ? lines.flatMap((line) => clipLine(line, this.trace(style.clipArea!)))
      : lines;
    const width = style.width === undefined ? gap * 0.5 : style.width * this.at.scale;
    const shapes = engraveLines(
      clippedLines,
      style.tone ?? (() => 0.8 + this.random.jitter(0.2)),
      width,
      this.random,
      (style.stroke ?? 160) * this.at.scale,
    );
    this.#apply(style.action ?? 'ink', shapes);
  }

  /**
   * Draws small separate cuts that are spread over an area, for example leaves, fur or stubble.
   * `angle` is in degrees.
   */
  drawTicks(
    area: Outline,
    count: number,
    length: number,
    width: number,
    angle: number | ((at: Point) => number),
    action: StrokeAction = carveInk,
    shouldDraw: (at: Point) => boolean = () => true,
  ): void {
    const polygon = this.trace(area);
    const xs = polygon.map((point) => point[0]);
    const ys = polygon.map((point) => point[1]);
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
    const shapes: Point[][] = [];
    for (let index = 0; index < count; index += 1) {
      const at: Point = [this.random.range(left, right), this.random.range(top, bottom)];
      if (!isInside(at, polygon) || !shouldDraw(at)) continue;
      const degrees = (typeof angle === 'number' ? angle : angle(at)) + this.random.jitter(14);
      const radians = (degrees * Math.PI) / 180;
      const reach = length * this.at.scale * this.random.range(0.6, 1.2);
      const dx = (Math.cos(radians) * reach) / 2;
      const dy = (Math.sin(radians) * reach) / 2;
      const halfLength = (width * this.at.scale * this.random.range(0.35, 0.6)) / (reach || 1);
      const tickBend = this.random.jitter(0.16);
      shapes.push([
        [at[0] - dx, at[1] - dy],
        [at[0] - dy * (tickBend + halfLength * 2), at[1] + dx * (tickBend + halfLength * 2)],
        [at[0] + dx, at[1] + dy],
        [at[0] - dy * (tickBend - halfLength * 2), at[1] + dx * (tickBend - halfLength * 2)],
      ]);
    }
    this.#apply(action, shapes);
  }
}

function isPoint(value: unknown): boolean {
  return Array.isArray(value) && typeof value[0] === 'number';
}
