import { readSampleAds } from './samples/read-sample-ads.ts';
import { trainWordModel } from './train-word-model.ts';
import type { WordModelParameters } from './word-model.ts';

/**
 * The sample sets that the word model is trained on: all except the final evaluation sets
 * (`samples/last-*.txt` and `samples/exam-*.txt`).
 */
export const trainingSet = {
  held: [
    'scam-ads',
    'forbidden-ads',
    'held-out-bad-ads',
    'blind-bad-ads',
    'unseen-bad-ads',
    'outsider-bad-ads',
    'training-bad-ads',
    'training-scams',
    'training-forbidden-goods',
    'examiner-bad-ads',
    'second-bad-ads',
    'training-sly-ads',
    'training-shady-ads',
    'third-bad-ads',
    'fourth-bad-ads',
  ],
  honest: [
    'honest-ads',
    'held-out-good-ads',
    'blind-good-ads',
    'unseen-good-ads',
    'outsider-good-ads',
    'training-good-ads',
    'training-honest-ads',
    'training-harmless-ads',
    'examiner-good-ads',
    'second-good-ads',
    'training-odd-ads',
    'training-plain-ads',
    'training-whimsical-ads',
    'third-good-ads',
    'fourth-good-ads',
    'fourth-common-ads',
    'ordinary-ads',
  ],
};

/**
 * Trains a model.
 *
 * @param excludedSets sample sets to leave out, which can then be used to evaluate the model
 */
export function trainModelWithout(excludedSets: readonly string[]): WordModelParameters {
  const readSets = (names: readonly string[]) =>
    readSampleAds(...names.filter((name) => !excludedSets.includes(name)));
  return trainWordModel(readSets(trainingSet.held), readSets(trainingSet.honest));
}
