import { drawCrate, type Goods } from '../figures/crate.ts';
import { drawHouse } from '../figures/building.ts';
import { markCorners, createEllipse, createRectangle } from '../geometry/outline.ts';
import { drawBust } from '../figures/people.ts';
import { drawSky } from '../layers/sky.ts';
import { carveInk, type Pen } from '../layers/pen.ts';
import type { Colour } from '../palette.ts';
import type { Scene } from '../scene.ts';

/**
 * Returns the x of a border between two stripes of the awning, at the upper (`isTop`) or lower edge
 * of the awning. `t` runs along this edge from 0 (left) to 1 (right).
 */
function getStripeX(t: number, isTop: boolean): number {
  return isTop ? -560 + t * 1120 : -690 + t * 1380;
}

function drawAwning(pen: Pen, colour: Colour): void {
  const stripeCount = 10;
  for (let stripe = 0; stripe < stripeCount; stripe += 1) {
    const [a, b] = [stripe / stripeCount, (stripe + 1) / stripeCount];
    const fill = stripe % 2 === 0 ? colour : 'paper';
    pen.shape(
      fill,
      markCorners(
        `${getStripeX(a, true)},-960 ${getStripeX(b, true)},-960 ${getStripeX(b, false)},-740 ${getStripeX(a, false)},-740`,
      ),
      6,
    );
    const stripeMiddleX = (getStripeX(a, false) + getStripeX(b, false)) / 2;
    pen.shape(
      fill,
      `${getStripeX(a, false)},-740* ${getStripeX(b, false)},-740* ${getStripeX(b, false)},-690 ${stripeMiddleX},-660 ${getStripeX(a, false)},-690`,
      6,
    );
    pen.line(
      `${(getStripeX(a, true) + getStripeX(b, true)) / 2},-950 ${stripeMiddleX},-760`,
      6,
      fill === 'paper' ? 'ink' : 'paper',
    );
  }
  pen.line('-565,-962* 565,-962*', 16, 'ink', 'blunt');
  pen.hatch(markCorners('-690,-768 690,-768 690,-736 -690,-736'), { angle: 90, gap: 13, width: 7 });
}

/** Draws a stall at a weekly market. Crates stand in front of the stall. */
export function drawMarketStallMotif(scene: Scene): void {
  const { random } = scene;
  drawSky(scene, { horizon: 900, isCalm: true });
  for (let index = 0; index < 7; index += 1) {
    const x = 60 + index * 370 + random.jitter(40);
    drawHouse(scene.pen(`house-${index}`, { x, y: 1130, scale: random.range(1.6, 2) }), {
      width: 170,
      wallHeight: random.range(130, 180),
      roofHeight: random.range(90, 130),
      depth: 60,
      colour: random.pick<Colour>(['paper', 'wheat', 'green']),
      tileColour: random.pick<Colour>(['inkOnEarth', 'inkOnDeep', 'earth']),
      isTimbered: random.chance(0.6),
    });
  }
  const ground = scene.pen('ground');
  ground.fill('shade', createRectangle(-40, 1110, 2440, 1640));
  for (let row = 0; row < 11; row += 1) {
    const rowHeight = 22 + row * 6;
    const y = 1112 + row * (22 + row * 3);
    for (let x = -80 + (row % 2) * rowHeight; x < 2440; x += rowHeight * 2.5) {
      const stoneOutline = createEllipse(
        x + random.jitter(6),
        y + rowHeight * 0.5,
        rowHeight * 1.15,
        rowHeight * 0.48,
        9,
      );
      ground.fill(random.chance(0.3) ? 'shade' : 'paper', stoneOutline);
      ground.line([stoneOutline], 6, 'ink', 'blunt', true);
    }
  }
  const pen = scene.pen('stall', { x: 1200, y: 1460, scale: random.range(1.12, 1.2) });
  pen.fill('inkOnDeep', markCorners('-560,-960 560,-960 560,-300 -560,-300'));
  for (const x of [-230, 170])
    drawBust(
      pen.part({ x: x + random.jitter(50), y: -350, scale: 1.1 }),
      random.fork(`seller-${x}`),
    );
  pen.line(['-560,-960* -560,0*', '560,-960* 560,0*'], 26, 'ink', 'blunt');
  pen.shape('wheat', markCorners('-600,-330 600,-330 600,-270 -600,-270'), 8);
  pen.fill('inkOnEarth', markCorners('-570,-270 570,-270 570,0 -570,0'));
  pen.hatch(markCorners('-565,-262 565,-262 565,-6 -565,-6'), {
    angle: 90,
    gap: 30,
    width: 6,
    stroke: 500,
    action: carveInk,
  });
  const goods: [Goods, ...Goods[]] = ['aepfel', 'kartoffeln', 'salat', 'karotten', 'kuerbis'];
  for (let index = 0; index < 4; index += 1)
    drawCrate(pen.part({ x: -420 + index * 280, y: -326, scale: 1.05 }), random.pick(goods));
  for (let index = 0; index < 4; index += 1)
    drawCrate(
      pen.part({ x: -480 + index * 320, y: 20, scale: 1.3 }),
      goods[(index + random.int(0, 4)) % 5]!,
    );
  drawAwning(pen, random.pick<Colour>(['green', 'deep', 'green', 'wheat']));
}
