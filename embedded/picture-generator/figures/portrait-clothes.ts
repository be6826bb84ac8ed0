import { createEllipse } from '../geometry/outline.ts';
import { carveInk, type StrokeAction, type Pen } from '../layers/pen.ts';
import type { PortraitLook } from './portrait.ts';

const shouldersOutline =
  '-90,280 -150,314 -300,360 -400,424 -446,580 -470,1100* 470,1100* 446,580 400,424 300,360 150,314 90,280 0,400';

function drawCloth(pen: Pen, look: PortraitLook, foldAction: StrokeAction): void {
  pen.shape(look.collar === 'kittel' ? 'paper' : look.cloth, shouldersOutline, 9);
  pen.drawContours('-300,400 -330,600 -340,1000', '-410,470 -440,640 -460,1000', 6, {
    gap: 16,
    width: 8,
    stroke: 150,
    action: foldAction,
  });
  pen.drawContours('180,350 210,600 200,1000', '410,470 446,640 460,1000', 13, {
    gap: 20,
    width: 12,
    stroke: 240,
    action: foldAction,
    tone:
      foldAction === 'ink'
        ? pen.createGradient([150, 0], [430, 0], 0.2, 1)
        : pen.createGradient([150, 0], [430, 0], 0.8, 0.2),
  });
}

function drawShirtCollar(pen: Pen, look: PortraitLook): void {
  const open = look.cloth.startsWith('ink') ? 'paper' : look.cloth;
  pen.shape('paper', '-60,330* 0,470* 60,330* 0,380', 6);
  pen.shape(open, '-96,270* -150,340 -90,450* 0,408* -60,340', 8);
  pen.shape(open, '96,270* 150,340 90,450* 0,408* 60,340', 8);
  pen.hatch('110,300 146,340 92,440 40,400', { angle: 60, gap: 15, width: 8 });
}

/** Draws the shoulders and their clothes. */
export function drawClothes(pen: Pen, look: PortraitLook): void {
  const foldAction: StrokeAction = look.cloth.startsWith('ink') ? carveInk : 'ink';
  drawCloth(pen, look, foldAction);
  if (look.collar === 'rollkragen') {
    pen.shape(look.cloth, '-116,250 -130,340 -60,390 60,390 130,340 116,250 60,300 -60,300', 8);
    for (let x = -100; x <= 100; x += 25)
      pen.line(
        `${x},${300 - Math.abs(x) * 0.2} ${x * 1.05},${376 - Math.abs(x) * 0.2}`,
        8,
        foldAction,
      );
    return;
  }
  drawShirtCollar(pen, look);
  pen.line('0,420* 4,1100*', 7, foldAction, 'blunt');
  for (const y of [500, 620, 740, 860]) pen.fill('paper', createEllipse(22, y, 11, 11, 10));
  if (look.collar === 'latzhose') {
    pen.shape('inkOnDeep', '-190,600* 190,600* 230,1100* -230,1100*', 0);
    pen.shape('inkOnDeep', '-230,362 -176,344 -120,620* -190,640*', 0);
    pen.shape('inkOnDeep', '230,362 176,344 120,620* 190,640*', 0);
    pen.line(
      [
        '-176,618* 176,618*',
        '-206,380 -150,600',
        '206,380 150,600',
        '-100,700* 100,700* 96,820* -96,820* -100,700*',
      ],
      5,
      carveInk,
      'blunt',
    );
    for (const x of [-150, 150]) pen.fill('wheat', createEllipse(x, 626, 20, 20, 14));
  } else if (look.collar === 'kittel') {
    pen.shape(look.cloth, '-150,330 0,430 150,330 60,640 30,1100* -30,1100* -60,640', 0);
    drawShirtCollar(pen, look);
    pen.shape(
      'paper',
      '-150,336 -110,300 -70,440 -10,640* -20,1100* -250,1100* -236,520 -290,390',
      8,
    );
    pen.shape('paper', '150,336 110,300 70,440 10,640* 20,1100* 250,1100* 236,520 290,390', 8);
    pen.hatch('140,360 250,500 240,1100 120,1100 90,600', {
      angle: 82,
      gap: 26,
      width: 9,
      stroke: 300,
    });
    pen.line(['-190,720* -80,730*', '-60,740* -56,690*', '-76,742* -74,680*'], 9, 'ink', 'blunt');
  } else if (look.collar === 'weste') {
    pen.shape(
      'inkOnEarth',
      '-150,336 -120,310 -90,460 -6,700* -10,1100* -330,1100* -330,600 -280,390',
      0,
    );
    pen.shape('inkOnEarth', '150,336 120,310 90,460 6,700* 10,1100* 330,1100* 330,600 280,390', 0);
    pen.drawContours('-130,360 -100,520 -30,720', '-270,420 -320,640 -310,1000', 9, {
      gap: 16,
      width: 6,
      stroke: 120,
      action: carveInk,
    });
    pen.drawContours('130,360 100,520 30,720', '270,420 320,640 310,1000', 6, {
      gap: 16,
      width: 5,
      stroke: 90,
      action: carveInk,
    });
  }
}
