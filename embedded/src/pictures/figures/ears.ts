import type { Pen } from '../layers/pen.ts';

/**
 * One ear of wheat on its stalk, foot at the origin, about 400 units high. `detail` from 0 (far,
 * a few points) to 1 (close, every grain with its awn).
 */
export function drawEars(pen: Pen, detail: number): void {
  const { random } = pen;
  const lean = random.jitter(46);
  const topX = lean;
  const topY = -280;
  pen.line(`0,0 ${lean * 0.3},-140 ${topX},${topY}`, 9, 'ink', 'blunt');
  pen.line(`0,0 ${lean * 0.3},-140 ${topX},${topY}`, 4, 'wheat', 'blunt');
  if (detail < 0.5) {
    pen.fill(
      'wheat',
      `${topX - 4},${topY + 10} ${topX - 22},${topY - 40} ${topX - 10 + lean * 0.3},${topY - 110} ${topX + lean * 0.4},${topY - 135} ${topX + 14 + lean * 0.3},${topY - 100} ${topX + 20},${topY - 34}`,
    );
    for (let grain = 0; grain < 3; grain += 1) {
      const y = topY - 20 - grain * 32;
      pen.line(
        [`${topX},${y} ${topX - 16},${y - 26}`, `${topX + 4},${y - 8} ${topX + 20},${y - 32}`],
        7,
        'ink',
      );
    }
    return;
  }
  for (let grain = 0; grain < 7; grain += 1) {
    const x = topX + lean * 0.05 * grain;
    const y = topY - grain * 23;
    for (const side of [-1, 1]) {
      pen.line(
        `${x + side * 8},${y - 14} ${x + side * 26},${y - 70} ${x + side * 34 + lean * 0.3},${y - 128}`,
        3.4,
        'ink',
        'taper',
      );
      const kernel = `${x},${y} ${x + side * 20},${y - 10} ${x + side * 25},${y - 32} ${x + side * 15},${y - 48} ${x + side * 4},${y - 30}`;
      pen.shape('wheat', kernel, 4);
      if (side > 0) pen.line(`${x + 17},${y - 12} ${x + 20},${y - 36}`, 7, 'ink');
    }
  }
  const tip = topY - 165;
  pen.shape(
    'wheat',
    `${topX + lean * 0.35},${tip + 16} ${topX + lean * 0.35 + 11},${tip - 12} ${topX + lean * 0.4},${tip - 34} ${topX + lean * 0.35 - 11},${tip - 10}`,
    4,
  );
}
