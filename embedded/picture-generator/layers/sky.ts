import { createArc, createEllipse, createRectangle } from '../geometry/outline.ts';
import type { Point } from '../geometry/point.ts';
import { clipLine, engraveLines } from '../geometry/hatch.ts';
import type { Scene } from '../scene.ts';
import { drawCumulus, drawStratus } from './clouds.ts';
import { carveInk } from './pen.ts';

export interface SkyOptions {
  /** Height of the horizon in px from the top. */
  horizon: number;
  /** Position of the sun or moon in px; by default it depends on the light. */
  sun?: Point;
  /** Whether to draw fewer clouds, because the subject is large. */
  isCalm?: boolean;
}

type SkyPainter = (scene: Scene, horizon: number, sun: Point, isCalm: boolean) => void;

function createSkyArea(horizon: number): Point[] {
  return createRectangle(-40, -40, 2440, horizon + 60);
}

function createLevelLines(scene: Scene, from: number, to: number, gap: number): Point[][] {
  const random = scene.random.fork('level-lines');
  const lines: Point[][] = [];
  for (let y = from; y < to; y += gap) {
    const phase = random.range(0, 6);
    const waveHeight = random.range(2, 7);
    const line: Point[] = [];
    for (let x = -40; x <= 2440; x += 62)
      line.push([x, y + Math.sin(x / 420 + phase) * waveHeight]);
    lines.push(line);
  }
  return lines;
}

function createRings(sun: Point, from: number, gap: number, random: Scene['random']): Point[][] {
  const lines: Point[][] = [];
  for (let r = from; r < 2300; r += gap * (1 + r / 2600)) {
    lines.push(createArc(sun[0], sun[1], r + random.jitter(4), 150, 390));
  }
  return lines.flatMap((line) => clipLine(line, createRectangle(-80, -80, 2480, 1640)));
}

/** Draws beams that fan out from a low sun. */
const drawBeams: SkyPainter = (scene, horizon, sun, isCalm) => {
  const pen = scene.pen('beams');
  const count = pen.random.int(11, 15);
  let angle = 180 + pen.random.range(0, 6);
  while (angle < 362) {
    const width = (180 / count) * pen.random.range(0.35, 0.62);
    const reach = 2700;
    const at = (degrees: number, r: number): Point => [
      sun[0] + Math.cos((degrees * Math.PI) / 180) * r,
      sun[1] + Math.sin((degrees * Math.PI) / 180) * r,
    ];
    pen.mark('wheat', [
      at(angle, 185),
      at(angle, reach),
      at(angle + width, reach),
      at(angle + width, 185),
    ]);
    if (pen.random.chance(0.6)) {
      const middleDegrees = angle + width * 1.5;
      const start = pen.random.range(240, 520);
      pen.line(
        [[at(middleDegrees, start), at(middleDegrees, start + pen.random.range(200, 620))]],
        9,
        'ink',
      );
    }
    angle += 180 / count;
  }
  pen.fill('wheat', createEllipse(sun[0], sun[1], 140, 140, 40));
  pen.line([createEllipse(sun[0], sun[1], 166, 166, 40)], 9, 'ink', 'blunt', true);
  if (!isCalm) drawStratus(scene.pen('veil'), sun[0] + 620, horizon - 420, 620, 'ink');
};

/** Draws a pale sun in mist. The sky has yellow lines, which get thinner towards the top. */
const drawMist: SkyPainter = (scene, horizon, sun, isCalm) => {
  const { random, print } = scene;
  const tone = ([, y]: Point): number => 0.16 + Math.max(0, y / horizon) ** 1.7 * 0.9;
  print.overprint(
    'wheat',
    engraveLines(createLevelLines(scene, -10, horizon + 60, 30), tone, 27, random, 900),
  );
  const pen = scene.pen('mist');
  pen.fill('paper', createEllipse(sun[0], sun[1] - 40, 190, 190, 44));
  pen.fill('wheat', createEllipse(sun[0], sun[1] - 40, 146, 146, 40));
  if (!isCalm) {
    drawStratus(pen, sun[0] + 700, horizon * 0.36, 820, 'ink');
    drawStratus(pen, sun[0] + 180, horizon * 0.2, 520, 'ink');
  }
};

/** Draws a bright sky of green lines with heaped clouds. */
const drawHeapedClouds: SkyPainter = (scene, horizon, _sun, isCalm) => {
  const { random, print } = scene;
  const tone = ([, y]: Point): number => 1 - Math.max(0, y / horizon) ** 1.2 * 0.86;
  print.overprint(
    'green',
    engraveLines(createLevelLines(scene, -20, horizon + 20, 31), tone, 33, random, 700),
  );
  const pen = scene.pen('heaps');
  const [x, y] = [pen.random.range(300, 800), horizon * pen.random.range(0.42, 0.6)];
  drawCumulus(pen, x, y, pen.random.range(700, 1000), pen.random.range(240, 330));
  drawCumulus(pen, x + pen.random.range(950, 1300), y * 0.66, pen.random.range(520, 800), 220);
  if (!isCalm) drawCumulus(pen, x + 900, y * 1.42, 430, 110, { weight: 0.3 });
};

/** Draws a sky of flat colour from which clouds are cut out. */
const drawFlatSky: SkyPainter = (scene, horizon, _sun, isCalm) => {
  const pen = scene.pen('flat');
  pen.fill('green', createSkyArea(horizon));
  const tone = ([, y]: Point): number => Math.max(0, y / horizon) ** 1.6 * 0.9;
  scene.print.carve(
    'green',
    engraveLines(createLevelLines(scene, 60, horizon + 40, 33), tone, 26, scene.random, 520),
  );
  const x = pen.random.range(1500, 1900);
  drawCumulus(pen, x, horizon * 0.62, 1000, 330, { weight: 0.8 });
  if (!isCalm) drawCumulus(pen, x - 1250, horizon * 0.42, 620, 190, { weight: 0.6 });
  drawStratus(pen, x - 900, horizon * 0.78, 620, 'paper');
};

/** Draws an open sky; the sun is high and has rings of short cuts around it. */
const drawGlare: SkyPainter = (scene, horizon, sun, isCalm) => {
  const pen = scene.pen('glare');
  const at: Point = [sun[0], Math.min(sun[1], horizon * 0.34)];
  pen.fill('wheat', createEllipse(at[0], at[1], 112, 112, 36));
  const tone = (point: Point): number => {
    const distanceFromSun = Math.hypot(point[0] - at[0], point[1] - at[1]);
    return Math.max(0, 0.95 - distanceFromSun / 1500);
  };
  const lines = createRings(at, 165, 44, pen.random).concat(
    [190, 280].map((r) => createArc(at[0], at[1], r, 20, 160)),
  );
  scene.print.overprint('wheat', engraveLines(lines, tone, 20, pen.random, 150));
  if (!isCalm) drawCumulus(pen, at[0] + 980, horizon * 0.62, 760, 230, { weight: 0.4 });
  drawCumulus(pen, at[0] - 700, horizon * 0.8, 620, 150, { weight: 0.25 });
};

/** Draws a yellow evening sky that darkens towards the top. */
const drawDusk: SkyPainter = (scene, horizon, sun, isCalm) => {
  const pen = scene.pen('dusk');
  pen.fill('wheat', createSkyArea(horizon));
  const tone = ([x, y]: Point): number =>
    Math.max(0, 1.02 - (y / horizon) * 1.25 + Math.abs(x - sun[0]) / 6000);
  scene.print.overprint(
    'ink',
    engraveLines(createLevelLines(scene, -30, horizon, 32), tone, 37, scene.random, 620),
  );
  const hasRedSun = pen.random.chance(0.14);
  pen.fill(hasRedSun ? 'poppy' : 'paper', createEllipse(sun[0], sun[1], 150, 150, 44));
  if (!isCalm) drawStratus(pen, sun[0] + 240, sun[1] - 30, 620, 'ink');
};

/** Draws an evening sky with rings around the sun. */
const drawHalo: SkyPainter = (scene, horizon, sun) => {
  const pen = scene.pen('halo');
  pen.fill('wheat', createSkyArea(horizon));
  pen.fill('paper', createEllipse(sun[0], sun[1], 172, 172, 44));
  const tone = (point: Point): number =>
    Math.max(0, (Math.hypot(point[0] - sun[0], point[1] - sun[1]) - 190) / 1350) *
    (1.1 - point[1] / 2600);
  scene.print.overprint(
    'ink',
    engraveLines(createRings(sun, 215, 36, pen.random), tone, 40, pen.random, 460),
  );
};

/** Draws a winter night. Nearly the whole sky is ink, except for the light around the moon. */
const drawNight: SkyPainter = (scene, horizon, sun, isCalm) => {
  const pen = scene.pen('night');
  const moon: Point = [sun[0], Math.min(sun[1], horizon * 0.42)];
  pen.fill('inkOnGreen', createSkyArea(horizon));
  pen.fill('paper', createEllipse(moon[0], moon[1], 118, 118, 40));
  const tone = (point: Point): number =>
    Math.max(0.1, 1 - Math.hypot(point[0] - moon[0], point[1] - moon[1]) / 1250);
  const lines = createRings(moon, 156, 40, pen.random).concat(
    [156, 200, 250, 310, 380, 460].map((r) => createArc(moon[0], moon[1], r, 30, 150)),
  );
  scene.print.carve('ink', engraveLines(lines, tone, 17, pen.random, 190));
  if (!isCalm) {
    pen.drawTicks(createRectangle(60, 40, 2340, horizon * 0.6), 46, 9, 8, 0, carveInk);
  }
};

/** Draws the sky that suits the scene's light; returns the position of the sun or moon. */
export function drawSky(scene: Scene, options: SkyOptions): Point {
  const random = scene.random.fork('sky');
  const { horizon, isCalm = false } = options;
  const side = random.chance(0.5) ? random.range(430, 760) : random.range(1560, 1900);
  const sun: Point = options.sun ?? [
    side,
    scene.light === 'mittag' ? horizon * 0.3 : horizon - random.range(60, 170),
  ];
  const choices: Record<Scene['light'], [SkyPainter, ...SkyPainter[]]> = {
    morgen: [drawBeams, drawMist],
    mittag:
      scene.season === 'winter'
        ? [drawGlare, drawHeapedClouds]
        : [drawHeapedClouds, drawFlatSky, drawGlare],
    abend: scene.season === 'winter' ? [drawNight, drawDusk] : [drawDusk, drawHalo],
  };
  random.pick(choices[scene.light])(scene, horizon, sun, isCalm);
  return sun;
}
