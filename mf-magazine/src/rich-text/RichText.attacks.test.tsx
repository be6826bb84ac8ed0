import fc from 'fast-check';
import { html, renderParagraphHtml, link, text } from '#samples/rich-text-markup.tsx';
import { paragraph } from '#samples/story-content.ts';

/** Each of these attacks would succeed against a renderer that trusts its input. */
describe('attacks', () => {
  test.each([
    link({ href: 'javascript:alert(1)' }),
    link({ href: 'java\tscript:alert(1)', linktype: 'asset' }),
    link({ href: 'data:text/html,<script>alert(1)</script>' }),
    link({ href: '/a', custom: { onclick: 'alert(1)' } }),
    link({ href: '/a', custom: { 'x onmouseover=alert(1) y': '1' } }),
    link({ href: '/a', custom: { href: 'javascript:alert(1)' } }),
    link({ href: '/a', custom: { style: 'background:url(javascript:alert(1))' } }),
    link({
      href: '/a',
      custom: { dangerouslySetInnerHTML: { __html: '<script>alert(1)</script>' } },
    }),
    link({ href: '/a', custom: { ref: 'x', key: 'y', children: 'alert(1)' } }),
    link({ href: '/a', custom: { 'data-part': 'alert(1)' } }),
    link({ href: '/a', custom: 'alert(1)' }),
    link({ href: { toString: 'alert(1)' } }),
    { type: 'link', attrs: null },
    { type: 'styled', attrs: { class: '"onclick="alert(1)' } },
  ])('neutralises the link or mark %j', (mark) => {
    expect(renderParagraphHtml(text('a', mark))).not.toContain('alert');
  });

  test.each([
    { type: 'image', attrs: { src: 'javascript:alert(1)' } },
    { type: 'image', attrs: { src: 'https://x.example/a.jpg', onerror: 'alert(1)' } },
    { type: 'code_block', attrs: { class: 'x" onclick="alert(1)' } },
    { type: 'heading', attrs: { level: 'script>alert(1)</script' }, content: [text('a')] },
    {
      type: 'paragraph',
      attrs: { dir: '"onclick="alert(1)', textAlign: 'alert(1)' },
      content: [text('a')],
    },
    { type: 'script', content: [text('a')], attrs: { src: 'alert(1)' } },
  ])('neutralises the node %j', (node) => {
    expect(html(node)).not.toContain('alert');
  });

  test('renders markup in text as text', () => {
    expect(renderParagraphHtml(text('<script>alert(1)</script>'))).toBe(
      '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
    );
  });
});

describe('arbitrary input', () => {
  const kinds = [
    'doc',
    'paragraph',
    'text',
    'heading',
    'blockquote',
    'bullet_list',
    'ordered_list',
  ];
  const containerTypes = [
    'list_item',
    'code_block',
    'hard_break',
    'image',
    'emoji',
    'table',
    'tableRow',
  ];
  const otherTypes = ['tableCell', 'tableHeader', 'blok', 'unbekannt'];
  const type = fc.oneof(fc.constantFrom(...kinds, ...containerTypes, ...otherTypes), fc.anything());
  const arbitraryMark = fc.record({
    type: fc.constantFrom('bold', 'link', 'anchor', 'styled', 'textStyle', 'x'),
    attrs: fc.oneof(fc.anything(), fc.record({ href: fc.string(), custom: fc.anything() })),
  });
  const { node } = fc.letrec((tieNode) => ({
    node: fc.record(
      {
        type,
        text: fc.oneof(fc.string(), fc.anything()),
        attrs: fc.anything(),
        marks: fc.oneof(fc.array(arbitraryMark, { maxLength: 3 }), fc.anything()),
        content: fc.oneof(
          { depthSize: 'small' },
          fc.anything(),
          fc.array(tieNode('node'), { maxLength: 4 }),
        ),
      },
      { requiredKeys: ['type'] },
    ),
  }));

  test('renders without errors and without scripts', () => {
    fc.assert(
      fc.property(fc.array(node, { maxLength: 5 }), (content) => {
        const markup = html(...content);
        expect(markup).not.toMatch(/<script|javascript:|\son\w+=/i);
      }),
      { numRuns: 1000 },
    );
  });

  test('cuts very deep and very large documents', () => {
    let deepDocument: object = paragraph('unten');
    for (let level = 0; level < 5000; level += 1)
      deepDocument = { type: 'blockquote', content: [deepDocument] };
    expect(html(paragraph('oben'), deepDocument)).not.toContain('unten');
    const manyParagraphs = Array.from({ length: 30_000 }, () => paragraph('a'));
    expect(html(...manyParagraphs).match(/<p>/g)?.length).toBeLessThan(20_000);
  });
});
