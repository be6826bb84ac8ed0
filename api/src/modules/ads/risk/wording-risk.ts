import type { ReviewReason } from '#db/tables/moderation.ts';

import { blindBadAds } from './samples/blind-bad-ads.ts';
import { blindGoodAds } from './samples/blind-good-ads.ts';
import { examinerBadAds } from './samples/examiner-bad-ads.ts';
import { examinerGoodAds } from './samples/examiner-good-ads.ts';
import { heldOutBadAds, heldOutGoodAds } from './samples/held-out-ads.ts';
import { fourthBadAds } from './samples/fourth-bad-ads.ts';
import { fourthCommonAds } from './samples/fourth-common-ads.ts';
import { fourthGoodAds } from './samples/fourth-good-ads.ts';
import { honestAds } from './samples/honest-ads.ts';
import { trainingBadAds } from './samples/training-bad-ads.ts';
import { trainingForbiddenGoods } from './samples/training-forbidden-goods.ts';
import { trainingGoodAds } from './samples/training-good-ads.ts';
import { trainingHarmlessAds } from './samples/training-harmless-ads.ts';
import { trainingHonestAds } from './samples/training-honest-ads.ts';
import { trainingOddAds } from './samples/training-odd-ads.ts';
import { trainingPlainAds } from './samples/training-plain-ads.ts';
import { trainingScams } from './samples/training-scams.ts';
import { trainingShadyAds } from './samples/training-shady-ads.ts';
import { trainingSlyAds } from './samples/training-sly-ads.ts';
import { trainingWhimsicalAds } from './samples/training-whimsical-ads.ts';
import { ordinaryAds } from './samples/ordinary-ads.ts';
import { outsiderBadAds } from './samples/outsider-bad-ads.ts';
import { outsiderGoodAds } from './samples/outsider-good-ads.ts';
import { parseSampleAds } from './samples/sample-ad.ts';
import { secondBadAds } from './samples/second-bad-ads.ts';
import { secondGoodAds } from './samples/second-good-ads.ts';
import { forbiddenAds, scamAds } from './samples/scam-ads.ts';
import { thirdBadAds } from './samples/third-bad-ads.ts';
import { thirdGoodAds } from './samples/third-good-ads.ts';
import { unseenBadAds, unseenGoodAds } from './samples/unseen-ads.ts';
import { trainWordModel } from './word-model.ts';
import type { WordModel, AdTexts } from './word-model.ts';

/**
 * All sample sets except the final evaluation sets (`samples/last-*.ts` and `samples/exam-*.ts`).
 */
const trainingSet = {
  held: [
    scamAds,
    forbiddenAds,
    heldOutBadAds,
    blindBadAds,
    unseenBadAds,
    outsiderBadAds,
    trainingBadAds,
    trainingScams,
    trainingForbiddenGoods,
    examinerBadAds,
    secondBadAds,
    trainingSlyAds,
    trainingShadyAds,
    thirdBadAds,
    fourthBadAds,
  ],
  honest: [
    honestAds,
    heldOutGoodAds,
    blindGoodAds,
    unseenGoodAds,
    outsiderGoodAds,
    trainingGoodAds,
    trainingHonestAds,
    trainingHarmlessAds,
    examinerGoodAds,
    secondGoodAds,
    trainingOddAds,
    trainingPlainAds,
    trainingWhimsicalAds,
    thirdGoodAds,
    fourthGoodAds,
    fourthCommonAds,
    ordinaryAds,
  ],
};

/**
 * If the score is above this threshold, the wording alone is enough to hold the ad. A lower
 * positive score only adds weight to other findings.
 */
const holdThreshold = 1.4;
const signalThreshold = 0;
/** Below this score, a single match of a word rule is not enough to hold the ad. */
const honestThreshold = -0.4;

let trainedModel: WordModel | null = null;

/** Trains a model without `excludedSets`, which can then be used to evaluate the model. */
export function trainModelWithout(excludedSets: readonly string[]): WordModel {
  const getAds = (sampleSets: readonly string[]) =>
    sampleSets
      .filter((sampleText) => !excludedSets.includes(sampleText))
      .flatMap((sampleText) => parseSampleAds(sampleText));
  return trainWordModel(getAds(trainingSet.held), getAds(trainingSet.honest));
}

/**
 * Returns the model trained on the whole training set. The first call trains the model for about
 * 0.3 s, so call this once before serving requests.
 */
export function getTrainedModel(): WordModel {
  trainedModel ??= trainModelWithout([]);
  return trainedModel;
}

/** How much the wording of an ad resembles suspicious or honest ads. */
export interface WordingRisk {
  /** Findings that count only if no other finding is enough to hold the ad. */
  readonly findings: readonly (ReviewReason & { readonly weight: number })[];
  /**
   * Whether the wording is so clearly honest that one match of a word rule is not enough to hold
   * the ad.
   */
  readonly isHonest: boolean;
}

/** Rates the wording of an ad, even if no word rule matches. */
export function assessWording(ad: AdTexts, wordModel: WordModel = getTrainedModel()): WordingRisk {
  const score = wordModel(ad);
  if (score <= signalThreshold) return { findings: [], isHonest: score < honestThreshold };
  const text = 'Klingt wie Anzeigen, die nicht erscheinen dürfen';
  const weight = score > holdThreshold ? 42 : 16;
  return { findings: [{ code: 'wortlaut', text, weight }], isHonest: false };
}
