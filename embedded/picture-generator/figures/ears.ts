import type { Pen } from '../layers/pen.ts';

function drawDistantWheatEar(pen: Pen, lean: number): void {
  pen.line(
    [
      [
        [0, 0],
        [lean, -280],
      ],
    ],
    7,
    'ink',
    'blunt',
  );
  const tipX = lean * 1.4;
  pen.fill(
    'wheat',
    `${lean},-270* ${lean - 24},-310* ${tipX - 12},-400* ${tipX},-430* ${tipX + 14},-396* ${lean + 22},-306*`,
  );
  pen.fill(
    'ink',
    `${lean + 4},-284* ${lean + 20},-306* ${tipX + 12},-396* ${tipX + 2},-380*`,
    `${lean - 2},-300* ${lean - 22},-330* ${lean},-316*`,
    `${tipX - 6},-346* ${tipX - 20},-372* ${tipX - 4},-362*`,
  );
}

/**
 * Draws an ear of wheat on a stalk that grows from the origin. Ear and stalk are about 430 units
 * high. By default, the ear has few strokes, as seen from afar; with `isCloseUp`, every grain has
 * its awn.
 */
export function drawWheatEar(pen: Pen, isCloseUp: boolean): void {
  const { random } = pen;
  const lean = random.jitter(46);
  const topX = lean;
  const topY = -280;
  if (!isCloseUp) {
    drawDistantWheatEar(pen, lean);
    return;
  }
  const stalk = `0,0 ${lean * 0.3},-140 ${topX},${topY}`;
  pen.line(stalk, 9, 'ink', 'blunt');
  pen.line(stalk, 4, 'wheat', 'blunt');
  for (const side of [-1, 1]) {
    const y = -60 - random.range(0, 90);
    const reach = random.range(60, 120) * side;
    const leaf = `${lean * 0.2},${y} ${reach * 0.5},${y - 80} ${reach},${y - 60 - random.jitter(50)}* ${reach * 0.55},${y - 56} ${lean * 0.2},${y + 14}`;
    pen.shape('olive', leaf, 3);
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
  const tipY = topY - 165;
  pen.shape(
    'wheat',
    `${topX + lean * 0.35},${tipY + 16} ${topX + lean * 0.35 + 11},${tipY - 12} ${topX + lean * 0.4},${tipY - 34} ${topX + lean * 0.35 - 11},${tipY - 10}`,
    4,
  );
}
