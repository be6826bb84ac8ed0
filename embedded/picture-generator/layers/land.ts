import { createRidge, type Ridge } from '../geometry/hill-line.ts';
import type { Point } from '../geometry/point.ts';
import type { Scene } from '../scene.ts';
import { CROPS_BY_SEASON, drawFields, type Crop } from './fields.ts';
import { drawSky } from './sky.ts';
import { drawHedge, drawPoplar, drawTree } from './trees.ts';

export interface LandOptions {
  horizon?: number;
  /** Average y coordinate of the upper edge of the front field, in px. */
  frontY: number;
  crop: Crop;
  amplitude?: number;
  /** The x coordinate in px to which the rows of the front field converge. */
  vanishingX?: number;
  rows?: number;
  isCalm?: boolean;
  /** Whether a few trees stand on the far ridge. */
  hasTrees?: boolean;
  scale?: number;
}

export interface Land {
  sunPosition: Point;
  horizon: number;
  farRidge: Ridge;
  frontRidge: Ridge;
}

/** Returns the crop that is visible in the season of the scene. In winter, that is always snow. */
export function getSeasonalCrop(scene: Scene, crop: Crop): Crop {
  return scene.season === 'winter' ? 'schnee' : crop;
}

/**
 * Draws a landscape: sky, far fields, a hedge and a front field, on which the subject will stand.
 */
export function drawLand(scene: Scene, options: LandOptions): Land {
  const { random, season } = scene;
  const horizon = options.horizon ?? random.range(540, 690);
  const sunPosition = drawSky(scene, { horizon, isCalm: options.isCalm ?? false });
  const farRidge = createRidge(random, horizon, random.range(18, 50), 1.3);
  const crop = (): Crop => random.pick(CROPS_BY_SEASON[season]);
  drawFields(scene, 'far', {
    ridge: farRidge,
    bottom: horizon + 430,
    vanishingX: random.range(600, 1800),
    crops: [crop(), crop(), crop(), crop()],
    rows: 150,
    farSpacingRatio: 0.5,
    scale: 0.4,
  });
  drawHedge(scene.pen('hedge'), farRidge, random.range(-40, 600), random.range(1500, 2440), 52);
  if (options.hasTrees ?? true) {
    const isSlim = random.chance(0.45);
    const start = random.pick([random.range(120, 520), random.range(1750, 2100)]);
    for (let index = 0; index < (isSlim ? 4 : 2); index += 1) {
      const x = start + index * (isSlim ? 62 : 170) + random.jitter(20);
      const pen = scene.pen(`far-${index}`, {
        x,
        y: farRidge(x) + 18,
        scale: random.range(1.9, 2.5),
      });
      if (isSlim) drawPoplar(pen, season);
      else drawTree(pen, season, 0.5);
    }
  }
  const frontRidge = createRidge(random, options.frontY, options.amplitude ?? 26, 0.8);
  drawFields(scene, 'front', {
    ridge: frontRidge,
    bottom: 1720,
    vanishingX: options.vanishingX ?? random.range(700, 1700),
    crops: [options.crop],
    rows: options.rows ?? 64,
    farSpacingRatio: 0.34,
    scale: options.scale ?? 1,
  });
  return { sunPosition, horizon, farRidge, frontRidge };
}

/** Draws the shadow of a subject on the ground, centred at `x`, `y`. */
export function drawShadow(scene: Scene, x: number, y: number, width: number, height = 34): void {
  const pen = scene.pen(`shadow-${Math.round(x)}-${Math.round(y)}`);
  const shadowExtension = scene.light === 'mittag' ? 0 : width * 0.35;
  const area: Point[] = [
    [x - width / 2, y],
    [x, y - height * 0.5],
    [x + width / 2 + shadowExtension, y - height * 0.2],
    [x + width / 2 + shadowExtension * 1.3, y + height * 0.4],
    [x, y + height * 0.7],
  ];
  if (scene.season === 'winter') pen.hatch(area, { gap: 13, width: 9, stroke: 170, action: 'ink' });
  else pen.mark('ink', area);
}
