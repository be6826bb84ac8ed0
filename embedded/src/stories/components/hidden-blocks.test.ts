import { expect, test } from '@jest/globals';
import type { DraftObject } from '#stories/content-value.ts';
import { findHiddenBlockProblems } from './hidden-blocks.ts';

const EMPTY_PATTERN = /^$/u;
const survey = { component: 'survey', question: 'Heu oder Silage?' };
const quote = { component: 'testimonial', quote: 'Gut.', name: 'A' };

test.each<[string, DraftObject, RegExp]>([
  ['a survey with one option', { ...survey, options: 'Heu\n\n' }, /two options/u],
  ['a survey without options', survey, /two options/u],
  ['a survey with two options', { ...survey, options: 'Heu\nSilage' }, EMPTY_PATTERN],
  ['a scale without options', { ...survey, kind: 'scale' }, EMPTY_PATTERN],
  ['a survey for own words', { ...survey, kind: 'text' }, EMPTY_PATTERN],
  ['a quote without consent', quote, /consent: true/u],
  ['a quote with refused consent', { ...quote, consent: false }, /consent: true/u],
  ['a quote with consent', { ...quote, consent: true }, EMPTY_PATTERN],
  ['another block', { component: 'rich_text' }, EMPTY_PATTERN],
])('%s', (_what, block, message) => {
  const messages = findHiddenBlockProblems(block).map((complaint) => complaint.message);
  expect(messages.join('\n')).toMatch(message);
});
