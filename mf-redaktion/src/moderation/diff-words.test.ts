import { diffWords } from './diff-words.ts';

const formatDiff = (before: string, after: string) =>
  diffWords(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : `${kind === 'in' ? '+' : '-'}[${text}]`))
    .join('');

test.each([
  ['gleich bleibt gleich', 'gleich bleibt gleich', 'gleich bleibt gleich'],
  ['Preis 500 Euro', 'Preis 900 Euro', 'Preis -[500]+[900] Euro'],
  ['eins zwei', 'eins zwei drei', 'eins zwei+[ drei]'],
  ['', 'neu', '-[]+[neu]'],
])('%j to %j', (before, after, parts) => {
  expect(formatDiff(before, after)).toBe(parts);
});

test('the diff contains both texts completely', () => {
  const before = 'Die Presse läuft gut und hat neue Reifen bekommen';
  const after = 'Unsere Presse läuft sehr gut, neue Reifen';
  const parts = diffWords(before, after);
  const joinPartsWithout = (skippedKind: string) =>
    parts.map(({ kind, text }) => (kind === skippedKind ? '' : text)).join('');
  expect(joinPartsWithout('in')).toBe(before);
  expect(joinPartsWithout('out')).toBe(after);
});
