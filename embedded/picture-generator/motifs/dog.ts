import { createEllipse } from '../geometry/outline.ts';
import { drawSheep } from '../figures/small-animals.ts';
import { drawForeground } from '../layers/grass.ts';
import { drawLand, drawShadow, getSeasonalCrop } from '../layers/land.ts';
import { carveInk, type Pen } from '../layers/pen.ts';
import type { Colour } from '../palette.ts';
import type { Scene } from '../scene.ts';

const dogOutline =
  '40,-412 84,-416 118,-396 132,-366 176,-356 202,-338 200,-318 176,-304 134,-300 112,-284 118,-220 124,-140 116,-70 120,-26 146,-12 148,0* 72,0* 66,-70 54,-120 34,-70 62,-26 84,-14 84,0* -70,0* -122,-10 -146,-60 -138,-140 -104,-220 -58,-284 -22,-330 0,-390';

/** Draws a sitting sheepdog that faces right, 420 units high. */
function drawDog(pen: Pen, coat: Colour): void {
  const cutAction = coat.startsWith('ink') ? carveInk : 'ink';
  pen.shape(coat, '-100,-10 -180,0 -240,-30 -276,-84* -250,-90 -210,-56 -150,-50 -110,-60', 6);
  pen.fill('paper', '-240,-30 -276,-84* -250,-90 -222,-66');
  pen.shape(coat, dogOutline, 6);
  pen.patch(
    'paper',
    '148,-384 220,-350 200,-290 120,-276 132,-220 134,-130 110,-150 92,-200 86,-262 100,-292 138,-312 146,-340',
    dogOutline,
  );
  pen.patch('paper', '60,0 66,-50 130,-50 160,0', dogOutline);
  pen.patch('paper', '0,10 10,-24 100,-30 100,10', dogOutline);
  pen.line([dogOutline], 6, 'ink', 'blunt', true);
  pen.drawTicks(
    dogOutline,
    260,
    26,
    5,
    (at) => (at[1] < pen.at.y - 250 * pen.at.scale ? 130 : 108),
    cutAction,
    () => pen.random.chance(0.5),
  );
  pen.drawTicks('112,-280 124,-220 122,-140 96,-190 90,-250', 26, 24, 5, 80, 'ink');
  pen.line(['-60,-10 -84,-90 -40,-140 20,-120', '60,-10 58,-70'], 8, cutAction, 'taper');
  pen.line(
    ['76,-120 70,-60 74,-10', '90,-6 96,-20', '120,-4 124,-18', '40,-4 44,-16'],
    6,
    'ink',
    'taper',
  );
  pen.fill('ink', '186,-350 208,-340 204,-322 190,-324');
  pen.line('192,-318 164,-314 140,-320', 6, 'ink');
  pen.fill('paper', createEllipse(124, -368, 8, 7, 9));
  pen.fill('ink', createEllipse(126, -368, 5, 5, 8));
  pen.shape(coat, '34,-410 12,-440 -8,-400 -10,-350 16,-320 44,-350 60,-386', 6);
  pen.drawTicks('34,-400 6,-400 -4,-350 16,-330 40,-360', 20, 24, 5, 110, cutAction);
  pen.line('6,-306 60,-276 108,-278', 14, 'poppy', 'blunt');
}

/** Draws a farm dog that watches a flock. */
export function drawDogMotif(scene: Scene): void {
  const { random } = scene;
  const frontY = random.range(940, 1010);
  const land = drawLand(scene, {
    horizon: random.range(640, 720),
    frontY,
    crop: getSeasonalCrop(scene, 'gras'),
    rows: 54,
    amplitude: 40,
  });
  for (let index = 0; index < 6; index += 1) {
    const x = 1420 + index * 150 + random.jitter(60);
    const scale = random.range(0.36, 0.46);
    drawSheep(
      scene.pen(`sheep-${index}`, {
        x,
        y: land.frontRidge(x) + 30 + (index % 3) * 40,
        scale,
        scaleX: random.pick([1, -1]) * scale,
      }),
      random.chance(0.6),
    );
  }
  drawShadow(scene, 1020, 1435, 760, 50);
  drawDog(
    scene.pen('dog', { x: 1060 + random.jitter(50), y: 1440, scale: random.range(2.35, 2.55) }),
    random.pick<Colour>(['ink', 'ink', 'inkOnEarth', 'wheat']),
  );
  drawForeground(scene, 'edge', 1530);
}
