import { drawHead, type Hair, type PortraitLook } from '../figures/portrait.ts';
import { drawClothes } from '../figures/portrait-clothes.ts';
import { drawHairBehind, drawHairInFront } from '../figures/portrait-hair.ts';
import { drawHat } from '../figures/portrait-hat.ts';
import { drawBackdrop } from '../layers/backdrop.ts';
import { drawLand, getSeasonalCrop } from '../layers/land.ts';
import type { Colour } from '../palette.ts';
import type { Scene } from '../scene.ts';

function drawPortrait(scene: Scene, look: PortraitLook): void {
  const { random } = scene;
  const isYellow = [look.hairColour, look.hatColour, look.cloth].includes('wheat');
  if (random.chance(0.45) && scene.light !== 'abend') {
    drawLand(scene, {
      horizon: 880,
      frontY: 1120,
      crop: getSeasonalCrop(scene, 'saat'),
      isCalm: true,
    });
  } else drawBackdrop(scene, [1200, 700], 420, isYellow);
  const pen = scene.pen('portrait', {
    x: 1200 + random.jitter(40),
    y: 750,
    scale: random.range(1.42, 1.54),
  });
  drawHairBehind(pen, look);
  drawClothes(pen, look);
  drawHead(pen, look);
  drawHairInFront(pen, look);
  if (look.hat) drawHat(pen, look);
}

const hairColours: [Colour, ...Colour[]] = ['ink', 'inkOnEarth', 'inkOnWheat', 'wheat', 'earth'];

type CommonFeatures = Pick<
  PortraitLook,
  'wrinkleAmount' | 'width' | 'hasGlasses' | 'hairColour' | 'traits'
>;

function pickCommonFeatures(scene: Scene): CommonFeatures {
  const { random } = scene;
  const age = random.next();
  return {
    wrinkleAmount: age,
    width: scene.random.range(0.9, 1.04),
    hasGlasses: scene.random.chance(0.25),
    traits: {
      eyeDistance: random.jitter(7),
      browHeight: random.range(-6, 3),
      mouthWidth: random.jitter(0.18),
      smile: random.range(-3, 15),
      noseLength: random.jitter(13),
    },
    hairColour: age > 0.75 ? 'paper' : scene.random.pick(hairColours),
  };
}

/** Draws the portrait of a woman who is a farmer. */
export function drawFarmerWomanPortrait(scene: Scene): void {
  const { random } = scene;
  drawPortrait(scene, {
    ...pickCommonFeatures(scene),
    hair: random.pick<Hair>(['zopf', 'bob', 'dutt', 'zopf']),
    ...(random.chance(0.6) ? { hat: random.pick(['strohhut', 'kopftuch'] as const) } : {}),
    hatColour: random.pick<Colour>(['wheat', 'wheat', 'green', 'deep']),
    collar: random.pick(['hemd', 'latzhose', 'latzhose'] as const),
    cloth: random.pick<Colour>(['paper', 'green', 'wheat', 'deep']),
  });
}

/** Draws the portrait of a man who is a farmer. */
export function drawFarmerPortrait(scene: Scene): void {
  const { random } = scene;
  const beard = random.pick(['vollbart', 'schnauzer', undefined] as const);
  drawPortrait(scene, {
    ...pickCommonFeatures(scene),
    hair: random.pick<Hair>(['kurz', 'kurz', 'glatze']),
    ...(random.chance(0.7)
      ? { hat: random.pick(['schirmmuetze', 'filzhut', 'strohhut', 'wollmuetze'] as const) }
      : {}),
    hatColour: random.pick<Colour>(['deep', 'green', 'earth', 'inkOnDeep']),
    ...(beard ? { beard } : {}),
    collar: random.pick(['hemd', 'latzhose', 'rollkragen'] as const),
    cloth: random.pick<Colour>(['green', 'paper', 'wheat', 'deep']),
  });
}

/** Draws the portrait of a scientist who does research on breeding, soil or climate. */
export function drawResearcherPortrait(scene: Scene): void {
  const { random } = scene;
  drawPortrait(scene, {
    ...pickCommonFeatures(scene),
    hair: random.pick<Hair>(['bob', 'dutt', 'locken']),
    hatColour: 'paper',
    hasGlasses: random.chance(0.75),
    collar: 'kittel',
    cloth: random.pick<Colour>(['green', 'wheat', 'inkOnDeep']),
  });
}

/** Draws the portrait of a wine grower. */
export function drawWinegrowerPortrait(scene: Scene): void {
  const { random } = scene;
  drawPortrait(scene, {
    ...pickCommonFeatures(scene),
    hair: 'kurz',
    ...(random.chance(0.6) ? { hat: random.pick(['filzhut', 'strohhut'] as const) } : {}),
    hatColour: random.pick<Colour>(['earth', 'inkOnEarth', 'wheat']),
    beard: random.pick(['vollbart', 'schnauzer', 'schnauzer'] as const),
    collar: random.pick(['weste', 'weste', 'hemd'] as const),
    cloth: random.pick<Colour>(['paper', 'paper', 'green']),
  });
}
