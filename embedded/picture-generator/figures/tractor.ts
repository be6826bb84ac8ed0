import { createArc, markCorners } from '../geometry/outline.ts';
import { carveInk, type Pen } from '../layers/pen.ts';
import type { Colour } from '../palette.ts';
import { drawTyre } from './wheel.ts';

export interface TractorLook {
  body: Colour;
  rimColour: Colour;
}

function drawCab(pen: Pen, look: TractorLook): void {
  pen.shape('paper', markCorners('-112,-320 -96,-588 150,-592 196,-350 176,-250 -60,-240'), 9);
  pen.hatch(markCorners('30,-585 146,-588 186,-356 80,-350'), {
    angle: -68,
    gap: 26,
    width: 7,
    tone: () => 0.8,
  });
  // Draws the driver.
  pen.fill('ink', '-40,-300 -44,-380 -20,-430 20,-446 54,-420 66,-350 62,-300');
  pen.shape('paper', '2,-440 -8,-476 8,-502 36,-500 48,-474 42,-446 24,-434', 5);
  pen.fill('ink', '-8,-470 -12,-500 10,-520 38,-516 50,-498* 72,-488 44,-488 10,-488');
  pen.line('50,-400 96,-392 124,-388', 16, 'ink', 'blunt');
  pen.line('112,-420 130,-344', 10, 'ink', 'blunt');
  pen.line(['-104,-330* -94,-590*', '150,-592* 192,-352*'], 20, 'ink', 'blunt');
  pen.line('62,-590* 74,-300*', 12, 'ink', 'blunt');
  pen.shape(look.body, markCorners('-132,-584 -126,-616 -90,-632 140,-634 176,-614 184,-586'), 8);
  pen.line('-118,-594* 172,-596*', 12, 'ink');
  pen.fill('ink', markCorners('176,-560 206,-560 206,-500 180,-500'));
}

function drawBonnet(pen: Pen, look: TractorLook): void {
  const bonnetOutline =
    '176,-376* 320,-380 540,-356 640,-330 672,-292 676,-214* 650,-186* 400,-180* 180,-200*';
  pen.shape(look.body, bonnetOutline, 9);
  pen.patch('ink', '176,-232* 400,-222 560,-226 684,-250 690,-170* 176,-180*', bonnetOutline);
  pen.hatch(markCorners('548,-336 640,-318 662,-284 664,-240 552,-240'), {
    angle: 88,
    gap: 17,
    width: 9,
  });
  pen.hatch(markCorners('300,-330 470,-322 470,-262 300,-262'), {
    angle: 0,
    gap: 17,
    width: 8,
    stroke: 400,
  });
  pen.line('196,-352 360,-358 560,-336 640,-312', 9, 'paper');
  pen.line('214,-374* 214,-540*', 24, 'ink', 'blunt');
  pen.line('214,-536 214,-566 232,-590', 15, 'ink', 'blunt');
  pen.line('208,-395* 208,-525*', 5, 'paper');
  pen.fill('wheat', markCorners('634,-330 668,-300 668,-272 632,-292'));
}

/** Draws a modern tractor from the side, which moves to the right. 100 units are half a metre. */
export function drawTractor(pen: Pen, look: TractorLook): void {
  pen.fill('ink', markCorners('-60,-300 180,-260 640,-230 640,-130 560,-110 120,-120 -40,-160'));
  pen.fill('ink', markCorners('660,-250 730,-250 742,-150 664,-140'));
  pen.line(['684,-240* 688,-150*', '704,-240* 710,-150*', '722,-240* 730,-152*'], 5, 'paper');
  drawBonnet(pen, look);
  drawCab(pen, look);
  pen.fill(look.body, [...createArc(0, -190, 246, 182, 318), ...createArc(0, -190, 196, 318, 182)]);
  pen.line([createArc(0, -190, 246, 180, 320)], 10, 'ink', 'blunt');
  pen.line([createArc(0, -190, 222, 200, 300)], 9, 'paper');
  pen.fill('ink', markCorners('176,-250 240,-250 246,-96 190,-96'));
  pen.line(
    ['188,-210* 240,-210*', '190,-160* 242,-160*', '192,-112* 244,-112*'],
    9,
    carveInk,
    'blunt',
  );
  drawTyre(pen, 0, -190, 192, look.rimColour);
  pen.fill(look.body, [
    ...createArc(540, -138, 176, 205, 318),
    ...createArc(540, -138, 152, 318, 205),
  ]);
  pen.line([createArc(540, -138, 176, 203, 320)], 8, 'ink', 'blunt');
  drawTyre(pen, 540, -138, 140, look.rimColour);
}

/** Draws a small tractor of the 1950s without a cab, which moves to the right. */
export function drawOldTractor(pen: Pen, look: TractorLook): void {
  pen.fill('ink', markCorners('-40,-270 150,-270 470,-250 480,-160 120,-140 -20,-150'));
  // Draws the driver on a sprung seat.
  pen.line('10,-250 -30,-330', 14, 'ink', 'blunt');
  pen.fill(
    'ink',
    '-70,-350 -20,-352 60,-340 120,-330 150,-250 176,-246 178,-226 130,-226 96,-300 -40,-318',
  );
  pen.shape(look.body, '-74,-350 -78,-440 -44,-510 0,-526 34,-500 40,-430 30,-350', 8);
  pen.hatch('-30,-350 -20,-440 20,-500 36,-430 28,-350', { angle: 80, gap: 14, width: 8 });
  pen.fill('ink', '-14,-478 40,-450 96,-420 140,-398 134,-380 84,-396 20,-424 -24,-440');
  pen.shape('paper', '-18,-530 -26,-570 -8,-596 26,-596 38,-566 34,-536 14,-520', 6);
  pen.line(['30,-574 38,-560 28,-556', '18,-570 26,-571', '20,-544 32,-545'], 4, 'ink');
  pen.fill('ink', '-14,-590 -4,-560 -10,-530 -26,-566', '-18,-530 20,-522 34,-534 10,-532');
  pen.fill('ink', '-50,-588 -24,-600 -16,-636 20,-642 40,-612 70,-590 20,-594');
  pen.line('118,-250 150,-400', 9, 'ink', 'blunt');
  pen.line('128,-416* 166,-380*', 12, 'ink', 'blunt');
  const bonnetOutline = '170,-360* 300,-372 430,-368 484,-346 496,-300 490,-190* 180,-200*';
  pen.shape(look.body, bonnetOutline, 9);
  pen.patch('ink', '170,-236* 320,-226 420,-240 500,-290 510,-180* 170,-180*', bonnetOutline);
  pen.hatch(markCorners('250,-320 400,-320 400,-256 250,-256'), { angle: 90, gap: 18, width: 9 });
  pen.line('190,-340 320,-352 450,-346', 9, 'paper');
  pen.line('330,-366* 330,-500*', 22, 'ink', 'blunt');
  pen.fill('ink', markCorners('312,-500 352,-516 352,-490 312,-480'));
  pen.fill(look.body, [...createArc(0, -180, 222, 190, 350), ...createArc(0, -180, 184, 350, 190)]);
  pen.line([createArc(0, -180, 222, 188, 352)], 9, 'ink', 'blunt');
  drawTyre(pen, 0, -180, 178, look.rimColour);
  drawTyre(pen, 430, -98, 98, look.rimColour);
}
