import { createEllipse } from '../geometry/outline.ts';
import type { Pen } from '../layers/pen.ts';

/** Draws a bunch of grapes, 420 units wide, that lies on a table. */
export function drawSmallGrapes(pen: Pen): void {
  const rows: [number, number, number][] = [
    [-150, 10, 3],
    [-170, -50, 5],
    [-120, -108, 4],
    [-60, -160, 2],
  ];
  for (const [left, y, count] of rows.toReversed()) {
    for (let index = 0; index < count; index += 1) {
      const x = left + index * 68 + pen.random.jitter(10);
      pen.shape('green', createEllipse(x, y + pen.random.jitter(8), 42, 42, 16), 8);
      pen.line(`${x - 22},${y - 6} ${x - 14},${y - 22} ${x},${y - 28}`, 9, 'paper');
      pen.line(`${x + 28},${y - 6} ${x + 22},${y + 20} ${x},${y + 30}`, 11, 'ink');
    }
  }
  pen.line('-30,-180 10,-240 70,-256', 18, 'ink', 'blunt');
}
