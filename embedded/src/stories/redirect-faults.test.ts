import { expect, test } from '@jest/globals';
import { parseStoryText } from '#test/read-content.ts';

/**
 * Returns the problem messages for a list of redirects. The `from` field of the first entry is on
 * line 7 of the file.
 */
function getMessages(entries: string) {
  const head = 'name: Umzüge\npublished: 2026-11-02 08:00\ncontent:\n  component: redirects\n';
  const text = `${head}  entries:\n${entries}`;
  const { problems } = parseStoryText(text, '_redirects.yaml');
  return problems.map(({ line, message }) => `${line} ${message}`);
}
const createEntryText = (fields: string) =>
  `    - component: redirect\n${fields
    .split('; ')
    .map((field) => `      ${field}\n`)
    .join('')}`;

test('reports nothing for a valid list', () => {
  const list =
    createEntryText('from: /alt; to: !link story:neu') +
    createEntryText('from: weg; gone: true') +
    createEntryText('from: https://alt.example/Gr%C3%B6%C3%9Fe/?a=1; to: !link /alt') +
    createEntryText('from: /Alte Seite.php; to: !link /neu');
  expect(getMessages(list)).toEqual([]);
});

test('reports loops at each entry that leads into one', () => {
  const list =
    createEntryText('from: /a; to: !link /b') +
    createEntryText('from: /b; to: !link story:a') +
    createEntryText('from: /c; to: !link /A/');
  expect(getMessages(list)).toEqual([
    '8 leads in a circle: /a → /b → /a',
    '11 leads in a circle: /b → /a → /b',
    '14 leads in a circle: /c → /a → /b → /a',
  ]);
});

test('reports the second entry for an address with the line of the first', () => {
  const list =
    createEntryText('from: /artikel/heu; to: !link /neu') +
    createEntryText('from: /Artikel/Heu/?x=1; gone: true');
  expect(getMessages(list)).toEqual([
    '10 "/Artikel/Heu/?x=1" is listed before: this entry is never used (line 7)',
  ]);
});

test.each([
  ['from: /; to: !link /neu', '7 "/": the start page cannot be moved'],
  [
    'from: /alt/*; to: !link /neu',
    '7 "/alt/*": patterns are not supported, add one entry per address',
  ],
  ['from: /a//b; to: !link /neu', '7 "/a//b" is not an address of this site: use /path'],
  [
    'from: mailto:a@b.example; gone: true',
    '7 "mailto:a@b.example" is not an address of this site: use /path',
  ],
  ['from: /alt', '7 has no target: set "to" or "gone: true"'],
  [
    'from: /alt; to: !link https://example.org/x',
    '8 "https://example.org/x" is not a page of this site: use /path',
  ],
  [
    'from: /alt; to: !link mailto:a@b.example',
    '8 "mailto:a@b.example" is not a page of this site: use /path',
  ],
  [
    'from: /alt; to: !link /neu; gone: true',
    '8 an entry with "gone" has no target: "to" is ignored',
  ],
])('reports %s', (fields, message) => {
  expect(getMessages(createEntryText(fields))).toEqual([message]);
});
