import { createBlob } from '../geometry/blob.ts';
import { createEllipse } from '../geometry/outline.ts';
import { carveInk, type Pen } from '../layers/pen.ts';
import type { Colour } from '../palette.ts';

export interface CowLook {
  coatColour: Colour;
  patchColour: Colour | undefined;
}

const body =
  '176,-312 214,-326 236,-300 236,-228 214,-190 198,-150 178,-122 150,-110 90,-106 20,-100 -60,-106 -110,-118 -150,-128 -196,-140 -216,-196 -210,-250 -196,-284 -176,-294 -130,-296 -60,-287 20,-283 90,-290 134,-302';
const frontLegOutline =
  '176,-170 178,-112 169,-72 166,-34 172,-12* 174,0* 138,0* 139,-14 142,-38 136,-74 122,-116 108,-170';
const hindLegOutline =
  '-100,-176 -126,-122 -146,-96 -152,-68 -150,-34 -144,-10* -142,0* -178,0* -179,-14 -178,-46 -192,-88 -208,-130 -216,-190';
const raisedHeadOutline =
  '204,-318 232,-340 258,-344* 276,-336 312,-294 348,-262 358,-246 353,-229 334,-221 314,-227 284,-240 258,-244 226,-214 196,-196 180,-250';
const grazingHeadOutline =
  '196,-300 232,-286 262,-240 282,-190 304,-170* 318,-150 322,-100 326,-50 322,-30 304,-22 288,-30 276,-70 262,-112 250,-140 220,-160 190,-170 170,-230';

function drawFarLegs(pen: Pen): void {
  pen.part({ x: -42, y: -4, scale: 1 }).fill('ink', frontLegOutline);
  pen.part({ x: 44, y: -4, scale: 1 }).fill('ink', hindLegOutline);
}

function drawHead(pen: Pen, look: CowLook, isGrazing: boolean): void {
  const turnedPen = isGrazing ? pen.part({ x: 30, y: -10, scale: 1, rotationDegrees: 0 }) : pen;
  const outline = isGrazing ? grazingHeadOutline : raisedHeadOutline;
  pen.fill(look.coatColour, outline);
  pen.line(
    isGrazing
      ? '180,-304 232,-286 262,-240 282,-190 304,-170* 318,-150 322,-100 326,-50 322,-30 304,-22 288,-30 276,-70 262,-112 250,-140 220,-160'
      : '190,-316 232,-340 258,-344* 276,-336 312,-294 348,-262 358,-246 353,-229 334,-221 314,-227 284,-240 258,-244 226,-214 208,-176',
    6,
    'ink',
    'blunt',
  );
  if (isGrazing) {
    if (look.patchColour)
      pen.patch(look.patchColour, '250,-250 290,-230 310,-160 296,-110 262,-130 226,-200', outline);
    pen.fill('ink', '290,-46 326,-60 324,-30 304,-20 288,-30');
    pen.fill('ink', '262,-168 232,-150 212,-130 236,-134 264,-148');
    pen.line('286,-196 306,-214 318,-206', 9, 'ink', 'taper');
    pen.fill(look.patchColour ? 'paper' : 'ink', createEllipse(292, -136, 6, 8, 9));
    return;
  }
  if (look.patchColour)
    pen.patch(
      look.patchColour,
      '236,-330 280,-326 300,-296 288,-250 250,-246 220,-270 210,-306',
      raisedHeadOutline,
    );
  pen.fill('ink', '330,-276 356,-250 352,-229 336,-221 322,-236');
  pen.mark(carveInk, createEllipse(345, -246, 5, 4, 8));
  pen.fill('ink', '248,-318 222,-324 196,-314 208,-298 236,-300');
  pen.line('204,-310 236,-309', 5, 'paper');
  pen.line('258,-342 270,-362 284,-366', 10, 'ink', 'taper');
  pen.fill('paper', createEllipse(285, -304, 8, 7, 9));
  pen.fill('ink', createEllipse(287, -304, 5, 5, 8));
  pen.line('322,-232 342,-234', 4, carveInk);
  void turnedPen;
}

/**
 * Draws a dairy cow from the side, facing right. Its withers are 290 units high, its hooves are at
 * y = 0.
 */
export function drawCow(pen: Pen, look: CowLook, isGrazing: boolean): void {
  const { random } = pen;
  drawFarLegs(pen);
  pen.shape('paper', '-128,-140 -60,-136 -58,-104 -72,-84 -104,-80 -128,-100', 5);
  pen.line(['-78,-88 -79,-70', '-98,-86 -99,-66'], 9, 'ink', 'blunt');
  pen.fill(look.coatColour, body, frontLegOutline, hindLegOutline);
  pen.line([body, frontLegOutline, hindLegOutline], 6, 'ink', 'blunt', true);
  pen.fill(
    look.coatColour,
    '-196,-150 -110,-150 -70,-200 -120,-270 -190,-260',
    '130,-150 186,-140 206,-220 150,-270 110,-200',
    '128,-128 172,-128 160,-180 130,-180',
    '-190,-136 -140,-130 -140,-190 -200,-190',
  );
  if (look.patchColour) {
    const spotEllipses: [x: number, y: number, rx: number, ry: number][] = [
      [-168, -250, 62, 66],
      [-20, -250, 74, 58],
      [130, -236, 58, 74],
      [40, -130, 60, 30],
    ];
    for (const [x, y, rx, ry] of spotEllipses) {
      if (random.chance(0.15)) continue;
      const spotOutline = createBlob(
        random,
        x + random.jitter(20),
        y + random.jitter(16),
        rx * random.range(0.8, 1.15),
        ry * random.range(0.8, 1.1),
        6,
        0.25,
      );
      pen.patch(look.patchColour, spotOutline, body);
      if (look.patchColour === 'ink') pen.drawTicks(spotOutline, 12, 22, 3.4, 100, 'paper');
    }
  }
  pen.drawContours(
    '-150,-128 -60,-114 40,-108 150,-118',
    '-190,-172 -60,-160 60,-150 180,-160',
    4,
    {
      gap: 12,
      width: 6,
      stroke: 60,
      clipArea: body,
    },
  );
  pen.line(
    [
      '-214,-170 -200,-130 -188,-96',
      '-100,-180 -128,-124',
      '-150,-60 -152,-20',
      '112,-168 126,-120',
      '140,-70 143,-30',
    ],
    7,
    'ink',
    'taper',
  );
  pen.fill('ink', '138,-14* 174,-14* 175,0* 137,0*', '-179,-14* -144,-14* -141,0* -180,0*');
  pen.line('-192,-286 -218,-276 -226,-230 -222,-180 -226,-130', 11, 'ink', 'blunt');
  pen.fill('ink', '-232,-140 -218,-140 -212,-100 -226,-76 -238,-104');
  drawHead(pen, look, isGrazing);
}
