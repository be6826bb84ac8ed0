import { drawTractor } from '../figures/tractor.ts';
import { drawTyre } from '../figures/wheel.ts';
import { drawForeground } from '../layers/grass.ts';
import { drawLand, drawShadow, getSeasonalCrop } from '../layers/land.ts';
import { carveInk, type Pen } from '../layers/pen.ts';
import type { Colour } from '../palette.ts';
import type { Scene } from '../scene.ts';

/**
 * Draws a slurry tanker with trailing hoses. Its hitch is at the origin; the tank is to the left.
 */
function drawTanker(pen: Pen, colour: Colour): void {
  pen.line(['0,-130* -150,-180*', '-150,-160* -760,-160*'], 34, 'ink', 'blunt');
  const tankOutline =
    '-120,-330 -140,-440 -200,-500 -300,-520 -640,-520 -740,-500 -790,-440 -806,-340 -790,-240 -740,-190 -640,-172 -300,-172 -200,-190 -140,-240';
  pen.shape(colour, tankOutline, 10);
  pen.patch('ink', '-100,-240 -300,-236 -640,-240 -830,-260 -760,-150 -160,-150', tankOutline);
  pen.hatch('-180,-470 -760,-470 -780,-400 -160,-400', {
    angle: 0,
    gap: 24,
    width: 10,
    stroke: 260,
    action: 'paper',
    tone: () => pen.random.range(-0.1, 0.9),
  });
  pen.hatch('-140,-320 -800,-320 -790,-240 -150,-240', {
    angle: 0,
    gap: 18,
    width: 10,
    stroke: 210,
  });
  pen.line(
    ['-260,-520 -236,-340 -260,-174', '-480,-522 -480,-172', '-690,-516 -716,-340 -690,-176'],
    12,
    'ink',
    'blunt',
  );
  pen.fill('ink', '-520,-520 -510,-562 -430,-562 -420,-520');
  pen.line(['-800,-400* -860,-420*', '-860,-470* -868,-80*'], 20, 'ink', 'blunt');
  for (let hose = 0; hose < 8; hose += 1) {
    const x = -800 - hose * 17;
    pen.line(`${x},-110 ${x - 20},-60 ${x - 34},0`, 9, 'ink', 'blunt');
  }
  pen.line('-780,-112* -960,-112*', 20, 'ink', 'blunt');
  drawTyre(pen, -560, -150, 150, 'wheat');
  drawTyre(pen, -330, -150, 150, 'wheat');
  pen.line('-140,-300 -60,-250 20,-180', 16, carveInk, 'blunt');
  pen.line('-150,-300 -60,-236 20,-170', 14, 'ink', 'blunt');
}

/** Draws a tractor with a tanker that spreads slurry close to the ground. */
export function drawSlurryMotif(scene: Scene): void {
  const { random, season } = scene;
  const frontY = random.range(940, 1020);
  drawLand(scene, {
    horizon: random.range(600, 720),
    frontY,
    crop: getSeasonalCrop(scene, season === 'herbst' ? 'stoppel' : 'saat'),
    amplitude: 12,
  });
  const y = frontY + 240;
  const scale = random.range(0.92, 0.98);
  const x = 1340;
  drawShadow(scene, 1180, y - 4, 1560, 42);
  const body = random.pick<Colour>(['green', 'deep', 'wheat']);
  drawTanker(
    scene.pen('tanker', { x: x - 140, y, scale: scale * 0.98 }),
    random.pick<Colour>(['paper', 'green', 'shade']),
  );
  drawTractor(scene.pen('tractor', { x, y, scale }), {
    body,
    rimColour: body === 'wheat' ? 'poppy' : 'wheat',
  });
  drawForeground(scene, 'edge', 1530);
}
