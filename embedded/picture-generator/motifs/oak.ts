import { createBlob } from '../geometry/blob.ts';
import { drawForeground } from '../layers/grass.ts';
import { drawLand, drawShadow, getSeasonalCrop } from '../layers/land.ts';
import { carveInk, type Pen } from '../layers/pen.ts';
import { drawBoughs, drawLeafCuts } from '../layers/trees.ts';
import type { Colour } from '../palette.ts';
import type { Scene, Season } from '../scene.ts';

const crown: Record<Season, Colour> = {
  fruehling: 'inkOnGreen',
  sommer: 'inkOnDeep',
  herbst: 'inkOnWheat',
  winter: 'ink',
};

const trunkOutline =
  '-130,20* -70,-12 -46,-60 -40,-170 -60,-260 -150,-380 -230,-440* -218,-456 -120,-400 -40,-320 -14,-300 -20,-420 -60,-560* -40,-564 10,-440 24,-330 70,-390 150,-440 220,-520* 238,-508 190,-430 110,-350 56,-270 46,-170 54,-60 84,-12 150,20* 60,4 0,14 -60,4';

function drawTrunk(pen: Pen): void {
  pen.line([trunkOutline], 11, 'paper', 'blunt', true);
  pen.fill('ink', trunkOutline);
  pen.drawContours('-44,-20 -34,-170 -48,-260', '20,0 14,-170 6,-290', 6, {
    gap: 10,
    width: 5,
    stroke: 60,
    action: 'paper',
  });
  pen.line(['-70,-280 -130,-350 -190,-410', '-10,-330 -14,-420 -40,-520'], 6, 'paper');
}

/** Draws a single old oak on a hill. */
export function drawOakMotif(scene: Scene): void {
  const { random, season } = scene;
  const frontY = random.range(1060, 1130);
  const land = drawLand(scene, {
    horizon: random.range(800, 900),
    frontY,
    crop: getSeasonalCrop(scene, 'gras'),
    amplitude: 60,
    hasTrees: false,
  });
  const x = 1200 + random.jitter(90);
  const y = land.frontRidge(x) + 110;
  const scale = random.range(1.26, 1.4);
  const pen = scene.pen('oak', { x, y, scale });
  drawShadow(scene, x, y + 6, 900, 60);
  drawTrunk(pen);
  if (season === 'winter') {
    const starts: [number, number, number][] = [
      [-225, -445, -150],
      [-50, -560, -100],
      [230, -515, -50],
      [150, -440, -20],
      [-130, -390, -190],
      [10, -440, -75],
    ];
    for (const [bx, by, angle] of starts) {
      drawBoughs(pen, [bx, by], angle, 110, 24);
    }
  } else {
    const lumps: [number, number, number][] = [
      [-300, -430, 130],
      [300, -440, 140],
      [-360, -560, 120],
      [360, -570, 120],
      [-170, -470, 110],
      [170, -480, 120],
      [-240, -680, 140],
      [250, -690, 135],
      [0, -600, 150],
      [-100, -780, 130],
      [110, -790, 130],
      [0, -700, 130],
    ];
    for (const [lumpX, lumpY, r] of lumps) {
      const shape = createBlob(
        random,
        lumpX + random.jitter(24),
        lumpY + random.jitter(20),
        r * 1.1,
        r * 0.92,
        9,
        0.17,
      );
      pen.fill(crown[season], shape);
      drawLeafCuts(pen, shape, 33, 96, carveInk);
      if (season === 'fruehling') drawLeafCuts(pen, shape, 20, 24, 'paper');
    }
    pen.line(
      ['-60,-300 -130,-380 -190,-420', '20,-340 -6,-430 -30,-520', '50,-320 120,-400 190,-460'],
      16,
      'ink',
      'taper',
    );
  }
  drawForeground(scene, 'edge', 1540);
}
