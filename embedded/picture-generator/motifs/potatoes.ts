import { createBlob } from '../geometry/blob.ts';
import type { Point } from '../geometry/point.ts';
import { drawLand, getSeasonalCrop } from '../layers/land.ts';
import { carveInk, type Pen } from '../layers/pen.ts';
import type { Colour } from '../palette.ts';
import type { Scene } from '../scene.ts';

function drawPotato(pen: Pen, r: number, colour: Colour): void {
  const { random } = pen;
  const turn = random.range(0, Math.PI);
  const shape: Point[] = createBlob(random, 0, 0, r * 1.3, r * 0.9, 4, 0.12).map(([x, y]) => [
    x * Math.cos(turn) - y * Math.sin(turn) * 0.9,
    x * Math.sin(turn) * 0.7 + y * Math.cos(turn),
  ]);
  pen.shape(colour, shape, 8);
  pen.hatch(shape, {
    angle: -38,
    gap: r * 0.17,
    width: r * 0.1,
    stroke: r,
    tone: pen.createGradient([-r * 0.2, -r * 0.2], [r, r * 0.8], 0, 1),
  });
  pen.hatch(shape, {
    angle: -38,
    gap: r * 0.2,
    width: r * 0.07,
    stroke: r * 0.6,
    action: 'paper',
    tone: pen.createGradient([-r * 0.1, -r * 0.1], [-r, -r * 0.8], 0, 1),
  });
  for (let eye = 0; eye < 4; eye += 1) {
    const [x, y] = [random.jitter(r * 0.8), random.jitter(r * 0.55)];
    pen.line(
      `${x - r * 0.14},${y} ${x},${y - r * 0.08} ${x + r * 0.14},${y + r * 0.02}`,
      r * 0.08,
      'ink',
    );
  }
}

function drawPotatoPlant(pen: Pen): void {
  for (const [x, y, turn] of [
    [-170, -260, -40],
    [-80, -380, -16],
    [40, -420, 10],
    [160, -330, 36],
    [220, -200, 60],
    [-240, -140, -66],
  ] as const) {
    pen.drawLimb('green', `0,0 ${x * 0.4},${y * 0.5} ${x},${y}`, 15, 6);
    for (const side of [-1, 0, 1]) {
      const leaf = pen.part({
        x: x * (1 - Math.abs(side) * 0.16),
        y: y * (1 - Math.abs(side) * 0.16),
        scale: side === 0 ? 1.15 : 0.85,
        rotationDegrees: turn + side * 62,
      });
      leaf.shape(side === 0 ? 'deep' : 'green', '0,20 -50,-20 -56,-80 0,-140* 56,-80 50,-20', 7);
      leaf.line(
        ['0,16 0,-120', '0,-20 -34,-60', '0,-20 34,-60', '0,-60 -26,-96', '0,-60 26,-96'],
        6,
        'ink',
        'taper',
      );
    }
  }
}

function drawGardenFork(pen: Pen): void {
  pen.drawLimb('wheat', '10,-1300* 0,-330*', 40, 9);
  pen.line(['14,-1200 6,-800', '-4,-740 -2,-400'], 8, 'ink');
  pen.drawLimb('wheat', '-80,-1310* 100,-1310*', 40, 9);
  pen.line('-110,-230 -80,-310 0,-330 80,-310 110,-230', 30, 'ink', 'blunt');
  for (const x of [-110, -38, 38, 110]) pen.line(`${x},-270* ${x},40*`, 22, 'ink', 'blunt');
}

/** Draws potatoes that were just dug up, and a fork in the ground. */
export function drawPotatoesMotif(scene: Scene): void {
  const { random } = scene;
  drawLand(scene, {
    horizon: random.range(480, 560),
    frontY: 780,
    crop: getSeasonalCrop(scene, 'acker'),
    vanishingX: 1200,
    rows: 44,
  });
  const ground = scene.pen('ground');
  const edge: Point[] = [];
  for (let x = -40; x <= 2440; x += 80)
    edge.push([x, 1210 - 130 * Math.exp(-(((x - 1200) / 620) ** 2)) + random.jitter(12)]);
  ground.fill('inkOnEarth', [...edge, [2440, 1660], [-40, 1660]]);
  ground.drawTicks(
    [
      [-40, 1180],
      [1200, 1080],
      [2440, 1180],
      [2440, 1640],
      [-40, 1640],
    ],
    330,
    46,
    13,
    8,
    carveInk,
  );
  const fork = random.pick([620, 1780]);
  drawGardenFork(
    scene.pen('fork', { x: fork, y: 1250, scale: 0.92, rotationDegrees: random.jitter(12) }),
  );
  drawPotatoPlant(scene.pen('plant', { x: 2400 - fork - 40, y: 1200, scale: 1.15 }));
  const skin = random.pick<Colour>(['wheat', 'wheat', 'earth']);
  const heap = [
    [900, 1220],
    [1090, 1170],
    [1300, 1180],
    [1490, 1230],
    [1200, 1060],
    [1020, 1090],
    [1390, 1090],
    [760, 1330],
    [1650, 1330],
    [980, 1350],
    [1190, 1290],
    [1420, 1350],
    [1080, 1460],
    [1320, 1480],
    [840, 1470],
    [1580, 1470],
    [560, 1450],
    [1860, 1450],
  ] as const;
  heap
    .toSorted((a, b) => a[1] - b[1])
    .forEach(([x, y], index) => {
      drawPotato(
        scene.pen(`potato-${index}`, {
          x: x + random.jitter(40),
          y: y + random.jitter(20),
          scale: 1,
        }),
        random.range(78, 112),
        skin,
      );
    });
  for (let clod = 0; clod < 26; clod += 1) {
    const at = [random.range(200, 2200), random.range(1480, 1600)] as const;
    ground.fill(
      'earth',
      createBlob(random, at[0], at[1], random.range(16, 40), random.range(12, 24), 5, 0.2),
    );
  }
}
