import { createRectangle } from '../geometry/outline.ts';
import type { Point } from '../geometry/point.ts';
import { drawGrass } from '../layers/grass.ts';
import { carveInk, type Pen } from '../layers/pen.ts';
import { drawSpruce } from '../layers/trees.ts';
import type { Colour } from '../palette.ts';
import type { Scene } from '../scene.ts';

function drawTrunk(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  colour: Colour,
  isBirch: boolean,
): void {
  const { random } = pen;
  const lean = random.jitter(40);
  const halfWidth = width / 2;
  const trunkOutline = `${x - halfWidth * 1.9},${y + 12}* ${x - halfWidth * 1.1},${y - 60} ${x - halfWidth + lean * 0.4},${y * 0.5} ${x - halfWidth * 0.8 + lean},-40* ${x + halfWidth * 0.8 + lean},-40* ${x + halfWidth + lean * 0.4},${y * 0.5} ${x + halfWidth * 1.1},${y - 60} ${x + halfWidth * 2},${y + 12}* ${x},${y - 6}`;
  pen.fill(isBirch ? 'paper' : colour, trunkOutline);
  if (isBirch) {
    pen.line([trunkOutline], 6, 'ink', 'blunt', true);
    for (let mark = 0; mark < 15; mark += 1) {
      const markY = random.range(0, y - 40);
      const isLeft = random.chance(0.5);
      const reach = halfWidth * random.range(0.5, 1.3);
      const edgeX = x + lean * (1 - markY / y) + (isLeft ? -halfWidth : halfWidth);
      pen.line(
        [
          [
            [edgeX, markY],
            [edgeX + (isLeft ? reach : -reach), markY + random.jitter(14)],
          ],
        ],
        random.range(8, 20),
        'ink',
        'taper',
      );
    }
    pen.hatch(
      [
        [x + halfWidth * 0.3 + lean, -30],
        [x + halfWidth * 0.8 + lean, -30],
        [x + halfWidth * 1.1, y - 60],
        [x + halfWidth * 0.4, y - 60],
      ],
      { angle: 0, gap: 22, width: 7 },
    );
    return;
  }
  const count = Math.max(2, Math.round(width / 26));
  pen.drawContours(
    [
      [x - halfWidth * 0.8 + lean, -40],
      [x - halfWidth * 0.85 + lean * 0.4, y * 0.5],
      [x - halfWidth, y - 30],
    ],
    [
      [x + halfWidth * 0.5 + lean, -40],
      [x + halfWidth * 0.5 + lean * 0.4, y * 0.5],
      [x + halfWidth * 0.5, y - 30],
    ],
    count,
    {
      gap: 16,
      width: 7 + width * 0.03,
      stroke: 190,
      action: carveInk,
      tone: (at: Point) => Math.max(0.15, 0.9 - (at[0] - x + halfWidth) / (width * 1.1)),
    },
  );
}

/**
 * Draws the light between the far trees, and the forest floor. Returns the y at which the floor
 * begins.
 */
function drawBackground(scene: Scene): number {
  const { random, season, light } = scene;
  const pen = scene.pen('ground');
  const backgroundColours: Record<Scene['light'], Colour> = {
    morgen: 'wheat',
    mittag: 'green',
    abend: 'wheat',
  };
  const floorY = random.range(1060, 1160);
  pen.fill(backgroundColours[light], createRectangle(-40, -40, 2440, floorY + 40));
  const sunX = random.range(800, 1600);
  const beams = scene.pen('beams');
  for (let beam = 0; beam < 8; beam += 1) {
    const x = sunX + (beam - 4) * 190 + random.jitter(60);
    const beamShift = (x - sunX) * 0.9;
    beams.fill('paper', [
      [x - 16, -40],
      [x + 30, -40],
      [x + beamShift + 100, floorY + 30],
      [x + beamShift, floorY + 30],
    ]);
  }
  for (let index = 0; index < 26; index += 1) {
    const x = -40 + index * 98 + random.jitter(40);
    if (index % 3 === 0)
      drawSpruce(
        scene.pen(`spruce-${index}`, { x, y: floorY + 20, scale: random.range(3.4, 5.6) }),
        season,
      );
    else
      scene.pen(`thin-${index}`).fill(light === 'abend' ? 'inkOnEarth' : 'deep', [
        [x, -40],
        [x + 22, -40],
        [x + 30, floorY + 20],
        [x - 6, floorY + 20],
      ]);
  }
  const groundColours: Record<Scene['season'], Colour> = {
    fruehling: 'green',
    sommer: 'deep',
    herbst: 'earth',
    winter: 'paper',
  };
  pen.fill(groundColours[season], [
    [-40, floorY],
    [600, floorY - 20],
    [1300, floorY + 14],
    [2440, floorY - 10],
    [2440, 1640],
    [-40, 1640],
  ]);
  pen.hatch(createRectangle(-40, floorY + 10, 2440, 1640), {
    angle: 2,
    gap: 40,
    width: 17,
    stroke: 330,
    action: season === 'winter' ? 'shade' : 'ink',
    tone: ([, y]) => 0.2 + ((y - floorY) / 700) * 0.9,
  });
  if (season === 'herbst')
    pen.drawTicks(createRectangle(-40, floorY + 40, 2440, 1640), 150, 34, 18, 20, 'wheat');
  return floorY;
}

/** Draws the trunks of a forest with light between them. */
export function drawForestMotif(scene: Scene): void {
  const { random, season } = scene;
  const floorY = drawBackground(scene);
  const isBirch = random.chance(0.35);
  const trunks = [
    { x: 470, width: 74, y: floorY + 90 },
    { x: 760, width: 60, y: floorY + 60 },
    { x: 1560, width: 84, y: floorY + 110 },
    { x: 2130, width: 90, y: floorY + 130 },
    { x: 1860, width: 58, y: floorY + 60 },
    { x: 180, width: 120, y: floorY + 250 },
    { x: random.range(960, 1160), width: 150, y: floorY + 330 },
    { x: 2330, width: 170, y: floorY + 380 },
    { x: 1380, width: 70, y: floorY + 80 },
  ];
  trunks.sort((a, b) => a.y - b.y);
  trunks.forEach((trunkOutline, index) => {
    drawTrunk(
      scene.pen(`trunk-${index}`),
      trunkOutline.x + random.jitter(50),
      trunkOutline.y,
      trunkOutline.width,
      'inkOnEarth',
      isBirch && index % 2 === 0,
    );
  });
  if (season !== 'winter')
    drawGrass(scene.pen('fern'), () => 1600, { gap: 22, height: 150, width: 13 });
}
