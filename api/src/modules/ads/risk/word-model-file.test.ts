import { expect, test } from '@jest/globals';

import { trainModelWithout } from './training-set.ts';
import { hashTrainingSources, readWordModelFile } from './word-model-file.ts';
import { createWordModel } from './word-model.ts';
import { readSampleAds } from './samples/read-sample-ads.ts';

test('the shipped model was trained from the current sources (npm run risk-model)', () => {
  expect(readWordModelFile().sources).toBe(hashTrainingSources());
});

test('training yields the shipped model', () => {
  const score = createWordModel(readWordModelFile());
  const trainedScore = createWordModel(trainModelWithout([]));
  // Another processor may round differently, so the scores are compared, not the weights.
  for (const ad of readSampleAds('exam-bad-ads', 'exam-good-ads')) {
    expect(score(ad)).toBeCloseTo(trainedScore(ad), 3);
  }
});
