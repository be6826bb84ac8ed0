import { expect, test } from '@jest/globals';

import { assessRisk } from './assess-risk.ts';
import { readSampleAds } from './samples/read-sample-ads.ts';
import { trainModelWithout } from './training-set.ts';
import { createWordModel } from './word-model.ts';

const reviewThreshold = 40;
const knownSeller = {
  accountAgeDays: 400,
  trader: false,
  adCountLast24Hours: 1,
  sameTitleAdCount: 0,
};
const guestSeller = { ...knownSeller, accountAgeDays: null };

/** Sample ads of five authors, none of whom had seen the rules or the training set. */
const sampleAuthors = [
  { bad: 'outsider-bad-ads', good: ['outsider-good-ads'] },
  { bad: 'second-bad-ads', good: ['second-good-ads'] },
  { bad: 'examiner-bad-ads', good: ['examiner-good-ads'] },
  { bad: 'third-bad-ads', good: ['third-good-ads'] },
  { bad: 'fourth-bad-ads', good: ['fourth-good-ads', 'fourth-common-ads'] },
];

/**
 * For each author, the ads that are rated wrongly by a model that was trained without this author's
 * ads: bad ads that are shown, and good ads that are held for review.
 */
const mistakesByAuthor = sampleAuthors.map(({ bad, good }) => {
  const model = createWordModel(trainModelWithout([bad, ...good]));
  return {
    shown: readSampleAds(bad).filter(
      (ad) => assessRisk(ad, knownSeller, model).score < reviewThreshold,
    ),
    held: readSampleAds(...good).filter(
      (ad) => assessRisk(ad, guestSeller, model).score >= reviewThreshold,
    ),
  };
});

const getTitles = (mistakeKind: 'shown' | 'held') =>
  mistakesByAuthor
    .flatMap((authorMistakes) => authorMistakes[mistakeKind])
    .map(({ title }) => title);

test('holds at least 95 of 100 bad ads of an author left out of the training', () => {
  const count = sampleAuthors.flatMap(({ bad }) => readSampleAds(bad)).length;
  expect(getTitles('shown').slice(count * 0.05)).toEqual([]);
});

test('holds at most 2 of 100 honest ads of an author left out of the training', () => {
  const count = sampleAuthors.flatMap(({ good }) => readSampleAds(...good)).length;
  expect(getTitles('held').slice(count * 0.02)).toEqual([]);
});
