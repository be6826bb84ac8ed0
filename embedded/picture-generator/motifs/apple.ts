import { drawApple, drawLeaf, type AppleLook } from '../figures/apple.ts';
import { drawBackdrop } from '../layers/backdrop.ts';
import { drawTable } from '../layers/table.ts';
import { drawShadow } from '../layers/land.ts';
import type { Scene } from '../scene.ts';

/** Draws an apple with a leaf, as a close-up. */
export function drawAppleMotif(scene: Scene): void {
  const { random } = scene;
  drawBackdrop(scene, [1200, 760], 420, true);
  drawTable(scene, 1240);
  const variants: [AppleLook, ...AppleLook[]] = [
    { skinColour: 'wheat', shadedSideColour: 'poppy' },
    { skinColour: 'green', shadedSideColour: 'deep' },
    { skinColour: 'wheat', shadedSideColour: 'olive' },
    { skinColour: 'olive', shadedSideColour: 'poppy' },
  ];
  const look = random.pick(variants);
  const hasSecondApple = random.chance(0.6);
  if (hasSecondApple) {
    drawShadow(scene, 1760, 1290, 560, 50);
    drawApple(scene.pen('second', { x: 1740, y: 1070, scale: 0.98, rotationDegrees: 24 }), look);
  }
  drawShadow(scene, 1140, 1360, 880, 80);
  const pen = scene.pen('apple', {
    x: hasSecondApple ? 1080 : 1190,
    y: 960,
    scale: random.range(1.55, 1.7),
    rotationDegrees: random.jitter(9),
  });
  drawApple(pen, look);
  drawLeaf(pen.part({ x: 24, y: -268, scale: 1.05, rotationDegrees: random.range(-24, 4) }));
  if (random.chance(0.4))
    drawLeaf(pen.part({ x: 12, y: -250, scale: 0.8, scaleX: -0.8, rotationDegrees: -20 }));
}
