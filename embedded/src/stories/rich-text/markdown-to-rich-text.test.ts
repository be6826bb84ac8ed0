import { describe, expect, test } from '@jest/globals';
import { parseContent } from '#test/read-content.ts';

/** Converts a Markdown text that begins on line 7 of a story file. */
function convertMarkdown(markdown: string) {
  const text = markdown
    .split('\n')
    .map((line) => `        ${line}`)
    .join('\n');
  const { content, problems } = parseContent(`
      component: article_section
      headline: x
      text: !md |
${text}`);
  const document = content?.['text'] as { type: string; content: unknown[] } | undefined;
  return { document, nodes: document?.content, problems };
}

const text = (value: string, ...marks: object[]) =>
  marks.length > 0 ? { type: 'text', text: value, marks } : { type: 'text', text: value };
const createParagraph = (...content: object[]) => ({ type: 'paragraph', content });

describe('text', () => {
  test('converts paragraphs; a single line break is a space', () => {
    const { document, nodes } = convertMarkdown('Eins\nzwei.\n\nDrei.');
    expect(document?.type).toBe('doc');
    expect(nodes).toEqual([createParagraph(text('Eins zwei.')), createParagraph(text('Drei.'))]);
  });

  test('converts nested marks', () => {
    expect(convertMarkdown('**fett *und kursiv*** ~~weg~~ `Code`').nodes).toEqual([
      createParagraph(
        text('fett ', { type: 'bold' }),
        text('und kursiv', { type: 'bold' }, { type: 'italic' }),
        text(' '),
        text('weg', { type: 'strike' }),
        text(' '),
        text('Code', { type: 'code' }),
      ),
    ]);
  });

  test('converts hard breaks and entities', () => {
    expect(convertMarkdown('Eins\\\nzwei &amp; drei').nodes).toEqual([
      createParagraph(text('Eins'), { type: 'hard_break' }, text('zwei & drei')),
    ]);
  });

  test.each([
    [
      '[x](story:artikel/gras#b)',
      { href: '/artikel/gras', uuid: 'uuid:artikel/gras', anchor: 'b', linktype: 'story' },
    ],
    [
      '[x](https://example.org/a_b)',
      { href: 'https://example.org/a_b', uuid: null, linktype: 'url' },
    ],
    [
      '[x](/kleinanzeigen "Titel")',
      { href: '/kleinanzeigen', linktype: 'url', custom: { title: 'Titel' } },
    ],
    ['[x](#unten)', { href: '#unten', linktype: 'url' }],
    ['[x](mailto:a@example.org)', { href: 'a@example.org', linktype: 'email' }],
    ['<https://example.org>', { href: 'https://example.org', linktype: 'url' }],
  ])('%s', (markdown, attrs) => {
    const { nodes, problems } = convertMarkdown(markdown);
    expect(problems).toEqual([]);
    expect(nodes).toMatchObject([{ content: [{ marks: [{ type: 'link', attrs }] }] }]);
  });
});

describe('footnotes', () => {
  const note = { type: 'styled', attrs: { class: 'fussnote' } };
  test.each([
    [
      'Boden^[Ein Wort [sic].] und',
      [
        text('Boden'),
        text('Ein Wort ', note),
        text('[', note),
        text('sic', note),
        text(']', note),
        text('.', note),
        text(' und'),
      ],
    ],
    [
      'a^[**b** c]^[d]',
      [text('a'), text('b', { type: 'bold' }, note), text(' c', note), text('d', note)],
    ],
    ['x^2 [y] `^[z]`', [text('x^2 [y] '), text('^[z]', { type: 'code' })]],
  ])('%s', (markdown, content) => {
    const { nodes, problems } = convertMarkdown(markdown);
    expect(problems).toEqual([]);
    expect(nodes).toEqual([createParagraph(...content)]);
  });
});

describe('structure', () => {
  test('converts headings, rules, quotes and code', () => {
    expect(convertMarkdown('## Titel\n\n---\n\n> Zitat\n\n```js\na < b\n```').nodes).toEqual([
      { type: 'heading', attrs: { level: 2 }, content: [text('Titel')] },
      { type: 'horizontal_rule' },
      { type: 'blockquote', content: [createParagraph(text('Zitat'))] },
      { type: 'code_block', attrs: { class: 'language-js' }, content: [text('a < b')] },
    ]);
  });

  test('converts nested and numbered lists', () => {
    expect(convertMarkdown('- a\n  - b\n- c\n\n3. d').nodes).toEqual([
      {
        type: 'bullet_list',
        content: [
          {
            type: 'list_item',
            content: [
              createParagraph(text('a')),
              {
                type: 'bullet_list',
                content: [{ type: 'list_item', content: [createParagraph(text('b'))] }],
              },
            ],
          },
          { type: 'list_item', content: [createParagraph(text('c'))] },
        ],
      },
      {
        type: 'ordered_list',
        attrs: { order: 3 },
        content: [{ type: 'list_item', content: [createParagraph(text('d'))] }],
      },
    ]);
  });

  test('converts tables with a header row and column alignment', () => {
    const createCell = (type: string, value: string, align?: string) => ({
      type,
      attrs: { colspan: 1, rowspan: 1, colwidth: null },
      content: [
        {
          type: 'paragraph',
          ...(align && { attrs: { textAlign: align } }),
          content: [text(value)],
        },
      ],
    });
    expect(convertMarkdown('| Ware | Preis |\n| --- | ---: |\n| Weizen | 219 |').nodes).toEqual([
      {
        type: 'table',
        content: [
          {
            type: 'tableRow',
            content: [
              createCell('tableHeader', 'Ware'),
              createCell('tableHeader', 'Preis', 'right'),
            ],
          },
          {
            type: 'tableRow',
            content: [createCell('tableCell', 'Weizen'), createCell('tableCell', '219', 'right')],
          },
        ],
      },
    ]);
  });

  test('makes a picture on its own a node', () => {
    const texts = { alt: 'Ein Feld', title: 'Unterschrift', copyright: 'Foto: Wir', source: '' };
    expect(convertMarkdown('![Ein Feld](bild:feld-1 "Unterschrift | Foto: Wir")').nodes).toEqual([
      {
        type: 'image',
        attrs: {
          id: expect.any(Number),
          src: expect.stringContaining('/1200x800/'),
          ...texts,
          meta_data: texts,
        },
      },
    ]);
  });

  test('converts a blok fence to blocks, including tags', () => {
    const block = 'component: info_box\ntitle: Tipp\nlink: !link story:x\ntext: !md |\n  **Ja**';
    const { nodes } = convertMarkdown(`\`\`\`blok\n${block}\n\`\`\``);
    expect(nodes).toEqual([
      {
        type: 'blok',
        attrs: {
          id: expect.any(String),
          body: [
            expect.objectContaining({
              _uid: expect.any(String),
              component: 'info_box',
              link: expect.objectContaining({ id: 'uuid:x' }),
              text: { type: 'doc', content: [createParagraph(text('Ja', { type: 'bold' }))] },
            }),
          ],
        },
      },
    ]);
  });

  test('converts empty text to one empty paragraph', () => {
    expect(convertMarkdown('').nodes).toEqual([{ type: 'paragraph' }]);
  });
});

describe('errors are reported with the line of the file', () => {
  test.each([
    ['<b>fett</b>', 7, /HTML/u],
    ['Text\n\n<div>', 9, /HTML/u],
    ['Eins\n\nzwei [x](javascript:alert) drei', 9, /is not a link target/u],
    ['![x](https://example.org/x.jpg)', 7, /bild:/u],
    ['Eins\n\n![x](bild:nirgends)', 9, /no picture/u],
    ['```blok\ntitle: x\n```', 7, /component/u],
    ['Eins\n\nzwei^[drei', 9, /footnote/u],
    ['Eins\n\n```blok\ncomponent: info_box\nkind: quatsch\n```', 11, /one of/u],
    ['```blok\na: b: c\n```', 8, /./u],
  ])('%j', (markdown, line, message) => {
    const found = convertMarkdown(markdown).problems.find((problem) =>
      message.test(problem.message),
    );
    expect(found?.line).toBe(line);
  });
});
