import { createBlob } from '../geometry/blob.ts';
import { createEllipse, createRectangle } from '../geometry/outline.ts';
import { drawForeground } from '../layers/grass.ts';
import { drawLand, drawShadow, getSeasonalCrop } from '../layers/land.ts';
import type { Pen } from '../layers/pen.ts';
import { drawSpruce } from '../layers/trees.ts';
import type { Scene } from '../scene.ts';

function drawLogEnd(pen: Pen, x: number, y: number, r: number): void {
  const { random } = pen;
  pen.fill('inkOnEarth', createBlob(random, x, y, r, r, 9, 0.06));
  pen.fill('wheat', createEllipse(x, y, r * 0.93, r * 0.92, 16));
  const [cx, cy] = [x + random.jitter(r * 0.14), y + random.jitter(r * 0.14)];
  for (let ring = 1; ring < 5; ring += 1) {
    const ringRadius = r * ring * 0.17;
    pen.line(
      [
        createEllipse(
          cx + (x - cx) * ring * 0.2,
          cy + (y - cy) * ring * 0.2,
          ringRadius,
          ringRadius * 0.97,
          14,
        ),
      ],
      4,
      'ink',
      'blunt',
      true,
    );
  }
  const crackCount = random.int(1, 3);
  for (let crack = 0; crack < crackCount; crack += 1) {
    const angle = random.range(0, Math.PI * 2);
    pen.line(
      [
        [
          [cx, cy],
          [x + Math.cos(angle) * r * 0.82, y + Math.sin(angle) * r * 0.8],
        ],
      ],
      r * 0.12,
      'ink',
      'taper',
    );
  }
  pen.hatch(
    [
      [x, y + r * 0.2],
      [x + r * 0.78, y],
      [x + r * 0.5, y + r * 0.64],
      [x, y + r * 0.8],
    ],
    { angle: -45, gap: 10, width: 5, stroke: 50 },
  );
}

function drawBlockWithAxe(pen: Pen): void {
  pen.shape('earth', '-130,-170 130,-170 140,-20 120,10 -120,10 -140,-20', 9);
  pen.hatch(createRectangle(-130, -150, 130, 4), {
    angle: 88,
    gap: 17,
    width: 10,
    stroke: 120,
    tone: pen.createGradient([-130, 0], [130, 0], 0.25, 1),
  });
  pen.shape('wheat', createEllipse(0, -172, 132, 44, 22), 9);
  for (const r of [34, 66, 98])
    pen.line([createEllipse(0, -172, r, r * 0.32, 18)], 5, 'ink', 'blunt', true);
  pen.drawLimb('wheat', '40,-230 150,-380 250,-440', 24, 7);
  pen.fill('ink', '-20,-176* 0,-270 70,-290 96,-230 60,-186*');
  pen.line('-4,-190 12,-256', 7, 'paper');
}

function drawBowSaw(pen: Pen): void {
  pen.line('-300,0 -290,-120 -200,-190 0,-210 200,-190 290,-120 300,0', 30, 'ink', 'blunt');
  pen.line('-296,-20 -284,-116 -196,-180 0,-200 196,-180 284,-116 296,-20', 12, 'poppy', 'blunt');
  pen.fill('ink', '-310,-6* 310,-6* 310,12* -310,12*');
  const teeth = Array.from(
    { length: 38 },
    (_, index) => `${-304 + index * 16},10* ${-296 + index * 16},28*`,
  ).join(' ');
  pen.fill('ink', `${teeth} 310,10*`);
}

/** Draws stacked logs with a saw and a chopping block. */
export function drawWoodPileMotif(scene: Scene): void {
  const { random, season } = scene;
  const frontY = random.range(860, 940);
  drawLand(scene, {
    horizon: random.range(600, 700),
    frontY,
    crop: getSeasonalCrop(scene, 'gras'),
    rows: 54,
    hasTrees: false,
  });
  for (let index = 0; index < 9; index += 1)
    drawSpruce(
      scene.pen(`spruce-${index}`, {
        x: 120 + index * 270 + random.jitter(60),
        y: frontY + 50,
        scale: random.range(4.6, 7),
      }),
      season,
    );
  drawShadow(scene, 1200, 1420, 1750, 60);
  const r = random.range(78, 92);
  const pen = scene.pen('stack');
  const rows = 6;
  const back = 480;
  pen.fill('ink', createRectangle(back - 20, 1430 - rows * r * 1.76, 1940, 1425));
  for (let row = 0; row < rows; row += 1) {
    const count = Math.floor(1480 / (r * 2)) - (row % 2);
    for (let index = 0; index < count; index += 1) {
      drawLogEnd(
        pen,
        back + r + (row % 2) * r + index * r * 2 + random.jitter(6),
        1420 - r - row * r * 1.76 + random.jitter(6),
        r * random.range(0.96, 1.06),
      );
    }
    if (season === 'winter' && row === rows - 1) {
      for (let index = 0; index < count; index += 1)
        pen.shape(
          'paper',
          createEllipse(
            back + r * 2 + index * r * 2,
            1420 - r * 1.8 - row * r * 1.76,
            r * 0.95,
            r * 0.42,
            14,
          ),
          6,
        );
    }
  }
  for (const x of [back - 30, 1950])
    pen.drawLimb('earth', `${x},1430* ${x + 8},${1380 - rows * r * 1.78}*`, 40, 8);
  drawBowSaw(
    scene.pen('saw', { x: 960, y: 1400 - rows * r * 1.76 - 8, scale: 0.9, rotationDegrees: -3 }),
  );
  drawShadow(scene, 1660, 1530, 420, 40);
  drawBlockWithAxe(scene.pen('block', { x: 1620, y: 1530, scale: 1.35 }));
  drawForeground(scene, 'edge', 1580);
}
