import { drawTractor, type TractorLook } from '../figures/tractor.ts';
import { createBlob } from '../geometry/blob.ts';
import { createRectangle } from '../geometry/outline.ts';
import { drawLand, getSeasonalCrop } from '../layers/land.ts';
import { carveInk, type Pen } from '../layers/pen.ts';
import type { Scene } from '../scene.ts';

/** Draws a plough with `count` bodies. Its hitch is at the origin; the bodies are to the left. */
function drawPlough(pen: Pen, count: number): void {
  pen.line(['0,-190* -90,-240*', '0,-110* -90,-180*', '-90,-270* -90,-130*'], 22, 'ink', 'blunt');
  const length = count * 170 + 60;
  pen.drawLimb('poppy', `-80,-214* ${-length},-176*`, 34, 7);
  for (let body = 0; body < count; body += 1) {
    const part = pen.part({ x: -170 - body * 170, y: 0, scale: 1 });
    part.line('10,-200 0,-120 10,-40', 26, 'ink', 'blunt');
    part.shape('shade', '40,-4* 10,-20 -10,-70 -60,-104 -130,-110* -120,-60 -100,-20 -60,6*', 8);
    part.drawContours('30,-10 -10,-66 -120,-106', '30,0 -50,-20 -104,-26', 4, {
      gap: 12,
      width: 7,
      stroke: 60,
    });
    part.fill('ink', '56,6* 20,-16 -10,4 -30,14*');
    for (let clod = 0; clod < 7; clod += 1) {
      part.fill(
        'inkOnEarth',
        createBlob(
          pen.random,
          -130 + pen.random.jitter(60),
          -10 + pen.random.jitter(34),
          pen.random.range(12, 28),
          pen.random.range(10, 20),
          5,
          0.25,
        ),
      );
    }
  }
  pen.line(`${-length + 10},-180 ${-length - 60},-60`, 16, 'ink', 'blunt');
  pen.fill(
    'ink',
    `${-length - 110},-50 ${-length - 60},-100 ${-length - 10},-50 ${-length - 60},0`,
  );
}

function drawGull(pen: Pen): void {
  pen.shape('paper', '-70,-24* -34,-40 -4,-6 34,-44 76,-30* 44,-24 10,14 -10,22 -20,8 -40,-22', 4);
  pen.fill('ink', '-70,-24* -48,-36 -44,-26', '76,-30* 52,-40 50,-26');
}

/** Draws a tractor that ploughs, with gulls behind the plough. */
export function drawPloughMotif(scene: Scene): void {
  const { random } = scene;
  const frontY = random.range(900, 980);
  drawLand(scene, {
    horizon: random.range(580, 690),
    frontY,
    crop: getSeasonalCrop(scene, 'stoppel'),
    amplitude: 10,
    rows: 66,
  });
  const y = frontY + 260;
  const soilPen = scene.pen('soil');
  soilPen.fill('inkOnEarth', [
    [-40, y - 40],
    [700, y - 26],
    [1500, y + 6],
    [2440, y + 40],
    [2440, 1660],
    [-40, 1660],
  ]);
  // Draws the slices of soil that the plough has turned: one line per crest, with cuts where the
  // soil has broken.
  for (let row = 0; row < 8; row += 1) {
    const level = y + 34 + row * (26 + row * 6);
    const bandHeight = 26 + row * 11;
    const crestLine = Array.from(
      { length: 42 },
      (_, index) => [index * 60 - 40, level + random.jitter(4 + row) + index * 0.7] as const,
    );
    for (let start = random.int(0, 4); start < 38; start += random.int(6, 13)) {
      soilPen.line(
        [crestLine.slice(start, start + random.int(5, 12))],
        6 + row * 2,
        carveInk,
        'lens',
      );
    }
    const bandArea = createRectangle(-40, level, 2440, level + bandHeight);
    soilPen.drawTicks(bandArea, 120 - row * 8, bandHeight * 0.9, 5 + row * 1.6, 56, carveInk);
  }
  const scale = 0.98;
  const x = 1330;
  const tractorLook = random.pick<TractorLook>([
    { body: 'green', rimColour: 'wheat' },
    { body: 'deep', rimColour: 'wheat' },
    { body: 'wheat', rimColour: 'poppy' },
  ]);
  drawPlough(scene.pen('plough', { x: x - 130, y: y + 20, scale: 1.05 }), 4);
  drawTractor(scene.pen('tractor', { x, y: y + 26, scale }), tractorLook);
  for (let gull = 0; gull < 11; gull += 1) {
    const at = {
      x: 260 + gull * 84 + random.jitter(70),
      y: y - 330 + random.jitter(230) + gull * 8,
      scale: random.range(0.7, 1.3),
      rotationDegrees: random.jitter(24),
    };
    drawGull(scene.pen(`gull-${gull}`, { ...at, scaleX: random.pick([1, -1]) * at.scale }));
  }
}
