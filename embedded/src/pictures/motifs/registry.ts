import type { Motif } from '../scene.ts';
import { drawApfel } from './apfel.ts';
import { drawApfelbaum } from './apfelbaum.ts';
import { drawBach } from './bach.ts';
import { drawBiene } from './biene.ts';
import { drawBrot, drawKaese } from './brotzeit.ts';
import { drawDorf } from './dorf.ts';
import { drawEiche } from './eiche.ts';
import { drawFelder } from './felder.ts';
import { drawLandfrau, drawBauer } from './figuren.ts';
import { drawGuelle } from './guelle.ts';
import { drawHaende } from './haende.ts';
import { drawHofladen } from './hofladen.ts';
import { drawHolzstapel } from './holzstapel.ts';
import { drawHuehner } from './huehner.ts';
import { drawHund } from './hund.ts';
import { drawImker } from './imker.ts';
import { drawKartoffeln } from './kartoffeln.ts';
import { drawKatze } from './katze.ts';
import { drawKueheWeide } from './kuehe-weide.ts';
import { drawKuh } from './kuh.ts';
import { drawZeitung, drawBuecher } from './lesen.ts';
import { drawMaehdrescher } from './maehdrescher.ts';
import { drawMais } from './mais.ts';
import { drawMarktstand } from './marktstand.ts';
import { drawMilchkannen } from './milchkannen.ts';
import { drawPferd } from './pferd.ts';
import { drawPflug } from './pflug.ts';
import { drawPhotovoltaik } from './photovoltaik.ts';
import {
  drawPortraitBaeuerin,
  drawPortraitBauer,
  drawPortraitForscherin,
  drawPortraitWinzer,
} from './portraits.ts';
import { drawSchafe } from './schafe.ts';
import { drawScheune } from './scheune.ts';
import { drawSchwein } from './schwein.ts';
import { drawSilo } from './silo.ts';
import { drawStiefel } from './stiefel.ts';
import { drawTraktor } from './traktor.ts';
import { drawVerkehr } from './verkehr.ts';
import { drawEier, drawHonig, drawKuerbis } from './vorrat.ts';
import { drawWald } from './wald.ts';
import { drawWein } from './wein.ts';
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
  bauer: drawBauer,
  biene: drawBiene,
  brot: drawBrot,
  buecher: drawBuecher,
  dorf: drawDorf,
  eiche: drawEiche,
  eier: drawEier,
  felder: drawFelder,
  guelle: drawGuelle,
  haende: drawHaende,
  hofladen: drawHofladen,
  holzstapel: drawHolzstapel,
  honig: drawHonig,
  huehner: drawHuehner,
  hund: drawHund,
  imker: drawImker,
  kaese: drawKaese,
  kartoffeln: drawKartoffeln,
  katze: drawKatze,
  kuerbis: drawKuerbis,
  kuh: drawKuh,
  landfrau: drawLandfrau,
  maehdrescher: drawMaehdrescher,
  mais: drawMais,
  marktstand: drawMarktstand,
  milchkannen: drawMilchkannen,
  pferd: drawPferd,
  pflug: drawPflug,
  photovoltaik: drawPhotovoltaik,
  schafe: drawSchafe,
  scheune: drawScheune,
  schwein: drawSchwein,
  silo: drawSilo,
  stiefel: drawStiefel,
  traktor: drawTraktor,
  verkehr: drawVerkehr,
  wald: drawWald,
  wein: drawWein,
  weizen: drawWeizen,
  wetter: drawWetter,
  windrad: drawWindrad,
  zeitung: drawZeitung,
} as const satisfies Record<string, Motif>;
