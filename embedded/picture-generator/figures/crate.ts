import { markCorners, createEllipse } from '../geometry/outline.ts';
import { carveInk, type Pen } from '../layers/pen.ts';
import type { Colour } from '../palette.ts';

export type Goods = 'aepfel' | 'kartoffeln' | 'salat' | 'karotten' | 'kuerbis';

function drawGoods(pen: Pen, goods: Goods, x: number, y: number): void {
  const { random } = pen;
  if (goods === 'salat') {
    pen.shape(
      'green',
      `${x - 34},${y} ${x - 38},${y - 26} ${x - 16},${y - 44} ${x},${y - 34} ${x + 18},${y - 46} ${x + 38},${y - 24} ${x + 32},${y}`,
      5,
    );
    pen.line(
      [
        `${x},${y - 4} ${x - 4},${y - 34}`,
        `${x},${y - 8} ${x - 22},${y - 30}`,
        `${x + 2},${y - 8} ${x + 22},${y - 28}`,
      ],
      5,
      'ink',
    );
  } else if (goods === 'karotten') {
    pen.line(`${x},${y - 30} ${x + 6},${y - 70}`, 16, 'deep');
    pen.shape('wheat', `${x - 16},${y - 34} ${x + 14},${y - 36} ${x + 10},${y} ${x - 8},${y}`, 5);
  } else {
    const colourAndRadiusByGoods: Record<'aepfel' | 'kartoffeln' | 'kuerbis', [Colour, number]> = {
      aepfel: [random.chance(0.5) ? 'poppy' : 'green', 26],
      kartoffeln: ['earth', 24],
      kuerbis: ['wheat', 40],
    };
    const [colour, r] = colourAndRadiusByGoods[goods];
    pen.shape(colour, createEllipse(x, y - r * 0.7, r * random.range(1, 1.15), r * 0.92, 16), 5);
    pen.line(`${x - r * 0.4},${y - r * 1.2} ${x - r * 0.7},${y - r * 0.8}`, 6, 'paper');
    if (goods === 'kuerbis')
      pen.line(
        [
          `${x},${y - r * 1.5} ${x - 14},${y - r * 0.7} ${x},${y}`,
          `${x},${y - r * 1.5} ${x + 16},${y - r * 0.7} ${x},${y}`,
        ],
        5,
        'ink',
      );
    else if (goods === 'aepfel')
      pen.line(`${x},${y - r * 1.5} ${x + 5},${y - r * 2}`, 5, 'ink', 'taper');
  }
}

/**
 * Draws a slatted crate full of goods, 240 × 110 units. The middle of its base is at the origin.
 */
export function drawCrate(pen: Pen, goods: Goods): void {
  const step = goods === 'kuerbis' ? 74 : goods === 'karotten' ? 28 : 44;
  for (let row = 0; row < 2; row += 1) {
    for (let x = -90 + row * step * 0.5; x <= 92; x += step)
      drawGoods(pen, goods, x, -96 + row * 16);
  }
  pen.shape('wheat', markCorners('-120,-96 120,-96 112,0 -112,0'), 6);
  pen.fill(
    'ink',
    markCorners('-112,-66 112,-66 111,-54 -111,-54'),
    markCorners('-110,-32 110,-32 109,-20 -109,-20'),
  );
  pen.line(['-100,-92* -96,-4*', '100,-92* 96,-4*'], 15, 'ink', 'blunt');
  pen.line(['-100,-88* -96,-8*', '100,-88* 96,-8*'], 6, carveInk, 'blunt');
  pen.line(['-80,-82 20,-84', '-60,-44 60,-44', '-30,-12 70,-12'], 4, 'ink');
}
