import type { ReviewReason } from '#db/tables/moderation.ts';

import { createWordModel } from './word-model.ts';
import type { WordModel } from './word-model.ts';
import { readWordModelFile } from './word-model-file.ts';
import type { AdTexts } from './word-features.ts';

/**
 * If the score is above this threshold, the wording alone is enough to hold the ad. A lower
 * positive score only adds weight to other findings.
 */
const holdThreshold = 1.4;
const signalThreshold = 0;
/** Below this score, a single match of a word rule is not enough to hold the ad. */
const honestThreshold = -0.4;

let trainedModel: WordModel | undefined;

/** Returns the model that ships with the api. The first call reads its file. */
function getTrainedModel(): WordModel {
  trainedModel ??= createWordModel(readWordModelFile());
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
