import { createBlob } from '../geometry/blob.ts';
import { createEllipse } from '../geometry/outline.ts';
import type { Pen } from '../layers/pen.ts';

export type PigBreed = 'landschwein' | 'sattelschwein' | 'bentheimer';

const body =
  '-236,-180 -226,-236 -170,-278 -60,-294 60,-290 160,-268 226,-250 270,-246 312,-222 338,-188 380,-176* 394,-162 390,-130 378,-120* 332,-118 290,-100 250,-92 200,-84 120,-66 0,-56 -100,-64 -160,-84 -210,-110 -236,-150';
const frontLegsOutline = '138,-104 196,-104 188,-44 192,0* 152,0* 150,-44';
const hindLegsOutline = '-212,-140 -110,-110 -138,-62 -146,-36 -140,0* -180,0* -184,-38 -204,-76';

/** Draws a pig from the side, facing right, 290 units high. Its feet are at y = 0. */
export function drawPig(pen: Pen, breed: PigBreed): void {
  const isDark = breed === 'sattelschwein';
  const coat = isDark ? 'ink' : 'paper';
  for (const [x, leg] of [
    [-44, frontLegsOutline],
    [46, hindLegsOutline],
  ] as const)
    pen.part({ x, y: -6, scale: 1 }).fill('ink', leg);
  pen.line(
    '-232,-230 -262,-250 -274,-226 -256,-212 -248,-234 -270,-262 -290,-258',
    9,
    'ink',
    'blunt',
  );
  pen.fill(coat, frontLegsOutline, hindLegsOutline);
  pen.line([frontLegsOutline, hindLegsOutline], 6, 'ink', 'blunt', true);
  pen.fill(coat, body);
  if (isDark)
    pen.patch('paper', '60,-310 170,-300 190,-180 196,-60 190,20 130,20 120,-60 90,-180', body);
  if (breed === 'bentheimer') {
    for (const [x, y, r] of [
      [-170, -220, 46],
      [-60, -250, 36],
      [10, -160, 44],
      [120, -230, 40],
      [-110, -130, 34],
      [250, -150, 26],
      [170, -120, 22],
    ] as const) {
      const spot = createBlob(pen.random, x + pen.random.jitter(18), y, r, r * 0.8, 6, 0.24);
      pen.patch('ink', spot, body);
    }
  }
  pen.line([body], 7, 'ink', 'blunt', true);
  const cutColour = isDark ? 'paper' : 'ink';
  pen.drawContours(
    '-200,-110 -60,-76 100,-80 230,-104',
    '-220,-170 -60,-140 100,-136 240,-150',
    6,
    { gap: 12, width: 6, stroke: 70, action: cutColour, clipArea: body },
  );
  pen.drawContours('-222,-220 -226,-170 -196,-110', '-150,-270 -170,-180 -140,-110', 4, {
    gap: 12,
    width: 6,
    stroke: 80,
    action: cutColour,
    clipArea: body,
  });
  pen.line(
    ['-100,-112 -130,-70 -140,-30', '144,-100 154,-50', '214,-240 232,-170 214,-110'],
    7,
    cutColour,
    'taper',
  );
  pen.shape('shade', createEllipse(386, -148, 13, 31, 14), 6);
  pen.fill('ink', createEllipse(386, -158, 4, 7, 8), createEllipse(387, -136, 4, 7, 8));
  pen.line('336,-118 316,-130 306,-126', 6, cutColour);
  pen.shape(
    isDark ? 'ink' : breed === 'bentheimer' ? 'ink' : 'paper',
    '252,-250 292,-244 330,-206 326,-160 300,-164 262,-206',
    6,
  );
  pen.line(
    ['272,-236 300,-210 312,-176', '264,-226 284,-204'],
    5,
    isDark || breed === 'bentheimer' ? 'paper' : 'ink',
    'taper',
  );
  pen.fill('paper', createEllipse(336, -184, 8, 7, 9));
  pen.fill('ink', createEllipse(337, -184, 5, 5, 8));
  pen.fill('ink', '152,-14* 190,-14* 192,0* 152,0*', '-184,-14* -142,-14* -140,0* -182,0*');
  if (isDark) pen.line(['-180,-40 -150,-44', '-204,-100 -150,-90'], 6, 'paper');
}
