import { drawPersonFromBehind } from '../figures/people.ts';
import { CROPS_BY_SEASON } from '../layers/fields.ts';
import { drawLand, getSeasonalCrop } from '../layers/land.ts';
import { carveInk, type Pen } from '../layers/pen.ts';
import type { Colour } from '../palette.ts';
import type { Scene } from '../scene.ts';

function drawGardenFork(pen: Pen): void {
  pen.drawLimb('earth', '420,300* 330,-900*', 26, 7);
  pen.line(['330,-890 322,-960', '250,-970 322,-950 392,-980'], 22, 'ink', 'blunt');
  for (const x of [250, 298, 346, 392])
    pen.line(`${x},-970 ${x - 16},-1090 ${x - 6},-1200`, 15, 'ink', 'taper');
}

function drawBasket(pen: Pen): void {
  const basketOutline = '-190,-70 190,-70 160,120 0,150 -160,120';
  for (const [x, y] of [
    [-120, -90],
    [-50, -110],
    [30, -112],
    [100, -94],
    [-10, -80],
  ] as const) {
    pen.shape(
      pen.random.pick<Colour>(['poppy', 'wheat', 'green']),
      `${x - 50},${y} ${x - 30},${y - 46} ${x + 30},${y - 46} ${x + 50},${y} ${x + 30},${y + 40} ${x - 30},${y + 40}`,
      7,
    );
  }
  pen.line('-180,-80 -150,-260 0,-330 150,-260 180,-80', 26, 'ink', 'blunt');
  pen.line('-180,-80 -150,-260 0,-330 150,-260 180,-80', 12, 'wheat', 'blunt');
  pen.shape('wheat', basketOutline, 9);
  for (let row = 0; row < 5; row += 1) {
    for (let x = -160 + (row % 2) * 30; x < 160; x += 60)
      pen.line(
        `${x},${-50 + row * 38} ${x + 26},${-60 + row * 38} ${x + 52},${-50 + row * 38}`,
        11,
        'ink',
      );
  }
  pen.line('-196,-70 0,-56 196,-70', 24, 'ink', 'blunt');
  pen.line('-186,-72 0,-58 186,-72', 7, carveInk, 'blunt');
}

function drawGround(scene: Scene): void {
  const { random, season } = scene;
  drawLand(scene, {
    horizon: random.range(620, 740),
    frontY: random.range(940, 1040),
    crop: getSeasonalCrop(scene, random.pick(CROPS_BY_SEASON[season])),
    vanishingX: 1200,
  });
}

/** Draws a countrywoman with a basket, seen from behind, looking over the land. */
export function drawFarmWomanMotif(scene: Scene): void {
  const { random } = scene;
  drawGround(scene);
  const x = 1120 + random.jitter(60);
  const scale = random.range(1.22, 1.34);
  drawPersonFromBehind(scene.pen('figure', { x, y: 1570, scale }), {
    clothColour: random.pick<Colour>(['green', 'paper', 'wheat', 'deep']),
    hat: random.pick(['kopftuch', 'strohhut'] as const),
    hatColour: random.pick<Colour>(['wheat', 'wheat', 'green', 'paper']),
    hasBraces: random.chance(0.4),
  });
  drawBasket(scene.pen('basket', { x: x + 400, y: 1450, scale: 1.15 }));
}

/** Draws a farmer, often with a fork, seen from behind, looking over the land. */
export function drawFarmerMotif(scene: Scene): void {
  const { random } = scene;
  drawGround(scene);
  const pen = scene.pen('figure', {
    x: 1160 + random.jitter(60),
    y: 1580,
    scale: random.range(1.26, 1.38),
  });
  if (random.chance(0.7)) drawGardenFork(pen);
  drawPersonFromBehind(pen, {
    clothColour: random.pick<Colour>(['green', 'paper', 'wheat', 'paper']),
    hat: random.pick(['strohhut', 'muetze'] as const),
    hatColour: random.pick<Colour>(['wheat', 'inkOnDeep', 'earth', 'wheat']),
    hasBraces: random.chance(0.75),
  });
}
