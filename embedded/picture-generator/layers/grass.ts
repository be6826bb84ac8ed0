import type { Point } from '../geometry/point.ts';
import { createRibbon } from '../geometry/ribbon.ts';
import type { StrokeAction, Pen } from './pen.ts';
import type { Scene } from '../scene.ts';

function createBlade(pen: Pen, x: number, y: number, height: number, width: number): Point[] {
  const { random } = pen;
  const lean = random.jitter(height * 0.55);
  return createRibbon(
    [
      [x, y],
      [x + lean * 0.12, y - height * 0.4],
      [x + lean * 0.45, y - height * 0.75],
      [x + lean, y - height],
    ],
    width * random.range(0.7, 1.2),
    'taper',
    random,
  );
}

/** Draws tufts of grass along a line, whose function returns y for x. */
export function drawGrass(
  pen: Pen,
  line: (x: number) => number,
  options: {
    from?: number;
    to?: number;
    gap?: number;
    height?: number;
    width?: number;
    action?: StrokeAction;
  },
): void {
  const { from = -20, to = 2420, gap = 16, height = 90, width = 11, action = 'ink' } = options;
  const shapes: Point[][] = [];
  let tuftScale = 1;
  for (let x = from; x < to; x += gap * pen.random.range(0.4, 1.5)) {
    if (pen.random.chance(0.14)) tuftScale = pen.random.range(0.45, 1.35);
    const bladeHeight = height * tuftScale * pen.random.range(0.5, 1.1);
    shapes.push(createBlade(pen, x, line(x) + 6, bladeHeight, width));
  }
  for (const shape of shapes) pen.mark(action, shape);
}

/**
 * Draws a dark strip of grass in the foreground, which gives the picture depth. In winter, draws
 * stalks in the snow instead.
 */
export function drawForeground(scene: Scene, label: string, level = 1560): void {
  const pen = scene.pen(label);
  const wavePhase = pen.random.range(0, 6);
  const line = (x: number): number => level + Math.sin(x / 380 + wavePhase) * 26;
  if (scene.season === 'winter') {
    drawGrass(pen, (x) => line(x) + 40, { gap: 90, height: 130, width: 8 });
    return;
  }
  const edgeLine: Point[] = [];
  for (let x = -40; x <= 2440; x += 60) edgeLine.push([x, line(x)]);
  pen.fill('inkOnDeep', [...edgeLine, [2440, 1660], [-40, 1660]]);
  drawGrass(pen, line, { gap: 17, height: 105, width: 13 });
  drawGrass(pen, (x) => line(x) + 70, {
    gap: 30,
    height: 120,
    width: 9,
    action: { carve: 'ink' },
  });
}
