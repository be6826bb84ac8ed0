import { drawSheep } from '../figures/small-animals.ts';
import { interpolatePoints, type Point } from '../geometry/point.ts';
import { drawForeground } from '../layers/grass.ts';
import { drawLand, drawShadow, getSeasonalCrop } from '../layers/land.ts';
import { carveInk, type Pen } from '../layers/pen.ts';
import type { Scene } from '../scene.ts';

/** Draws one row of solar modules that lean back; its lower left corner is at the origin. */
function drawModuleRow(pen: Pen, columns: number): void {
  const bankWidth = columns * 120;
  const bottomLeft: Point = [0, -70];
  const bottomRight: Point = [bankWidth, -70];
  const topRight: Point = [bankWidth + 120, -250];
  const topLeft: Point = [120, -250];
  pen.line(
    [
      '90,-80 90,0',
      `${bankWidth * 0.5},-80 ${bankWidth * 0.5},0`,
      `${bankWidth - 20},-80 ${bankWidth - 20},0`,
      `200,-200 220,-20`,
      `${bankWidth},-200 ${bankWidth + 20},-20`,
    ],
    12,
    'ink',
    'blunt',
  );
  const area = [bottomLeft, bottomRight, topRight, topLeft];
  pen.fill('inkOnDeep', area.map(([x, y]) => `${x},${y}*`).join(' '));
  for (let column = 0; column <= columns; column += 1) {
    pen.line(
      [
        [
          interpolatePoints(bottomLeft, bottomRight, column / columns),
          interpolatePoints(topLeft, topRight, column / columns),
        ],
      ],
      7,
      'paper',
      'blunt',
    );
  }
  for (const t of [0, 0.5, 1])
    pen.line(
      [[interpolatePoints(bottomLeft, topLeft, t), interpolatePoints(bottomRight, topRight, t)]],
      7,
      'paper',
      'blunt',
    );
  for (let column = 0; column < columns; column += 1) {
    for (const t of [0.14, 0.28, 0.64, 0.78]) {
      const a = interpolatePoints(
        interpolatePoints(bottomLeft, topLeft, t),
        interpolatePoints(bottomRight, topRight, t),
        (column + 0.1) / columns,
      );
      const b = interpolatePoints(
        interpolatePoints(bottomLeft, topLeft, t),
        interpolatePoints(bottomRight, topRight, t),
        (column + pen.random.range(0.5, 0.9)) / columns,
      );
      pen.line([[a, b]], 5, carveInk);
    }
  }
}

/** Draws solar modules in a meadow where sheep graze. */
export function drawPhotovoltaicsMotif(scene: Scene): void {
  const { random } = scene;
  const frontY = random.range(740, 830);
  drawLand(scene, {
    horizon: random.range(540, 640),
    frontY,
    crop: getSeasonalCrop(scene, 'gras'),
    rows: 54,
    amplitude: 14,
  });
  const rows = [
    { y: frontY + 110, scale: 0.62, x: 260 },
    { y: frontY + 290, scale: 0.95, x: 330 },
    { y: frontY + 490, scale: 1.36, x: 480 },
  ];
  rows.forEach(({ x, y, scale }, row) => {
    const left = x + random.jitter(60);
    drawShadow(scene, left + 600 * scale, y - 6, 1000 * scale, 22 * scale);
    drawModuleRow(
      scene.pen(`bank-${row}`, { x: left, y, scale }),
      Math.round((2000 - left) / (120 * scale)),
    );
    const count = row === 2 ? 3 : 2;
    for (let index = 0; index < count; index += 1) {
      const sx = 500 + index * (row === 2 ? 640 : 900) + random.jitter(160);
      const size = scale * 0.86;
      const sy = y + 70 * scale + random.range(0, 20);
      drawShadow(scene, sx, sy, 230 * size, 14 * size);
      drawSheep(
        scene.pen(`sheep-${row}-${index}`, {
          x: sx,
          y: sy,
          scale: size,
          scaleX: random.pick([1, -1]) * size,
        }),
        random.chance(0.7),
      );
    }
  });
  drawForeground(scene, 'edge', 1560);
}
