import { drawTiles, drawWindow } from '../figures/building.ts';
import { markCorners } from '../geometry/outline.ts';
import { drawForeground } from '../layers/grass.ts';
import { drawLand, drawShadow, getSeasonalCrop } from '../layers/land.ts';
import { carveInk, type Pen } from '../layers/pen.ts';
import { drawTree } from '../layers/trees.ts';
import type { Colour } from '../palette.ts';
import type { Scene } from '../scene.ts';

function drawGable(pen: Pen, wall: Colour): void {
  pen.shape(wall, markCorners('-560,0 -560,-330 -310,-640 -60,-330 -60,0'), 10);
  pen.line(
    [
      '-560,0* -560,-330*',
      '-60,0* -60,-330*',
      '-430,-330* -430,0*',
      '-190,-330* -190,0*',
      '-560,-330* -60,-330*',
      '-480,-430* -140,-430*',
      '-390,-540* -230,-540*',
      '-310,-640* -310,-330*',
      '-560,-165* -430,-165*',
      '-190,-165* -60,-165*',
      '-560,-10* -430,-165*',
      '-60,-10* -190,-165*',
      '-560,-165* -430,-330*',
      '-60,-165* -190,-330*',
      '-430,-430* -350,-540*',
      '-190,-430* -270,-540*',
      '-560,-4* -60,-4*',
    ],
    21,
    'ink',
    'blunt',
  );
  pen.fill('ink', markCorners('-420,0 -420,-290 -200,-290 -200,0'));
  pen.line(
    [
      '-310,-284* -310,-4*',
      '-410,-280* -320,-150*',
      '-410,-10* -320,-144*',
      '-300,-280* -212,-150*',
      '-300,-10* -212,-144*',
    ],
    8,
    carveInk,
    'blunt',
  );
  pen.hatch(markCorners('-414,-8 -414,-286 -206,-286 -206,-8'), {
    angle: 90,
    gap: 22,
    width: 4,
    stroke: 300,
    action: carveInk,
  });
  drawWindow(pen, -310, -385, 60, 56);
}

function drawLongSide(pen: Pen, wall: Colour): void {
  pen.shape(wall, markCorners('-60,0 -60,-330 640,-310 640,-14'), 9);
  const postXs = ['-60', '80', '220', '360', '500', '640'];
  pen.line(
    postXs.map((x) => `${x},-6* ${x},-316*`),
    19,
    'ink',
    'blunt',
  );
  pen.line(
    [
      '-60,-165* 640,-160*',
      '-60,-6* 640,-14*',
      '80,-10* 220,-165*',
      '360,-12* 220,-165*',
      '500,-160* 640,-16*',
    ],
    18,
    'ink',
    'blunt',
  );
  drawWindow(pen, 150, -240, 62, 66);
  drawWindow(pen, 430, -236, 62, 66);
  pen.hatch(markCorners('-50,-320 630,-300 630,-270 -50,-270'), { angle: 88, gap: 12, width: 8 });
}

/** Draws a half-timbered barn with a large roof. */
export function drawBarnMotif(scene: Scene): void {
  const { random, season } = scene;
  const frontY = random.range(1000, 1080);
  const land = drawLand(scene, {
    horizon: random.range(600, 720),
    frontY,
    crop: getSeasonalCrop(scene, 'gras'),
    amplitude: 22,
  });
  const treeX = 1200 + random.range(650, 800);
  drawTree(
    scene.pen('tree', { x: treeX, y: land.frontRidge(treeX) + 60, scale: random.range(6.4, 7.8) }),
    season,
    1.7,
  );
  const wall = random.pick<Colour>(['paper', 'paper', 'wheat']);
  const tileColour =
    season === 'winter'
      ? 'paper'
      : random.pick<Colour>(['inkOnEarth', 'earth', 'inkOnDeep', 'inkOnEarth']);
  const y = frontY + 250;
  const pen = scene.pen('barn', { x: 1170, y, scale: random.range(1.26, 1.4) });
  drawShadow(scene, 1250, y + 6, 1800, 52);
  drawLongSide(pen, wall);
  drawGable(pen, wall);
  pen.fill(tileColour, markCorners('-330,-666 430,-618 690,-296 -36,-306'));
  drawTiles(
    pen,
    [
      [-310, -650],
      [430, -612],
    ],
    [
      [-40, -312],
      [686, -298],
    ],
    13,
    tileColour.startsWith('ink') ? carveInk : 'ink',
  );
  pen.line(['-318,-664* -590,-300*', '-318,-664* -30,-300*'], 26, 'ink', 'blunt');
  pen.line('-30,-306* 690,-294*', 12, 'ink', 'blunt');
  const hayPen = scene.pen('hay', { x: 1170 + 560, y: y + 90, scale: 1.25 });
  if (season !== 'winter') {
    hayPen.shape(
      'wheat',
      '-110,-70 -96,-124 -50,-150 0,-158 56,-148 100,-120 110,-64 96,-12 52,8 -54,8 -98,-14',
      8,
    );
    for (const r of [30, 54, 78])
      hayPen.line(
        [
          Array.from(
            { length: 14 },
            (_, i) => [Math.cos(i / 2.2 + r) * r * 1.2, -74 + Math.sin(i / 2.2 + r) * r] as const,
          ),
        ],
        6,
        'ink',
      );
  }
  drawForeground(scene, 'edge', 1550);
}
