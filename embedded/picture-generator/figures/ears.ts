import type { Pen } from '../layers/pen.ts';

function drawDistantWheatEar(pen: Pen, leanX: number): void {
  pen.line(
    [
      [
        [0, 0],
        [leanX, -280],
      ],
    ],
    7,
    'ink',
    'blunt',
  );
  const tipX = leanX * 1.4;
  pen.fill(
    'wheat',
    `${leanX},-270* ${leanX - 24},-310* ${tipX - 12},-400* ${tipX},-430* ${tipX + 14},-396* ${leanX + 22},-306*`,
  );
  pen.fill(
    'ink',
    `${leanX + 4},-284* ${leanX + 20},-306* ${tipX + 12},-396* ${tipX + 2},-380*`,
    `${leanX - 2},-300* ${leanX - 22},-330* ${leanX},-316*`,
    `${tipX - 6},-346* ${tipX - 20},-372* ${tipX - 4},-362*`,
  );
}

/**
 * Draws an ear of wheat on a stalk that grows from the origin. Together they are about 430 units
 * high. With `isCloseUp`, each grain has an awn. Otherwise the ear has few strokes, as seen from
 * afar.
 */
export function drawWheatEar(pen: Pen, isCloseUp: boolean): void {
  const { random } = pen;
  const leanX = random.jitter(46);
  const topX = leanX;
  const topY = -280;
  if (!isCloseUp) {
    drawDistantWheatEar(pen, leanX);
    return;
  }
  const stalkOutline = `0,0 ${leanX * 0.3},-140 ${topX},${topY}`;
  pen.line(stalkOutline, 9, 'ink', 'blunt');
  pen.line(stalkOutline, 4, 'wheat', 'blunt');
  for (const side of [-1, 1]) {
    const y = -60 - random.range(0, 90);
    const reach = random.range(60, 120) * side;
    const leaf = `${leanX * 0.2},${y} ${reach * 0.5},${y - 80} ${reach},${y - 60 - random.jitter(50)}* ${reach * 0.55},${y - 56} ${leanX * 0.2},${y + 14}`;
    pen.shape('olive', leaf, 3);
  }
  for (let grainIndex = 0; grainIndex < 7; grainIndex += 1) {
    const x = topX + leanX * 0.05 * grainIndex;
    const y = topY - grainIndex * 23;
    for (const side of [-1, 1]) {
      pen.line(
        `${x + side * 8},${y - 14} ${x + side * 26},${y - 70} ${x + side * 34 + leanX * 0.3},${y - 128}`,
        3.4,
        'ink',
        'taper',
      );
      const kernelOutline = `${x},${y} ${x + side * 20},${y - 10} ${x + side * 25},${y - 32} ${x + side * 15},${y - 48} ${x + side * 4},${y - 30}`;
      pen.shape('wheat', kernelOutline, 4);
      if (side > 0) pen.line(`${x + 17},${y - 12} ${x + 20},${y - 36}`, 7, 'ink');
    }
  }
  const tipY = topY - 165;
  pen.shape(
    'wheat',
    `${topX + leanX * 0.35},${tipY + 16} ${topX + leanX * 0.35 + 11},${tipY - 12} ${topX + leanX * 0.4},${tipY - 34} ${topX + leanX * 0.35 - 11},${tipY - 10}`,
    4,
  );
}
