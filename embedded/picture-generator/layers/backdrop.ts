import { engraveLines } from '../geometry/hatch.ts';
import { createArc, createRectangle } from '../geometry/outline.ts';
import type { Point } from '../geometry/point.ts';
import type { Colour, Plate } from '../palette.ts';
import type { Scene } from '../scene.ts';

/**
 * Returns rays in all directions that start about `innerRadius` px from a centre, like the cuts of
 * a gouge around a subject.
 */
function createRays(scene: Scene, [cx, cy]: Point, innerRadius: number): Point[][] {
  const { random } = scene;
  const lines: Point[][] = [];
  for (let angle = 0; angle < 360; angle += random.range(1.7, 3.1)) {
    const radians = (angle * Math.PI) / 180;
    const line: Point[] = [];
    for (let r = innerRadius * random.range(0.8, 1.2); r < 1750; r += 60) {
      line.push([cx + Math.cos(radians) * r, cy + Math.sin(radians) * r]);
    }
    lines.push(line.filter(([x, y]) => x > -60 && x < 2460 && y > -60 && y < 1660));
  }
  return lines;
}

function createCircles(scene: Scene, [cx, cy]: Point, innerRadius: number): Point[][] {
  const lines: Point[][] = [];
  for (let r = innerRadius; r < 1800; r += 38) {
    const start = scene.random.range(0, 360);
    lines.push(createArc(cx, cy, r, start, start + 356));
  }
  return lines;
}

function createLevelLines(scene: Scene): Point[][] {
  const lines: Point[][] = [];
  for (let y = -10; y < 1640; y += 36) {
    const phase = scene.random.range(0, 6);
    lines.push(
      Array.from({ length: 41 }, (_, i) => [i * 62 - 40, y + Math.sin(i / 6 + phase) * 6]),
    );
  }
  return lines;
}

/**
 * Draws the background of a close-up: rays or circles around `centre`, or horizontal lines. It is
 * bright in the morning, coloured at noon and nearly black in the evening.
 *
 * With `isSubjectYellow`, the background is not yellow in the morning and at noon, so that the
 * subject stands out.
 */
export function drawBackdrop(
  scene: Scene,
  centre: Point,
  innerRadius = 380,
  isSubjectYellow = false,
): void {
  const { random, print, light } = scene;
  const wholeSheet = [createRectangle(-40, -40, 2440, 1640)];
  const isAutumn = scene.season === 'herbst';
  const groundByLight: Record<Scene['light'], [Colour, Plate]> = {
    morgen: isSubjectYellow ? ['green', 'green'] : ['wheat', 'wheat'],
    mittag:
      !isSubjectYellow && random.chance(isAutumn ? 0.6 : 0.25)
        ? ['wheat', 'wheat']
        : ['green', 'green'],
    abend: random.chance(isAutumn ? 0.7 : 0.4) ? ['inkOnWheat', 'ink'] : ['inkOnGreen', 'ink'],
  };
  const [colour, plate] = groundByLight[light];
  print.paint(colour, wholeSheet);
  const pattern = random.pick([createRays, createRays, createCircles, createLevelLines]);
  const lines = pattern(scene, centre, innerRadius);
  const getDistance = ([x, y]: Point): number => Math.hypot(x - centre[0], y - centre[1]);
  const tone =
    light === 'abend'
      ? (at: Point): number => Math.max(0.08, 1 - getDistance(at) / 1300)
      : (at: Point): number => Math.max(0.1, 1.05 - getDistance(at) / 1400);
  const width = light === 'abend' ? 21 : 25;
  print.carve(plate, engraveLines(lines, tone, width, random, light === 'morgen' ? 900 : 330));
}
