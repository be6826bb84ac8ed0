import type { Motif } from '../scene.ts';
import { drawApfel } from './apfel.ts';
import { drawApfelbaum } from './apfelbaum.ts';
import { drawBach } from './bach.ts';
import { drawDorf } from './dorf.ts';
import { drawEiche } from './eiche.ts';
import { drawFelder } from './felder.ts';
import { drawHuehner } from './huehner.ts';
import { drawKueheWeide } from './kuehe-weide.ts';
import { drawMaehdrescher } from './maehdrescher.ts';
import { drawMais } from './mais.ts';
import { drawMarktstand } from './marktstand.ts';
import { drawPhotovoltaik } from './photovoltaik.ts';
import {
  drawPortraitBaeuerin,
  drawPortraitBauer,
  drawPortraitForscherin,
  drawPortraitWinzer,
} from './portraits.ts';
import { drawSchafe } from './schafe.ts';
import { drawScheune } from './scheune.ts';
import { drawSilo } from './silo.ts';
import { drawTraktor } from './traktor.ts';
import { drawWald } from './wald.ts';
import { drawWeizen } from './weizen.ts';
import { drawWetter } from './wetter.ts';
import { drawWindrad } from './windrad.ts';

/** Every motif by the first part of a picture's name. */
export const registry = {
  'kuehe-weide': drawKueheWeide,
  'portrait-baeuerin': drawPortraitBaeuerin,
  'portrait-bauer': drawPortraitBauer,
  'portrait-forscherin': drawPortraitForscherin,
  'portrait-winzer': drawPortraitWinzer,
  apfel: drawApfel,
  apfelbaum: drawApfelbaum,
  bach: drawBach,
  dorf: drawDorf,
  eiche: drawEiche,
  felder: drawFelder,
  huehner: drawHuehner,
  maehdrescher: drawMaehdrescher,
  mais: drawMais,
  marktstand: drawMarktstand,
  photovoltaik: drawPhotovoltaik,
  schafe: drawSchafe,
  scheune: drawScheune,
  silo: drawSilo,
  traktor: drawTraktor,
  wald: drawWald,
  weizen: drawWeizen,
  wetter: drawWetter,
  windrad: drawWindrad,
} as const satisfies Record<string, Motif>;
