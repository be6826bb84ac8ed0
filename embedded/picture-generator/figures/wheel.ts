import { createArc, createEllipse } from '../geometry/outline.ts';
import type { Point } from '../geometry/point.ts';
import { carveInk, type Pen } from '../layers/pen.ts';
import type { Colour } from '../palette.ts';

/**
 * Draws a tractor tyre with lugs and a coloured rim. The centre and radius are in units of the
 * drawing.
 */
export function drawTyre(pen: Pen, cx: number, cy: number, r: number, rim: Colour): void {
  const lugCount = Math.round(14 + r / 14);
  const treadOutline: Point[] = [];
  for (let lugIndex = 0; lugIndex < lugCount; lugIndex += 1) {
    for (const [part, reach] of [
      [0, 0.94],
      [0.12, 1],
      [0.52, 1],
      [0.66, 0.94],
    ] as const) {
      const angle = ((lugIndex + part) / lugCount) * Math.PI * 2;
      treadOutline.push([cx + Math.cos(angle) * r * reach, cy + Math.sin(angle) * r * reach]);
    }
  }
  pen.fill('ink', treadOutline.map(([x, y]) => `${x},${y}*`).join(' '));
  for (let lugIndex = 0; lugIndex < lugCount; lugIndex += 1) {
    const from = ((lugIndex + 0.75) / lugCount) * Math.PI * 2;
    const to = from - 2.2 / lugCount;
    const lightShare = 0.5 - 0.5 * Math.cos(from - Math.PI * 1.25);
    pen.line(
      [
        [
          [cx + Math.cos(from) * r * 0.93, cy + Math.sin(from) * r * 0.93],
          [cx + Math.cos(to) * r * 0.74, cy + Math.sin(to) * r * 0.74],
        ],
      ],
      r * (0.012 + 0.045 * (1 - lightShare)),
      'paper',
    );
  }
  pen.line([createEllipse(cx, cy, r * 0.66)], r * 0.022, 'paper', 'blunt', true);
  pen.fill(rim, createEllipse(cx, cy, r * 0.56));
  pen.line([createArc(cx, cy, r * 0.47, -60, 130)], r * 0.06, 'ink');
  pen.line([createArc(cx, cy, r * 0.38, -40, 110)], r * 0.05, 'ink');
  pen.fill('ink', createEllipse(cx, cy, r * 0.22));
  for (let boltIndex = 0; boltIndex < 6; boltIndex += 1) {
    const angle = (boltIndex / 6) * Math.PI * 2 + 0.3;
    pen.fill(
      'paper',
      createEllipse(
        cx + Math.cos(angle) * r * 0.15,
        cy + Math.sin(angle) * r * 0.15,
        r * 0.024,
        r * 0.024,
        7,
      ),
    );
  }
  pen.mark(carveInk, createEllipse(cx, cy, r * 0.05, r * 0.05, 8));
}
