import { drawCow } from '../figures/cow.ts';
import { drawMilkCan } from '../figures/milk-can.ts';
import { drawForeground } from '../layers/grass.ts';
import { drawLand, drawShadow, getSeasonalCrop } from '../layers/land.ts';
import type { Colour } from '../palette.ts';
import type { Scene } from '../scene.ts';

/** Draws milk cans on a stand by the road. */
export function drawMilkCansMotif(scene: Scene): void {
  const { random } = scene;
  const land = drawLand(scene, {
    horizon: random.range(580, 680),
    frontY: random.range(840, 920),
    crop: getSeasonalCrop(scene, 'gras'),
    rows: 54,
  });
  for (const [index, x] of [340, 2040, 1690].entries()) {
    const scale = random.range(0.5, 0.62);
    drawCow(
      scene.pen(`cow-${index}`, {
        x: x + random.jitter(60),
        y: land.frontRidge(x) + 90 + index * 20,
        scale,
        scaleX: random.pick([1, -1]) * scale,
      }),
      { coatColour: 'paper', patchColour: 'ink' },
      true,
    );
  }
  const benchPen = scene.pen('bench');
  drawShadow(scene, 1200, 1500, 1500, 50);
  for (const x of [620, 1180, 1740]) {
    benchPen.drawLimb('earth', `${x},1240* ${x - 4},1500*`, 60, 10);
    benchPen.hatch(
      [
        [x - 26, 1260],
        [x + 26, 1260],
        [x + 26, 1490],
        [x - 26, 1490],
      ],
      { angle: 88, gap: 14, width: 6 },
    );
  }
  benchPen.drawLimb('wheat', '500,1230* 1900,1236*', 74, 11);
  benchPen.line(['540,1216 1200,1222', '700,1244 1500,1246', '1300,1224 1860,1222'], 8, 'ink');
  const tinColour = random.pick<Colour>(['shade', 'paper', 'green']);
  const cans = [
    [760, 1.28],
    [1640, 1.34],
    [1200, 1.62],
  ] as const;
  cans.forEach(([x, scale], index) => {
    if (index === 1 && random.chance(0.25)) return;
    drawMilkCan(
      scene.pen(`can-${index}`, { x: x + random.jitter(30), y: 1206, scale }),
      random.chance(0.8) ? tinColour : 'paper',
    );
  });
  drawForeground(scene, 'edge', 1545);
}
