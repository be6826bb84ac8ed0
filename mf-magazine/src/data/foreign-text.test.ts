import { extractPlainText } from '#rich-text/plain-text.ts';
import { readRichText } from '#rich-text/rich-text-node.ts';
import { toForeignTextNodes } from './foreign-text.ts';

const readText = (text: unknown) =>
  readRichText({ type: 'doc', content: toForeignTextNodes(text, true) });
const stringifyNodes = (text: string) => JSON.stringify(toForeignTextNodes(text, true));

test.each([
  ['Eins.\n\nZwei.', 'Eins.\nZwei.'],
  [
    '# Titel\nText mit **fettem** und _schrägem_ Wort.',
    'Titel\nText mit fettem und schrägem Wort.',
  ],
  ['- eins\n- zwei\n  geht weiter', 'eins\nzwei\ngeht weiter'],
  ['1. eins\n2. zwei', 'eins\nzwei'],
  ['1. Mai', '1. Mai'],
  ['> Zitat\n> weiter', 'Zitat\nweiter'],
  ['```js\nlet a;\n```', 'let a;'],
  ['Vorher\n```js\nlet a;\n\nlet b;\n```\nNachher.', 'Vorher\nlet a;\nlet b;\nNachher.'],
  ['```\nohne Ende\n\nweiter', 'ohne Ende\nweiter'],
  ['Ein [Verweis](https://hof.example) hier', 'Ein Verweis hier'],
  ['5 * 3 * 2 und a_b_c und 3*4*5', '5 * 3 * 2 und a_b_c und 3*4*5'],
  [
    '<p>Eins &amp; &Uuml;ber&nbsp;zwei</p><script>alert(1)</script><p>Drei<br>Vier</p>',
    'Eins & Über zwei\nDrei\nVier',
  ],
  ['<style>p{}</style>Ein Wort und noch eins', 'Ein Wort und noch eins'],
])('converts %j to %j', (text, expectedText) => {
  const document = readText(text);
  expect(document && extractPlainText(document)).toBe(expectedText);
});

test('keeps headings, lists, links and pictures', () => {
  const nodes = stringifyNodes(
    '## Titel\n\n- a\n\n[V](/x) ![B](//a.storyblok.com/f/1/1x1/a.jpg) **f**',
  );
  for (const part of [
    '"type":"heading","attrs":{"level":2}',
    '"bullet_list"',
    '"type":"link","attrs":{"href":"/x"',
    '"src":"//a.storyblok.com/f/1/1x1/a.jpg"',
    '"type":"bold"',
  ])
    expect(nodes).toContain(part);
});

test.each(['#fff', 'https://x.example', '2026-11-21 05:00', '{"a":1}', '/pfad', null, 7, true, {}])(
  'ignores %p',
  (value) => expect(toForeignTextNodes(value, true)).toEqual([]),
);

test.each(['<script', '[', '*', '_', '`', '![', '<', '&#', '- ', '> ', '# ', '```\n'])(
  'handles a hundred thousand repetitions of %j quickly',
  (piece) => {
    const startMs = performance.now();
    toForeignTextNodes(piece.repeat(Math.floor(100_000 / piece.length)), true);
    expect(performance.now() - startMs).toBeLessThan(2000);
  },
);
