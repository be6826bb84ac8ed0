import { expect, test } from '@jest/globals';
import { MATCH_FORMS } from '#search/query/query-unit.ts';
import { highlightText, createSnippet } from './highlight.ts';
import { TextMarker } from './text-marker.ts';

const createUnit = (word: string) => {
  const terms = new Map([[word, { typos: 0, form: MATCH_FORMS.exact }]]);
  return { word, prefix: false, groups: [], terms };
};

test('processes each text of a hit once', () => {
  const marker = new TextMarker([createUnit('heu')]);
  const first = marker.markText('Heu und Stroh');
  expect(marker.markText('Heu und Stroh')).toBe(first);
  marker.clearHitTexts();
  expect(marker.markText('Heu und Stroh')).not.toBe(first);
  expect(marker.markText('Heu und Stroh')).toEqual(first);
});

test('leaves out marks above the budget and keeps snippets short', () => {
  const marker = new TextMarker([createUnit('heu')], 400);
  const text = `${'Heu '.repeat(20_000)}`;
  expect(highlightText(text, marker, {}).matchLevel).toBe('full');
  expect(highlightText(text, marker, {})).toEqual({
    value: text,
    matchLevel: 'none',
    matchedWords: [],
  });
  expect(createSnippet(text, 2, marker, {})).toEqual({ value: 'Heu Heu…', matchLevel: 'none' });
  expect(createSnippet(text, 9999, marker, {}).value.length).toBeLessThan(2002);
});

test('shows the window with the most matches, in linear time', () => {
  const marker = new TextMarker([createUnit('heu'), createUnit('stroh')]);
  const text = `Heu ${'x '.repeat(50)}Heu Stroh Heu ${'x '.repeat(50)}`;
  expect(createSnippet(text, 3, marker, {}).value).toBe(
    '…<em>Heu</em> <em>Stroh</em> <em>Heu</em>…',
  );
  const longText = 'Heu Stroh '.repeat(9000);
  const start = performance.now();
  expect(highlightText(longText, marker, {}).fullyHighlighted).toBe(true);
  expect(createSnippet(longText, 5000, marker, {}).matchLevel).toBe('full');
  expect(performance.now() - start).toBeLessThan(1500);
});
