import { drawLeaf } from '../figures/apple.ts';
import { drawBee } from '../figures/bee.ts';
import { drawBlossom } from '../figures/flowers.ts';
import { drawBackdrop } from '../layers/backdrop.ts';
import type { Scene } from '../scene.ts';

/** Draws a honey bee at apple blossoms, as a close-up. */
export function drawBeeMotif(scene: Scene): void {
  const { random } = scene;
  drawBackdrop(scene, [1200, 700], 460);
  const twigPen = scene.pen('twig');
  twigPen.drawLimb('earth', '-40,1480 500,1370 1000,1330 1500,1210 2000,1010 2460,900', 44, 10);
  twigPen.line(['100,1440 600,1350', '900,1330 1400,1230', '1600,1170 2100,960'], 10, 'ink');
  const leaves = [
    [620, 1350, 150],
    [1700, 1150, -20],
    [2140, 960, 40],
    [280, 1420, -120],
    [1180, 1300, 70],
  ] as const;
  leaves.forEach(([x, y, turn], index) =>
    drawLeaf(
      scene.pen(`leaf-${index}`, {
        x,
        y,
        scale: random.range(1, 1.3),
        rotationDegrees: turn + random.jitter(14),
      }),
    ),
  );
  const flowers = [
    [1240, 1180, 2.7],
    [1720, 1290, 2.2],
    [760, 1380, 2.3],
    [2060, 1010, 1.7],
    [330, 1360, 1.8],
    [1480, 1480, 1.9],
  ] as const;
  flowers.forEach(([x, y, scale], index) => {
    const pen = scene.pen(`flower-${index}`, {
      x: x + random.jitter(30),
      y: y + random.jitter(20),
      scale,
      rotationDegrees: random.range(0, 72),
    });
    drawBlossom(pen);
  });
  drawBee(
    scene.pen('bee', {
      x: 1270,
      y: 720,
      scale: random.range(1.5, 1.66),
      rotationDegrees: random.range(8, 24),
    }),
  );
}
