import { drawPig, type PigBreed } from '../figures/pig.ts';
import { drawForeground } from '../layers/grass.ts';
import { drawLand, drawShadow, getSeasonalCrop } from '../layers/land.ts';
import type { Scene } from '../scene.ts';

/** Draws a sow with piglets outdoors, in front of a paddock fence. */
export function drawPigMotif(scene: Scene): void {
  const { random } = scene;
  const frontY = random.range(820, 900);
  drawLand(scene, {
    horizon: random.range(560, 660),
    frontY,
    crop: getSeasonalCrop(scene, 'gras'),
    rows: 54,
    isCalm: true,
  });
  const fencePen = scene.pen('fence', { x: 0, y: frontY + 130, scale: 1 });
  for (let x = 40; x < 2440; x += 260)
    fencePen.shape(
      'wheat',
      `${x},0* ${x - 4},-250* ${x + 20},-268* ${x + 40},-248* ${x + 38},0*`,
      7,
    );
  for (const y of [-200, -110]) {
    fencePen.drawLimb('wheat', `-40,${y}* 800,${y + 8} 1600,${y - 6} 2440,${y + 4}*`, 34, 7);
    fencePen.line(
      [`0,${y - 4} 500,${y}`, `760,${y + 10} 1400,${y}`, `1600,${y - 10} 2300,${y}`],
      5,
      'ink',
    );
  }
  const mudPen = scene.pen('mud');
  mudPen.fill(
    'earth',
    '500,1330 800,1270 1300,1240 1900,1270 2140,1360 1900,1480 1200,1520 640,1450',
  );
  mudPen.hatch('560,1340 800,1280 1300,1250 1900,1280 2100,1360 1900,1470 1200,1510 640,1440', {
    angle: 1,
    gap: 26,
    width: 10,
    stroke: 150,
    action: 'ink',
    tone: () => random.range(-0.3, 0.9),
  });
  const breed = random.pick<PigBreed>(['landschwein', 'sattelschwein', 'bentheimer']);
  const scale = random.range(2.25, 2.45);
  const side = random.pick([-1, 1]);
  drawPig(scene.pen('sow', { x: 1200 - side * 150, y: 1350, scale, scaleX: side * scale }), breed);
  for (let index = 0; index < 4; index += 1) {
    const x = [430, 860, 1420, 1930][index]! + random.jitter(60);
    const y = [1430, 1480, 1475, 1440][index]!;
    const pigletScale = random.range(0.72, 0.86);
    drawShadow(scene, x, y, 420 * pigletScale, 14);
    drawPig(
      scene.pen(`piglet-${index}`, {
        x,
        y,
        scale: pigletScale,
        scaleX: random.pick([-1, 1]) * pigletScale,
      }),
      breed,
    );
  }
  drawForeground(scene, 'edge', 1590);
}
