import { createEllipse } from '../geometry/outline.ts';
import { carveInk, type StrokeAction, type Pen } from '../layers/pen.ts';
import type { Colour } from '../palette.ts';

export type Hair = 'kurz' | 'glatze' | 'bob' | 'dutt' | 'zopf' | 'locken';
export type Hat = 'strohhut' | 'schirmmuetze' | 'filzhut' | 'kopftuch' | 'wollmuetze';
export type Collar = 'hemd' | 'latzhose' | 'rollkragen' | 'kittel' | 'weste';

/**
 * How a face differs from the average face, for which all numbers are 0. They are in units of the
 * drawing, except `mouthWidth`.
 */
export interface FaceTraits {
  /** How much farther each eye is from the middle of the face. */
  eyeDistance: number;
  /** How much higher the eyebrows are. */
  browHeight: number;
  /** Additional width of the mouth, as a share of its average width. */
  mouthWidth: number;
  /** How much higher the corners of the mouth are. */
  smile: number;
  /** Additional length of the nose. */
  noseLength: number;
}

/** What distinguishes the portrait of one person from others. */
export interface PortraitLook {
  hair: Hair;
  hairColour: Colour;
  hat?: Hat;
  hatColour: Colour;
  beard?: 'vollbart' | 'schnauzer';
  hasGlasses: boolean;
  collar: Collar;
  cloth: Colour;
  /** How many wrinkles the face has, from 0 to 1. */
  wrinkleAmount: number;
  /** Width of the face. 1 is average; smaller values are narrower. */
  width: number;
  traits: FaceTraits;
}

const faceOutline =
  '0,-250 96,-232 152,-160 164,-60 160,40 140,130 96,200 44,240 0,248 -44,240 -96,200 -140,130 -160,40 -164,-60 -152,-160 -96,-232';
const faceShadeOutline =
  '60,-250 104,-232 156,-160 168,-60 164,40 144,130 100,206 44,246 20,240 64,190 84,130 72,92 104,40 92,-20 66,-48 98,-90 84,-170';

function drawNeckAndEars(pen: Pen): void {
  pen.shape('paper', '-92,120* -98,250 -130,330 0,420 130,330 98,250 92,120*', 7);
  pen.fill('ink', '-84,196 -40,244 0,254 44,246 92,200 100,250 122,322 60,350 20,300 -40,276');
  for (const side of [-1, 1]) {
    const ear = `${side * 154},-50 ${side * 186},-58 ${side * 194},-16 ${side * 180},34 ${side * 156},52`;
    pen.shape('paper', ear, 7);
    pen.line(`${side * 166},-34 ${side * 182},-26 ${side * 170},20`, 6, 'ink');
  }
}

function drawEye(pen: Pen, x: number, browLift: number, browAction: StrokeAction): void {
  const side = Math.sign(x);
  pen.fill(
    'paper',
    `${x - 36},-4 ${x - 12},-20 ${x + 14},-20 ${x + 36},-2 ${x + 10},10 ${x - 16},10`,
  );
  pen.fill('ink', createEllipse(x + 2, -6, 14, 14, 14));
  pen.mark(carveInk, createEllipse(x - 3, -11, 5, 5, 8));
  pen.line(`${x - 42},0 ${x - 16},-22 ${x + 16},-23 ${x + 42},0`, 12, 'ink');
  pen.line(`${x - 26},12 ${x},18 ${x + 26},11`, 5, 'ink');
  const y = -60 - browLift;
  pen.line(
    `${x - side * 48},${y + 4} ${x - side * 8},${y - 10} ${x + side * 34},${y - 6} ${x + side * 58},${y + 15}`,
    18,
    browAction,
  );
}

function drawMouth(pen: Pen, width: number, smile: number): void {
  const part = pen.part({ x: 0, y: 0, scale: 1, scaleX: width });
  const end = 140 - smile;
  part.fill(
    'ink',
    `-72,${end} -30,136 -8,140 0,144 8,140 30,136 74,${end - 2} 34,154 0,159 -36,154`,
  );
  part.line('-26,178 4,184 34,176', 9, 'ink');
  part.line(
    [`-80,${end - 8} -86,${end} -82,${end + 8}`, `82,${end - 10} 90,${end - 2} 86,${end + 8}`],
    6,
    'ink',
  );
}

function drawFace(pen: Pen, look: PortraitLook, browAction: StrokeAction): void {
  pen.fill('paper', faceOutline);
  pen.patch('wheat', faceShadeOutline, faceOutline);
  pen.line([faceOutline], 8, 'ink', 'blunt', true);
  pen.drawContours(
    '112,-200 150,-80 148,30 110,160 60,226',
    '74,-150 104,-80 96,40 84,140 44,226',
    5,
    {
      gap: 12,
      width: 8,
      stroke: 120,
      tone: pen.createGradient([60, 0], [160, 0], 0.15, 1),
    },
  );
  const { eyeDistance, noseLength, mouthWidth, smile } = look.traits;
  drawEye(pen, -68 - eyeDistance, look.traits.browHeight, browAction);
  drawEye(pen, 68 + eyeDistance, look.traits.browHeight, browAction);
  pen.line(`16,-52 22,0 40,${62 + noseLength}`, 10, 'ink', 'taper');
  const noseTipPen = pen.part({ x: 0, y: noseLength, scale: 1, scaleX: 1 + noseLength * 0.012 });
  noseTipPen.fill('ink', '40,58 50,78 36,94 12,92 -8,98 -30,90 -24,84 -6,88 16,80 30,76');
  noseTipPen.line('-38,70 -44,86 -30,94', 6, 'ink');
  drawMouth(pen, 1 + mouthWidth, smile);
  if (look.wrinkleAmount > 0.35) {
    pen.line(
      ['-56,92 -92,128 -96,158', '60,90 98,126 100,156', '-120,4 -136,14', '-118,-14 -138,-16'],
      6,
      'ink',
    );
  }
  if (look.wrinkleAmount > 0.6) {
    pen.line(
      ['-90,-132 -30,-142 20,-136', '-70,-160 0,-170 60,-160', '-30,24 -92,34', '30,24 92,34'],
      5,
      'ink',
    );
  }
}

function drawBeard(pen: Pen, look: PortraitLook): void {
  const colour = look.hairColour;
  const strandAction: StrokeAction = colour.startsWith('ink') ? carveInk : 'ink';
  if (look.beard === 'vollbart') {
    const beard =
      '-162,10 -150,60 -120,96 -80,110 -40,104 0,110 40,104 82,108 122,94 150,58 162,8 160,110 128,210 60,280 0,296 -60,280 -128,210 -160,110';
    pen.fill(colour, beard);
    if (!colour.startsWith('ink')) pen.line([beard], 6, 'ink', 'blunt', true);
    pen.fill('paper', '-52,142 0,134 54,140 30,160 0,164 -30,160');
    pen.line('-52,146 0,148 54,144', 8, 'ink');
    pen.drawContours('-150,60 -130,180 -50,280', '0,160 0,220 -10,290', 8, {
      gap: 12,
      width: 7,
      stroke: 70,
      action: strandAction,
    });
    pen.drawContours('0,160 0,220 10,290', '150,60 130,180 50,280', 6, {
      gap: 12,
      width: 5,
      stroke: 70,
      action: strandAction,
    });
  } else if (look.beard === 'schnauzer') {
    pen.fill(
      colour,
      '0,104 40,100 84,122 116,152 70,150 30,138 0,142 -30,138 -70,150 -116,152 -84,122 -40,100',
    );
    pen.line(
      '0,104 40,100 84,122 116,152 70,150 30,138 0,142 -30,138 -70,150 -116,152 -84,122 -40,100',
      5,
      'ink',
      'blunt',
      true,
    );
    pen.line(
      ['-10,112 -50,118 -92,142', '10,112 50,118 92,142', '-4,122 -40,130', '4,122 44,130'],
      5,
      strandAction,
    );
  }
}

function drawGlasses(pen: Pen): void {
  for (const x of [-70, 70]) {
    pen.line(
      `${x - 58},-40 ${x},-50 ${x + 58},-40 ${x + 54},24 ${x},40 ${x - 54},24`,
      11,
      'ink',
      'blunt',
      true,
    );
    pen.line(`${x - 36},18 ${x - 14},-28`, 5, 'paper');
  }
  pen.line(['-16,-22 0,-30 16,-22', '-126,-30 -164,-24', '126,-30 164,-24'], 10, 'ink', 'blunt');
}

/** Draws the head without hair and hat, about 500 units high. The eyes are at y = 0. */
export function drawHead(pen: Pen, look: PortraitLook): void {
  const facePen = pen.part({ x: 0, y: 0, scale: 1, scaleX: look.width });
  drawNeckAndEars(facePen);
  drawFace(facePen, look, look.hairColour === 'paper' ? 'shade' : 'ink');
  if (look.beard) drawBeard(facePen, look);
  if (look.hasGlasses) drawGlasses(facePen);
}
