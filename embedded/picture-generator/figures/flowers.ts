import { createEllipse } from '../geometry/outline.ts';
import type { Pen } from '../layers/pen.ts';

/** Draws a corn poppy. Its flower is at the origin, its stalk is `stalkLength` units long. */
export function drawPoppy(pen: Pen, stalkLength: number): void {
  pen.line(`0,40 14,${stalkLength * 0.4} -10,${stalkLength}`, 9, 'ink', 'blunt');
  pen.shape('poppy', '0,30 -60,44 -112,0 -104,-60 -60,-92 0,-80 60,-92 104,-60 112,0 60,44', 8);
  pen.line('-100,-40 -50,-10 0,-26 50,-10 100,-40', 8, 'ink');
  pen.line(
    ['-70,-70 -62,-40', '-36,-76 -32,-48', '70,-70 62,-40', '36,-76 32,-48', '0,-70 0,-44'],
    7,
    'ink',
    'taper',
  );
  pen.line(['-80,4 -50,24', '-40,10 -24,30', '80,4 50,24', '40,10 24,30'], 7, 'ink', 'taper');
}

/** Draws an apple blossom from the front, 200 units wide. */
export function drawBlossom(pen: Pen): void {
  for (let petalIndex = 0; petalIndex < 5; petalIndex += 1) {
    const part = pen.part({ x: 0, y: 0, scale: 1, rotationDegrees: petalIndex * 72 });
    part.shape('paper', '0,-8 -36,-40 -48,-84 -24,-108 0,-98 24,-108 48,-84 36,-40', 6);
    part.line(['0,-30 -4,-80', '-14,-34 -26,-74', '14,-34 26,-74'], 5, 'ink', 'taper');
  }
  for (let thread = 0; thread < 12; thread += 1) {
    const angle = (thread / 12) * Math.PI * 2;
    const reach = pen.random.range(28, 46);
    const [x, y] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
    pen.line(
      [
        [
          [0, 0],
          [x, y],
        ],
      ],
      4,
      'ink',
      'blunt',
    );
    pen.fill('wheat', createEllipse(x, y, 7, 7, 8));
    pen.line([createEllipse(x, y, 7, 7, 8)], 3, 'ink', 'blunt', true);
  }
  pen.fill('olive', createEllipse(0, 0, 16, 16, 12));
}
