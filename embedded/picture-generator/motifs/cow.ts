import { createBlob } from '../geometry/blob.ts';
import { createEllipse, createRectangle } from '../geometry/outline.ts';
import { drawLand, getSeasonalCrop } from '../layers/land.ts';
import { drawBackdrop } from '../layers/backdrop.ts';
import { carveInk, type Pen } from '../layers/pen.ts';
import type { Colour } from '../palette.ts';
import type { Scene } from '../scene.ts';

const headOutline =
  '-104,-296 0,-318 104,-296 146,-236 160,-150 146,-40 124,70 112,150 132,220 130,290 80,340 0,352 -80,340 -130,290 -132,220 -112,150 -124,70 -146,-40 -160,-150 -146,-236';
const bodyOutline =
  '-120,60 -250,150 -400,250 -480,420 -500,1000* 500,1000* 480,420 400,250 250,150 120,60';

function drawEars(pen: Pen, coat: Colour): void {
  for (const side of [-1, 1]) {
    const ear = pen.part({ x: 0, y: 0, scale: 1, scaleX: side });
    ear.shape(coat, '120,-226 200,-282 300,-288 390,-232 400,-200 330,-160 230,-150 140,-176', 9);
    ear.fill('shade', '180,-212 240,-244 316,-246 368,-214 316,-190 240,-180');
    ear.drawContours('190,-214 280,-240 360,-214', '190,-200 280,-190 350,-204', 3, {
      gap: 12,
      width: 5,
      stroke: 40,
      action: 'ink',
    });
    ear.shape('wheat', '286,-196* 346,-204* 356,-120* 292,-114*', 7);
    ear.line(['304,-168 338,-172', '306,-146 342,-150'], 7, 'ink');
  }
}

function drawMuzzle(pen: Pen): void {
  const muzzleOutline =
    '-124,210 -90,172 0,160 90,172 124,210 134,270 90,328 0,344 -90,328 -134,270';
  pen.shape('shade', muzzleOutline, 9);
  pen.fill(
    'ink',
    '-112,236 -86,204 -48,216 -40,244 -62,262 -84,246',
    '112,236 86,204 48,216 40,244 62,262 84,246',
  );
  pen.line(['-96,304 -40,292 0,300 40,292 96,304', '0,262 0,298'], 10, 'ink');
  pen.drawContours('60,176 120,220 120,300', '20,170 80,230 60,320', 4, {
    gap: 12,
    width: 8,
    stroke: 50,
  });
  pen.drawTicks(muzzleOutline, 46, 13, 5, 20, 'ink');
  pen.line(['-60,186 -20,176', '-104,280 -80,300'], 7, 'paper');
}

function drawEye(pen: Pen, side: number, isDark: boolean): void {
  const eyePen = pen.part({ x: side * 112, y: -96, scale: 1, scaleX: side });
  if (isDark) eyePen.line('-40,-8 -10,-38 30,-26 44,8', 8, 'paper');
  eyePen.fill('paper', '-36,8 -12,-14 20,-12 38,12 10,19 -20,19');
  eyePen.fill('ink', createEllipse(3, 3, 20, 16, 14));
  eyePen.mark(carveInk, createEllipse(-4, -3, 6, 4, 8));
  eyePen.line(
    ['-40,6 -12,-20 22,-18 46,14', '-32,16 -10,23 20,23 38,15'],
    9,
    isDark ? 'paper' : 'ink',
  );
  if (!isDark) eyePen.line(['16,-30 30,-48', '28,-22 46,-36', '38,-10 58,-18'], 7, 'ink', 'taper');
}

/** Draws a dairy cow that looks at the viewer. */
export function drawCowMotif(scene: Scene): void {
  const { random, light } = scene;
  if (light === 'abend' && random.chance(0.6)) drawBackdrop(scene, [1200, 640], 480);
  else
    drawLand(scene, {
      horizon: random.range(640, 760),
      frontY: 1000,
      crop: getSeasonalCrop(scene, 'gras'),
      rows: 54,
    });
  const pen = scene.pen('cow', {
    x: 1200 + random.jitter(50),
    y: 720,
    scale: random.range(1.6, 1.75),
    rotationDegrees: random.jitter(3),
  });
  const kind = random.pick(['schwarz', 'schwarz', 'fleck', 'braun'] as const);
  const coat: Colour = kind === 'braun' ? 'wheat' : 'paper';
  const patch: Colour = kind === 'schwarz' ? 'ink' : 'earth';
  pen.shape(coat, bodyOutline, 11);
  if (kind !== 'braun') {
    pen.patch(patch, createBlob(random, -400, 400, 190, 230, 7, 0.2), bodyOutline);
    pen.patch(patch, createBlob(random, 440, 420, 220, 260, 7, 0.2), bodyOutline);
  }
  pen.hatch(createRectangle(60, 330, 300, 1000), {
    angle: 80,
    gap: 22,
    width: 13,
    stroke: 200,
    clipArea: bodyOutline,
  });
  pen.drawContours('-120,330 -60,500 -20,620', '120,330 60,500 20,620', 9, {
    gap: 20,
    width: 12,
    stroke: 140,
  });
  drawEars(pen, kind === 'braun' ? coat : patch);
  const hasHorns = random.chance(0.35);
  if (hasHorns) {
    for (const side of [-1, 1])
      pen.shape(
        'paper',
        `${side * 84},-280 ${side * 150},-330 ${side * 190},-400 ${side * 176},-456* ${side * 220},-400 ${side * 206},-310 ${side * 130},-240`,
        8,
      );
  }
  pen.fill(coat, headOutline);
  if (kind !== 'braun') {
    const blazeHalfWidth = random.range(26, 62);
    for (const side of [-1, 1]) {
      pen.patch(
        patch,
        `${side * blazeHalfWidth},-330 ${side * 180},-320 ${side * 190},-100 ${side * 150},60 ${side * 110},120 ${side * (blazeHalfWidth + 40)},40 ${side * blazeHalfWidth},-120`,
        headOutline,
      );
    }
    pen.drawTicks(headOutline, 150, 30, 6, 90, patch === 'ink' ? 'paper' : 'ink', () =>
      random.chance(0.7),
    );
  }
  pen.line([headOutline], 11, 'ink', 'blunt', true);
  pen.drawContours('70,-240 110,-60 84,120', '130,-240 154,-100 104,120', 7, {
    gap: 12,
    width: 7,
    stroke: 90,
    action: patch === 'ink' && kind === 'schwarz' ? 'paper' : 'ink',
  });
  for (const side of [-1, 1]) drawEye(pen, side, kind === 'schwarz');
  drawMuzzle(pen);
  const tuftOutline =
    '-90,-290 -70,-350 -30,-340 0,-372 34,-342 76,-352 92,-290 50,-220 20,-250 0,-200 -24,-246 -54,-224';
  pen.fill(kind === 'schwarz' ? 'ink' : 'inkOnEarth', tuftOutline);
  pen.drawContours('-70,-330 -50,-280 -40,-240', '70,-330 50,-280 40,-240', 7, {
    gap: 12,
    width: 6,
    stroke: 60,
    action: kind === 'schwarz' ? 'paper' : carveInk,
  });
}
