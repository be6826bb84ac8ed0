import type { Point } from '../geometry/point.ts';
import { createEllipse, createRectangle } from '../geometry/outline.ts';
import type { Colour } from '../palette.ts';
import type { Scene } from '../scene.ts';
import { carveInk } from './pen.ts';

/** Draws a wooden table top across the sheet, from `top` downwards, with grain and a front edge. */
export function drawTable(scene: Scene, top: number, colour: Colour = 'inkOnEarth'): void {
  const pen = scene.pen('table');
  const { random } = pen;
  const isDark = colour.startsWith('ink');
  const grain = isDark ? carveInk : 'ink';
  pen.fill(colour, createRectangle(-40, top, 2440, 1660));
  const boardYs = [top, top + (1640 - top) * 0.3, top + (1640 - top) * 0.66, 1640];
  for (let board = 0; board < 3; board += 1) {
    const from = boardYs[board]!;
    const to = boardYs[board + 1]!;
    const knot = random.range(200, 2200);
    const knotY = (from + to) / 2;
    for (let y = from + 16; y < to - 8; y += random.range(13, 24)) {
      const line: Point[] = [];
      for (let x = -40; x <= 2440; x += 60) {
        const near = Math.exp(-(((x - knot) / 150) ** 2));
        line.push([x, y + Math.sign(y - knotY) * near * 24 + Math.sin(x / 260 + board * 2) * 4]);
      }
      const start = random.int(0, 20);
      pen.line([line.slice(start, start + random.int(9, 26))], random.range(4, 9), grain, 'lens');
    }
    pen.line([createEllipse(knot, knotY, 46, 15)], 6, grain, 'blunt', true);
    pen.line(
      [
        [
          [-40, to],
          [1200, to + 3],
          [2440, to],
        ],
      ],
      12,
      isDark ? 'paper' : 'ink',
      'blunt',
    );
  }
  pen.line(
    [
      [
        [-40, top],
        [1200, top - 2],
        [2440, top],
      ],
    ],
    10,
    isDark ? 'paper' : 'ink',
    'blunt',
  );
}
