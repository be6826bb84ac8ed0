import { markCorners } from '../geometry/outline.ts';
import { interpolatePoints, type Point } from '../geometry/point.ts';
import { carveInk, type StrokeAction, type Pen } from '../layers/pen.ts';
import type { Colour } from '../palette.ts';

/** Draws rows of tiles or boards in the area between the two edges `ridge` and `eaves`. */
export function drawTiles(
  pen: Pen,
  ridge: readonly [Point, Point],
  eaves: readonly [Point, Point],
  rows: number,
  action: StrokeAction,
): void {
  for (let row = 1; row < rows; row += 1) {
    const from = interpolatePoints(ridge[0], eaves[0], row / rows);
    const to = interpolatePoints(ridge[1], eaves[1], row / rows);
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    pen.line([[from, interpolatePoints(from, to, 0.5), to]], 5, action, 'blunt');
    const tileCount = Math.round(length / 34);
    const next = [
      interpolatePoints(ridge[0], eaves[0], (row + 0.8) / rows),
      interpolatePoints(ridge[1], eaves[1], (row + 0.8) / rows),
    ] as const;
    for (let tile = 0; tile < tileCount; tile += 1) {
      if (pen.random.chance(0.45)) continue;
      const tilePosition = (tile + (row % 2) * 0.5) / tileCount;
      pen.line(
        [
          [
            interpolatePoints(from, to, tilePosition),
            interpolatePoints(next[0], next[1], tilePosition),
          ],
        ],
        5,
        action,
      );
    }
  }
}

/** Draws a window with four panes. Its centre is at `x`, `y`. */
export function drawWindow(
  pen: Pen,
  x: number,
  y: number,
  windowWidth: number,
  windowHeight: number,
  glassColour: Colour = 'ink',
): void {
  pen.shape(
    'paper',
    markCorners(
      `${x - windowWidth / 2 - 6},${y - windowHeight / 2 - 6} ${x + windowWidth / 2 + 6},${y - windowHeight / 2 - 6} ${x + windowWidth / 2 + 6},${y + windowHeight / 2 + 6} ${x - windowWidth / 2 - 6},${y + windowHeight / 2 + 6}`,
    ),
    4,
  );
  pen.fill(
    glassColour,
    markCorners(
      `${x - windowWidth / 2},${y - windowHeight / 2} ${x + windowWidth / 2},${y - windowHeight / 2} ${x + windowWidth / 2},${y + windowHeight / 2} ${x - windowWidth / 2},${y + windowHeight / 2}`,
    ),
  );
  pen.line(
    [
      `${x},${y - windowHeight / 2}* ${x},${y + windowHeight / 2}*`,
      `${x - windowWidth / 2},${y - windowHeight * 0.1}* ${x + windowWidth / 2},${y - windowHeight * 0.1}*`,
    ],
    Math.max(3, windowWidth * 0.09),
    'paper',
    'blunt',
  );
}

export interface HouseLook {
  width: number;
  wallHeight: number;
  roofHeight: number;
  depth: number;
  colour: Colour;
  tileColour: Colour;
  isTimbered: boolean;
}

/**
 * Draws a house with its gable in front and its long side to the right. The middle of the gable's
 * base is at the origin.
 */
export function drawHouse(pen: Pen, look: HouseLook): void {
  const { width, wallHeight, roofHeight, depth } = look;
  const halfWidth = width / 2;
  const apex = -wallHeight - roofHeight;
  pen.shape(
    look.colour,
    markCorners(
      `${halfWidth},0 ${halfWidth},${-wallHeight} ${halfWidth + depth},${-wallHeight * 0.96} ${halfWidth + depth},${-wallHeight * 0.06}`,
    ),
    6,
  );
  pen.hatch(
    markCorners(
      `${halfWidth},0 ${halfWidth},${-wallHeight} ${halfWidth + depth},${-wallHeight} ${halfWidth + depth},-8`,
    ),
    { angle: 90, gap: 13, width: 6, stroke: 300 },
  );
  const gableOutline = markCorners(
    `${-halfWidth},0 ${-halfWidth},${-wallHeight} 0,${apex} ${halfWidth},${-wallHeight} ${halfWidth},0`,
  );
  pen.shape(look.colour, gableOutline, 7);
  if (look.isTimbered) {
    const beams: string[] = [];
    for (const tilePosition of [-1, -0.5, 0, 0.5, 1])
      beams.push(`${halfWidth * tilePosition},0* ${halfWidth * tilePosition},${-wallHeight}*`);
    beams.push(
      `${-halfWidth},${-wallHeight}* ${halfWidth},${-wallHeight}*`,
      `${-halfWidth},${-wallHeight * 0.5}* ${halfWidth},${-wallHeight * 0.5}*`,
    );
    beams.push(
      `${-halfWidth},${-wallHeight * 0.05}* ${-halfWidth * 0.5},${-wallHeight * 0.5}*`,
      `${halfWidth},${-wallHeight * 0.05}* ${halfWidth * 0.5},${-wallHeight * 0.5}*`,
    );
    beams.push(
      `${-halfWidth * 0.5},${-wallHeight - roofHeight * 0.5}* ${halfWidth * 0.5},${-wallHeight - roofHeight * 0.5}*`,
      `0,${-wallHeight}* 0,${apex}*`,
    );
    pen.line(beams, Math.max(5, width * 0.035), 'ink', 'blunt');
  }
  const size = Math.min(width * 0.17, wallHeight * 0.42);
  for (const tilePosition of [-0.25, 0.25])
    drawWindow(pen, width * tilePosition, -wallHeight * 0.72, size, size * 1.15);
  drawWindow(pen, 0, -wallHeight - roofHeight * 0.3, size * 0.9, size);
  const farEdge: [Point, Point] = [
    [depth * 0.94, apex + 4],
    [halfWidth + depth + 14, -wallHeight * 0.94],
  ];
  pen.fill(
    look.tileColour,
    markCorners(
      `0,${apex - 10} ${farEdge[0][0]},${farEdge[0][1]} ${farEdge[1][0]},${farEdge[1][1]} ${halfWidth + 16},${-wallHeight + 12}`,
    ),
  );
  drawTiles(
    pen,
    [[0, apex], farEdge[0]],
    [[halfWidth + 14, -wallHeight + 12], farEdge[1]],
    Math.max(4, Math.round(roofHeight / 26)),
    look.tileColour.startsWith('ink') ? carveInk : 'ink',
  );
  pen.line(
    [
      `0,${apex - 8}* ${halfWidth + 16},${-wallHeight + 14}*`,
      `0,${apex - 8}* ${-halfWidth - 16},${-wallHeight + 14}*`,
    ],
    Math.max(7, width * 0.05),
    'ink',
    'blunt',
  );
}

/** Draws a village church. Its tower has a pointed spire and stands on the origin. */
export function drawChurch(pen: Pen, tileColour: Colour): void {
  pen.shape('paper', markCorners('40,0 40,-150 330,-146 330,-4'), 6);
  pen.fill(tileColour, markCorners('30,-140 70,-270 300,-264 350,-138'));
  drawTiles(
    pen,
    [
      [70, -270],
      [300, -264],
    ],
    [
      [30, -140],
      [350, -138],
    ],
    5,
    tileColour.startsWith('ink') ? carveInk : 'ink',
  );
  for (const x of [110, 190, 270])
    pen.fill('ink', `${x - 14},-30* ${x - 14},-90 ${x},-114 ${x + 14},-90 ${x + 14},-30*`);
  pen.shape('paper', markCorners('-60,0 -60,-360 60,-360 60,0'), 7);
  pen.hatch(markCorners('6,-4 6,-356 60,-356 60,-4'), {
    angle: 90,
    gap: 12,
    width: 7,
    stroke: 260,
  });
  pen.fill('ink', '-20,-250* -20,-300 0,-322 20,-300 20,-250*');
  pen.shape(
    'paper',
    [
      [0, -212],
      [20, -204],
      [28, -184],
      [20, -164],
      [0, -156],
      [-20, -164],
      [-28, -184],
      [-20, -204],
    ],
    5,
  );
  pen.line(['0,-184* 0,-204*', '0,-184* 14,-176*'], 4, 'ink', 'blunt');
  pen.line('-78,-352* -39,-496* 0,-640* 39,-496* 78,-352*', 16, 'paper', 'blunt');
  pen.fill('inkOnDeep', markCorners('-78,-352 0,-640 78,-352'));
  pen.line(['-40,-380* -6,-590*', '-14,-370* -2,-560*'], 7, carveInk);
  pen.line(['0,-630* 0,-700*', '-16,-678* 16,-678*'], 6, 'ink', 'blunt');
}
