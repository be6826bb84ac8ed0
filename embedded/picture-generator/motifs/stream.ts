import { createBlob } from '../geometry/blob.ts';
import { drawForeground } from '../layers/grass.ts';
import { drawLand, getSeasonalCrop } from '../layers/land.ts';
import { carveInk, type Pen } from '../layers/pen.ts';
import type { Scene, Season } from '../scene.ts';
import { drawLeafCuts } from '../layers/trees.ts';

/** Draws a pollard willow, 100 units high. */
function drawWillow(pen: Pen, season: Season): void {
  const { random } = pen;
  pen.fill('ink', '-13,4* -9,-10 -8,-34 -14,-48 -8,-56 8,-57 14,-48 8,-34 9,-10 14,4*');
  pen.drawContours('-7,-4 -6,-34 -9,-48', '4,-4 2,-34 4,-50', 4, {
    gap: 3,
    width: 1.4,
    stroke: 14,
    action: 'paper',
  });
  if (season !== 'winter') {
    const crown = createBlob(random, 0, -72, 30, 25, 9, 0.16);
    pen.fill(season === 'herbst' ? 'inkOnWheat' : 'inkOnGreen', crown);
    drawLeafCuts(pen, crown, 8, 130, carveInk);
  }
  for (let rod = 0; rod < 26; rod += 1) {
    const angle = -90 + (rod - 12.5) * 8.6 + random.jitter(5);
    const radians = (angle * Math.PI) / 180;
    const reach = random.range(32, 46);
    const [x, y] = [Math.cos(radians) * reach, -52 + Math.sin(radians) * reach * 0.95];
    pen.line(
      `${Math.cos(radians) * 8},-52 ${x * 0.6},${-52 + (y + 52) * 0.7} ${x},${y + Math.abs(x) * 0.1}`,
      season === 'winter' ? 1.5 : 1,
      'ink',
      'taper',
    );
  }
}

/** Draws a brook that winds through meadows between willows. */
export function drawStreamMotif(scene: Scene): void {
  const { random, season } = scene;
  const frontY = random.range(800, 870);
  drawLand(scene, {
    horizon: random.range(560, 650),
    frontY,
    crop: getSeasonalCrop(scene, 'gras'),
    rows: 54,
    amplitude: 12,
    hasTrees: false,
  });
  const streamTop = frontY + 14;
  const leftBank = `1420,${streamTop}* 1330,${streamTop + 60} 1060,${streamTop + 120} 900,${streamTop + 190} 1020,${streamTop + 270} 1260,${streamTop + 360} 1080,${streamTop + 500} 660,1640*`;
  const rightBank = `1780,1640* 1700,${streamTop + 500} 1640,${streamTop + 380} 1420,${streamTop + 280} 1240,${streamTop + 190} 1300,${streamTop + 130} 1440,${streamTop + 70} 1470,${streamTop}*`;
  const pen = scene.pen('water');
  const waterOutline = `${leftBank} ${rightBank}`;
  pen.fill('paper', waterOutline);
  pen.hatch(waterOutline, {
    angle: 0,
    gap: 24,
    width: 15,
    stroke: 230,
    action: 'shade',
    tone: () => random.range(0.3, 1.1),
  });
  pen.hatch(waterOutline, {
    angle: 0,
    gap: 38,
    width: 11,
    stroke: 130,
    tone: () => random.range(-0.6, 0.9),
  });
  pen.line([leftBank], 26, 'ink', 'lens');
  pen.line([rightBank], 16, 'ink', 'lens');
  const willows = [
    { x: 760, y: streamTop + 140, scale: 3 },
    { x: 1560, y: streamTop + 90, scale: 2.4 },
    { x: 1760, y: streamTop + 230, scale: 4 },
    { x: 560 + random.jitter(60), y: streamTop + 380, scale: random.range(6.4, 7.2) },
    { x: 2060, y: streamTop + 420, scale: 6 },
  ];
  willows.forEach((at, index) =>
    drawWillow(
      scene.pen(`willow-${index}`, { ...at, scaleX: random.pick([1, -1]) * at.scale }),
      season,
    ),
  );
  for (let stone = 0; stone < 7; stone += 1) {
    const x = 980 + stone * 96 + random.jitter(50);
    const y = 1420 + random.jitter(110);
    const shape = createBlob(random, x, y, random.range(34, 66), random.range(20, 32), 6, 0.12);
    const stonePen = scene.pen(`stone-${stone}`);
    stonePen.shape('paper', shape, 7);
    stonePen.patch(
      'ink',
      [
        [x, y + 4],
        [x + 80, y - 30],
        [x + 90, y + 50],
        [x - 50, y + 50],
      ],
      shape,
    );
  }
  drawForeground(scene, 'edge', 1570);
}
