import { createBlob } from '../geometry/blob.ts';
import { getBoundingBox, type Line, type Point } from '../geometry/point.ts';
import { createRibbon } from '../geometry/ribbon.ts';
import type { Colour } from '../palette.ts';
import type { Season } from '../scene.ts';
import { carveInk, type StrokeAction, type Pen } from './pen.ts';

const crownColours: Record<Season, Colour> = {
  fruehling: 'inkOnGreen',
  sommer: 'inkOnGreen',
  herbst: 'inkOnWheat',
  winter: 'ink',
};

interface Bough {
  line: readonly [Point, Point, Point];
  thickness: number;
}

/**
 * Returns a bough and all boughs that fork from it. Stops forking where a twig would be too thin to
 * carve.
 */
function growBoughs(
  pen: Pen,
  from: Point,
  angle: number,
  reach: number,
  thickness: number,
  depth: number,
): Bough[] {
  const { random } = pen;
  const direction = angle + random.jitter(14);
  const radians = (direction * Math.PI) / 180;
  const to: Point = [from[0] + Math.cos(radians) * reach, from[1] + Math.sin(radians) * reach];
  const middlePoint: Point = [
    (from[0] + to[0]) / 2 + random.jitter(reach * 0.12),
    (from[1] + to[1]) / 2 + random.jitter(reach * 0.1),
  ];
  const boughs: Bough[] = [{ line: [from, middlePoint, to], thickness }];
  if (depth === 0 || thickness * pen.at.scale < 3) return boughs;
  const forkCount = depth > 3 ? 3 : random.int(2, 3);
  for (let fork = 0; fork < forkCount; fork += 1) {
    const spread = (fork - (forkCount - 1) / 2) * random.range(30, 46) + random.jitter(10);
    const length = reach * random.range(0.68, 0.92);
    boughs.push(...growBoughs(pen, to, direction + spread, length, thickness * 0.6, depth - 1));
  }
  if (depth > 2) {
    const side = random.chance(0.5) ? 48 : -48;
    boughs.push(
      ...growBoughs(pen, middlePoint, direction + side, reach * 0.55, thickness * 0.42, depth - 2),
    );
  }
  return boughs;
}

/**
 * Draws bare boughs that start at `base` and fork repeatedly. A thin rim around them has no ink, so
 * that they are visible against a dark sky.
 */
export function drawBoughs(
  pen: Pen,
  base: Point,
  angle: number,
  length: number,
  width: number,
): void {
  const boughs = growBoughs(pen, base, angle, length, width, 4);
  const rim = 9 / pen.at.scale;
  const shapes = (extraThickness: number): Point[][] =>
    boughs.map(({ line, thickness }) =>
      createTaperedShape(line, thickness + extraThickness, thickness * 0.62 + extraThickness),
    );
  pen.mark('paper', ...shapes(rim));
  pen.mark('ink', ...shapes(0));
}

function createTaperedShape(
  line: readonly [Point, Point, Point],
  from: number,
  to: number,
): Point[] {
  const left: Point[] = [];
  const right: Point[] = [];
  line.forEach((at, index) => {
    const a = line[Math.max(0, index - 1)]!;
    const b = line[Math.min(2, index + 1)]!;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const halfWidth = (from + ((to - from) * index) / 2) / 2;
    const normalX = (-(b[1] - a[1]) / length) * halfWidth;
    const normalY = ((b[0] - a[0]) / length) * halfWidth;
    left.push([at[0] + normalX, at[1] + normalY]);
    right.push([at[0] - normalX, at[1] - normalY]);
  });
  return left.concat(right.toReversed());
}

/**
 * Draws cuts that look like leaves along the curve of a crown: many on its lit side (upper left),
 * none in its shade. `spread` is the length of a cut in units of the drawing.
 */
export function drawLeafCuts(
  pen: Pen,
  crown: Line,
  spread: number,
  count: number,
  action: StrokeAction,
): void {
  const box = getBoundingBox([crown]);
  const cx = (box.left + box.right) / 2;
  const cy = (box.top + box.bottom) / 2;
  const { x, y, scale } = pen.at;
  const scaleX = pen.at.scaleX ?? scale;
  const toCrownPoint = ([crownX, crownY]: Point): Point => [
    ((crownX - x) / scaleX - cx) / ((box.right - box.left) / 2),
    ((crownY - y) / scale - cy) / ((box.bottom - box.top) / 2),
  ];
  pen.drawTicks(
    crown,
    count,
    spread,
    spread * 0.42,
    (at) => {
      const [dx, dy] = toCrownPoint(at);
      return (Math.atan2(dy + 0.9, dx * 0.8) * 180) / Math.PI + 90 * (dx < 0 ? 1 : -1) + 60;
    },
    action,
    (at) => {
      const [dx, dy] = toCrownPoint(at);
      return -dx * 0.55 - dy * 0.8 + 0.3 > pen.random.range(-0.25, 0.7) && dx * dx + dy * dy < 0.93;
    },
  );
}

/** Draws a broad-leaved tree, 100 units high; it grows from the origin. */
export function drawTree(pen: Pen, season: Season, fineness = 1): void {
  const { random } = pen;
  if (season === 'winter') {
    pen.line('0,0* 0,-30*', 6 + 9 / pen.at.scale, 'paper', 'blunt');
    pen.mark('ink', '-6,4* -3,-4 -2.4,-30* 2.4,-30* 3,-4 6.5,4*');
    drawBoughs(pen, [0, -27], -90, 24, 5.4);
    return;
  }
  pen.fill('ink', '-6,4* -2.6,-5 -2,-24 -9,-42* -6,-43* 0,-32 7,-46* 10,-45* 3,-24 3,-5 7,4*');
  const lumps: [x: number, y: number, r: number][] = [
    [21, -50, 19],
    [-22, -49, 18],
    [0, -46, 17],
    [14, -71, 20],
    [-14, -72, 19],
    [-2, -60, 21],
    [2, -85, 15],
  ];
  for (const [x, y, r] of lumps) {
    const crown = createBlob(
      random,
      x + random.jitter(3),
      y + random.jitter(3),
      r * 1.08,
      r * 0.92,
      8,
      0.15,
    );
    pen.fill(crownColours[season], crown);
    drawLeafCuts(pen, crown, 4.6, Math.round(62 * fineness), carveInk);
    if (season === 'fruehling') drawLeafCuts(pen, crown, 3.4, Math.round(20 * fineness), 'paper');
  }
}

/** Draws a slim poplar, 100 units high; it grows from the origin. */
export function drawPoplar(pen: Pen, season: Season): void {
  if (season === 'winter') {
    pen.line('0,4 0,-98', 4, 'ink', 'taper');
    for (let y = -20; y > -88; y -= 8) {
      pen.line(
        [`0,${y} -6,${y - 12} -7,${y - 24}`, `0,${y - 4} 6,${y - 15} 7,${y - 26}`],
        1.6,
        'ink',
        'taper',
      );
    }
    return;
  }
  pen.line('0,4 0,-30', 4, 'ink', 'blunt');
  const crown = '0,-100 6,-80 10,-52 9,-28 3,-12 -4,-12 -9,-30 -10,-54 -5,-82';
  pen.fill(crownColours[season], crown);
  pen.drawTicks(crown, 60, 9, 2.4, -80, carveInk, (at) => at[0] < pen.at.x + 1 * pen.at.scale);
}

/** Draws a spruce, 100 units high; it grows from the origin. */
export function drawSpruce(pen: Pen, season: Season): void {
  pen.line('0,4 0,-20', 5, 'ink', 'blunt');
  for (let tier = 0; tier < 6; tier += 1) {
    const y = -12 - tier * 13;
    const tierHalfWidth = 27 - tier * 4.1;
    pen.fill(
      'inkOnDeep',
      `0,${y - 26}* ${tierHalfWidth * 0.5},${y - 8} ${tierHalfWidth},${y + 3}* ${tierHalfWidth * 0.4},${y - 1} 0,${y + 3} ${-tierHalfWidth * 0.4},${y} ${-tierHalfWidth},${y + 4}* ${-tierHalfWidth * 0.5},${y - 8}`,
    );
    const action: StrokeAction = season === 'winter' ? 'paper' : carveInk;
    pen.line(
      [
        `-2,${y - 18} ${-tierHalfWidth * 0.4},${y - 7} ${-tierHalfWidth * 0.82},${y}`,
        `-1,${y - 12} ${-tierHalfWidth * 0.2},${y - 4} ${-tierHalfWidth * 0.4},${y - 1}`,
      ],
      season === 'winter' ? 4 : 2,
      action,
    );
  }
}

/** Draws hedges and trees along a distant ridge. */
export function drawHedge(
  pen: Pen,
  ridge: (x: number) => number,
  from: number,
  to: number,
  height: number,
): void {
  const { random } = pen;
  const shapes: Point[][] = [];
  for (let x = from; x < to; x += height * random.range(0.35, 0.9)) {
    const r = height * random.range(0.25, 0.55);
    shapes.push(createBlob(random, x, ridge(x) - r * 0.5, r, r * random.range(0.8, 1.2), 6, 0.2));
  }
  const line: Point[] = [];
  for (let x = from; x <= to; x += 30) line.push([x, ridge(x)]);
  shapes.push(createRibbon(line, height * 0.3, 'lens', random));
  for (const shape of shapes) pen.fill('inkOnDeep', shape);
  for (const shape of shapes.slice(0, -1)) drawLeafCuts(pen, shape, height * 0.16, 16, carveInk);
}
