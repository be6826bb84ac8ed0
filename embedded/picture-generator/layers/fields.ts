import { engraveLines } from '../geometry/hatch.ts';
import type { Ridge } from '../geometry/hill-line.ts';
import type { Point } from '../geometry/point.ts';
import type { Colour } from '../palette.ts';
import type { Random } from '../prng.ts';
import type { Scene, Season } from '../scene.ts';

/** What grows on a field, or the state of a field on which nothing grows. */
export type Crop = 'gras' | 'saat' | 'weizen' | 'acker' | 'stoppel' | 'raps' | 'schnee' | 'brache';

/**
 * The crops that a field may have in each season. The more often a crop is listed, the more often
 * it is chosen.
 */
export const CROPS_BY_SEASON: Record<Season, [Crop, ...Crop[]]> = {
  fruehling: ['saat', 'raps', 'gras', 'acker', 'saat'],
  sommer: ['weizen', 'gras', 'saat', 'weizen', 'stoppel'],
  herbst: ['acker', 'stoppel', 'gras', 'acker', 'saat'],
  winter: ['schnee', 'brache', 'schnee'],
};

const groundColours: Record<Crop, Colour> = {
  gras: 'green',
  saat: 'deep',
  weizen: 'wheat',
  acker: 'earth',
  stoppel: 'wheat',
  raps: 'wheat',
  schnee: 'paper',
  brache: 'shade',
};

/**
 * Maps positions on the land to the sheet, in perspective. `u` is 0 at the left edge of the land
 * and 1 at the right one. `v` is 0 at the ridge and 1 at the front.
 */
export interface FieldMap {
  at(u: number, v: number): Point;
  top: number;
  bottom: number;
}

export interface FieldView {
  ridge: Ridge;
  bottom: number;
  /** The x coordinate in px to which the rows converge. */
  vanishingX: number;
  /** The row spacing at the ridge divided by the row spacing at the front, from 0 to 1. */
  farSpacingRatio?: number;
  /** The largest sideways shift of the rows in px. It makes the ground look uneven. */
  maxRowShift?: number;
}

export function createFieldMap(view: FieldView): FieldMap {
  const farSpacingRatio = view.farSpacingRatio ?? 0.3;
  const reach = 1500 / farSpacingRatio;
  const maxRowShift = view.maxRowShift ?? 0;
  return {
    top: view.ridge(1200),
    bottom: view.bottom,
    at: (u, v) => {
      const offset = (u - 0.5) * 2 * reach;
      const x =
        view.vanishingX +
        offset * (farSpacingRatio + (1 - farSpacingRatio) * v ** 1.35) +
        maxRowShift * Math.sin(v * Math.PI);
      const ridgeY = view.ridge(view.vanishingX + offset * farSpacingRatio);
      return [x, ridgeY + (view.bottom - ridgeY) * v ** 1.15];
    },
  };
}

function createColumnLine(map: FieldMap, u: number, from = 0, to = 1): Point[] {
  return Array.from({ length: 15 }, (_, index) => map.at(u, from + ((to - from) * index) / 14));
}

function isOnSheet(line: Point[]): boolean {
  return line.some(([x, y]) => x > -60 && x < 2460 && y > -60 && y < 1660);
}

interface RowLayout {
  map: FieldMap;
  from: number;
  to: number;
  count: number;
  random: Random;
}

function createRowLines({ map, from, to, count, random }: RowLayout): Point[][] {
  return Array.from({ length: count }, (_, index) =>
    createColumnLine(map, from + ((index + 0.5 + random.jitter(0.16)) / count) * (to - from)),
  ).filter(isOnSheet);
}

/**
 * Returns short upright shapes along rows, for example ears, stubble or seedlings. They are larger
 * towards the front.
 */
function createTufts(rows: RowLayout, size: number, lean: number): Point[][] {
  const { random } = rows;
  const shapes: Point[][] = [];
  for (const line of createRowLines(rows)) {
    let v = random.range(0.01, 0.05);
    const u = line[0]![0];
    while (v < 1) {
      const position = v * 14;
      const index = Math.min(13, Math.floor(position));
      const a = line[index]!;
      const b = line[index + 1]!;
      const x = a[0] + (b[0] - a[0]) * (position - index);
      const y = a[1] + (b[1] - a[1]) * (position - index);
      const height = size * (0.25 + 0.75 * v);
      if (x > -30 && x < 2430 && y < 1640) {
        const tipOffsetX = lean * height + random.jitter(height * 0.25);
        const halfWidth = height * 0.13;
        shapes.push([
          [x - halfWidth, y],
          [x + tipOffsetX * 0.3 - halfWidth, y - height * 0.55],
          [x + tipOffsetX, y - height],
          [x + tipOffsetX * 0.5 + halfWidth, y - height * 0.45],
        ]);
      }
      v += (0.026 + v * 0.05) * random.range(0.7, 1.3) + (u % 1) * 0.001;
    }
  }
  return shapes;
}

function drawCrop(scene: Scene, rows: RowLayout, crop: Crop, scale: number): void {
  const { print } = scene;
  const { map, random } = rows;
  const depth = map.bottom - map.top;
  const getPerspectiveScale = ([, y]: Point): number =>
    0.22 + 0.78 * Math.max(0, (y - map.top) / depth);
  const lines = createRowLines(rows);
  const rowDistance = ((rows.to - rows.from) * 10000) / rows.count;
  const width = Math.min(60, rowDistance * 0.5);
  const cut = (lineWidth: number, strength: number, strokeLength: number): Point[][] =>
    engraveLines(
      lines,
      (point) => getPerspectiveScale(point) * strength,
      lineWidth,
      random,
      strokeLength,
      true,
    );
  if (crop === 'gras') print.overprint('shade', cut(width, 0.5, 170));
  if (crop === 'saat') print.carve('shade', cut(width * 0.8, 1, 700));
  if (crop === 'acker') print.overprint('ink', cut(width, 1, 900));
  if (crop === 'weizen') {
    print.overprint('shade', cut(width, 0.42, 130));
    print.overprint(
      'ink',
      createTufts({ ...rows, count: Math.ceil(rows.count * 0.6) }, 72 * scale, 0.3),
    );
  }
  if (crop === 'raps') print.overprint('green', createTufts(rows, 60 * scale, 0));
  if (crop === 'stoppel') {
    print.carve('wheat', cut(width * 1.1, 1, 420));
    print.overprint(
      'ink',
      createTufts({ ...rows, count: Math.ceil(rows.count * 0.7) }, 38 * scale, 0.1),
    );
  }
  if (crop === 'schnee') print.overprint('shade', cut(width, 0.36, 200));
  if (crop === 'brache') {
    print.carve('shade', cut(width * 1.3, 1, 260));
    print.overprint('ink', cut(width, 0.3, 130));
  }
}

export interface FieldsOptions extends FieldView {
  /** The crops of the fields, from left to right. */
  crops: readonly Crop[];
  /** Number of rows on all fields together. */
  rows?: number;
  /** Size of the plants. 1 means that plants in the foreground are knee-high. */
  scale?: number;
}

/** Draws the land below a ridge as adjacent fields, whose rows of plants run towards the front. */
export function drawFields(scene: Scene, label: string, options: FieldsOptions): FieldMap {
  const map = createFieldMap(options);
  const pen = scene.pen(label);
  const { random } = pen;
  const { crops } = options;
  const fieldBorders = crops.map((_, index) =>
    index === 0 ? 0 : index / crops.length + random.jitter(0.25 / crops.length),
  );
  // Moves a border between two fields towards the middle of the land, because the front of the
  // sheet shows only the middle.
  const toVisibleShare = (cut: number): number =>
    crops.length === 1 ? cut : 0.5 + (cut - 0.5) * 0.62;
  crops.forEach((crop, index) => {
    const from = index === 0 ? 0 : toVisibleShare(fieldBorders[index]!);
    const to = index === crops.length - 1 ? 1 : toVisibleShare(fieldBorders[index + 1]!);
    const ridgeLine = Array.from({ length: 41 }, (_, part) =>
      map.at(from + ((to - from) * part) / 40, 0),
    );
    const area = [
      ...ridgeLine,
      ...createColumnLine(map, to),
      ...createColumnLine(map, from).toReversed(),
    ];
    const count = Math.max(5, Math.round((options.rows ?? 90) * (to - from)));
    scene.print.paint(groundColours[crop], [area]);
    drawCrop(scene, { map, from, to, count, random: random.fork(crop) }, crop, options.scale ?? 1);
    if (index > 0) {
      const hedgeLine = createColumnLine(map, from);
      pen.line([hedgeLine], 7, 'ink', 'lens');
    }
  });
  return map;
}
