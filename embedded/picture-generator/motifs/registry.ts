import type { Motif } from '../scene.ts';
import { drawAppleMotif } from './apple.ts';
import { drawAppleTreeMotif } from './apple-tree.ts';
import { drawStreamMotif } from './stream.ts';
import { drawBeeMotif } from './bee.ts';
import { drawBreadMotif, drawCheeseMotif } from './farmhouse-meal.ts';
import { drawVillageMotif } from './village.ts';
import { drawOakMotif } from './oak.ts';
import { drawFieldsMotif } from './fields.ts';
import { drawFarmWomanMotif, drawFarmerMotif } from './people.ts';
import { drawSlurryMotif } from './slurry.ts';
import { drawHandsMotif } from './hands.ts';
import { drawFarmShopMotif } from './farm-shop.ts';
import { drawWoodPileMotif } from './wood-pile.ts';
import { drawHensMotif } from './hens.ts';
import { drawDogMotif } from './dog.ts';
import { drawBeekeeperMotif } from './beekeeper.ts';
import { drawPotatoesMotif } from './potatoes.ts';
import { drawCatMotif } from './cat.ts';
import { drawCowsOnPastureMotif } from './cows-on-pasture.ts';
import { drawCowMotif } from './cow.ts';
import { drawNewspaperMotif, drawBooksMotif } from './reading.ts';
import { drawCombineHarvesterMotif } from './combine-harvester.ts';
import { drawMaizeMotif } from './maize.ts';
import { drawMarketStallMotif } from './market-stall.ts';
import { drawMilkCansMotif } from './milk-cans.ts';
import { drawHorseMotif } from './horse.ts';
import { drawPloughMotif } from './plough.ts';
import { drawPhotovoltaicsMotif } from './photovoltaics.ts';
import {
  drawFarmerWomanPortrait,
  drawFarmerPortrait,
  drawResearcherPortrait,
  drawWinegrowerPortrait,
} from './portraits.ts';
import { drawSheepMotif } from './sheep.ts';
import { drawBarnMotif } from './barn.ts';
import { drawPigMotif } from './pig.ts';
import { drawSiloMotif } from './silo.ts';
import { drawBootsMotif } from './boots.ts';
import { drawTractorMotif } from './tractor.ts';
import { drawTrafficMotif } from './traffic.ts';
import { drawEggsMotif, drawHoneyMotif, drawPumpkinMotif } from './pantry.ts';
import { drawForestMotif } from './forest.ts';
import { drawVineyardMotif } from './vineyard.ts';
import { drawWheatMotif } from './wheat.ts';
import { drawWeatherMotif } from './weather.ts';
import { drawWindTurbineMotif } from './wind-turbine.ts';

/** All motifs by name. The name of a picture starts with the name of its motif. */
export const registry = {
  'kuehe-weide': drawCowsOnPastureMotif,
  'portrait-baeuerin': drawFarmerWomanPortrait,
  'portrait-bauer': drawFarmerPortrait,
  'portrait-forscherin': drawResearcherPortrait,
  'portrait-winzer': drawWinegrowerPortrait,
  apfel: drawAppleMotif,
  apfelbaum: drawAppleTreeMotif,
  bach: drawStreamMotif,
  bauer: drawFarmerMotif,
  biene: drawBeeMotif,
  brot: drawBreadMotif,
  buecher: drawBooksMotif,
  dorf: drawVillageMotif,
  eiche: drawOakMotif,
  eier: drawEggsMotif,
  felder: drawFieldsMotif,
  guelle: drawSlurryMotif,
  haende: drawHandsMotif,
  hofladen: drawFarmShopMotif,
  holzstapel: drawWoodPileMotif,
  honig: drawHoneyMotif,
  huehner: drawHensMotif,
  hund: drawDogMotif,
  imker: drawBeekeeperMotif,
  kaese: drawCheeseMotif,
  kartoffeln: drawPotatoesMotif,
  katze: drawCatMotif,
  kuerbis: drawPumpkinMotif,
  kuh: drawCowMotif,
  landfrau: drawFarmWomanMotif,
  maehdrescher: drawCombineHarvesterMotif,
  mais: drawMaizeMotif,
  marktstand: drawMarketStallMotif,
  milchkannen: drawMilkCansMotif,
  pferd: drawHorseMotif,
  pflug: drawPloughMotif,
  photovoltaik: drawPhotovoltaicsMotif,
  schafe: drawSheepMotif,
  scheune: drawBarnMotif,
  schwein: drawPigMotif,
  silo: drawSiloMotif,
  stiefel: drawBootsMotif,
  traktor: drawTractorMotif,
  verkehr: drawTrafficMotif,
  wald: drawForestMotif,
  wein: drawVineyardMotif,
  weizen: drawWheatMotif,
  wetter: drawWeatherMotif,
  windrad: drawWindTurbineMotif,
  zeitung: drawNewspaperMotif,
} as const satisfies Record<string, Motif>;
