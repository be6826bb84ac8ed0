import { paragraph } from '#samples/story-content.ts';
import { html, renderParagraphHtml, link, text } from '#samples/rich-text-markup.tsx';

describe('nodes', () => {
  test.each([
    ['paragraph', paragraph('Heu'), '<p>Heu</p>'],
    [
      'aligned paragraph',
      { type: 'paragraph', attrs: { textAlign: 'center' }, content: [text('a')] },
      '<p class="center">a</p>',
    ],
    ['heading', { type: 'heading', attrs: { level: 3 }, content: [text('a')] }, '<h3>a</h3>'],
    [
      'heading of level 1',
      { type: 'heading', attrs: { level: 1 }, content: [text('a')] },
      '<h2>a</h2>',
    ],
    [
      'heading with anchor',
      { type: 'heading', attrs: { level: 2, anchor: 'a-1' }, content: [text('a')] },
      '<h2 id="a-1">a</h2>',
    ],
    [
      'quote',
      { type: 'blockquote', content: [paragraph('a')] },
      '<blockquote><p>a</p></blockquote>',
    ],
    [
      'list',
      { type: 'bullet_list', content: [{ type: 'list_item', content: [paragraph('a')] }] },
      '<ul><li><p>a</p></li></ul>',
    ],
    [
      'numbers',
      {
        type: 'ordered_list',
        attrs: { order: 3 },
        content: [{ type: 'list_item', content: [paragraph('a')] }],
      },
      '<ol start="3"><li><p>a</p></li></ol>',
    ],
    [
      'code',
      { type: 'code_block', attrs: { class: 'language-js' }, content: [text('a<b')] },
      '<pre tabindex="0"><code class="language-js">a&lt;b</code></pre>',
    ],
    ['rule', { type: 'horizontal_rule' }, '<hr/>'],
    [
      'break',
      { type: 'paragraph', content: [text('a'), { type: 'hard_break' }, text('b')] },
      '<p>a<br/>b</p>',
    ],
    [
      'emoji',
      { type: 'paragraph', content: [{ type: 'emoji', attrs: { name: 'tractor', emoji: '🚜' } }] },
      '<p><span data-emoji="🚜">🚜</span></p>',
    ],
    [
      'old emoji by its picture',
      {
        type: 'paragraph',
        content: [
          { type: 'emoji', attrs: { name: 'x', fallbackImage: 'https://x.example/64/1f69c.png' } },
        ],
      },
      '<p><span data-emoji="🚜">🚜</span></p>',
    ],
    [
      'old emoji',
      { type: 'paragraph', content: [{ type: 'emoji', attrs: { name: 'tractor' } }] },
      '<p>:tractor:</p>',
    ],
    [
      'old emoji known by its picture',
      {
        type: 'paragraph',
        content: [{ type: 'emoji', attrs: { fallbackImage: '//x.example/64/1f69c.png' } }],
      },
      '<p><span data-emoji="🚜">🚜</span></p>',
    ],
    ['unknown node', { type: 'karussell', content: [paragraph('a')] }, '<p>a</p>'],
    ['inherited name', { type: 'constructor', content: [paragraph('a')] }, '<p>a</p>'],
  ])('%s', (_name, node, expected) => {
    expect(html(node)).toBe(expected);
  });

  test('renders a table with head, scopes and aligned numbers', () => {
    const createCell = (type: string, content: string) => ({ type, content: [paragraph(content)] });
    const markup = html({
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: [createCell('tableHeader', 'Ware'), createCell('tableHeader', 'Preis')],
        },
        {
          type: 'tableRow',
          content: [createCell('tableCell', 'Weizen'), createCell('tableCell', '219,50 €')],
        },
      ],
    });
    expect(markup).toContain('<thead><tr><th scope="col"><p>Ware</p></th>');
    expect(markup).toContain('<td class="figure"><p>219,50 €</p></td>');
    expect(markup).toContain('<td class=""><p>Weizen</p></td>');
  });

  test('limits column and row spans', () => {
    const createCell = (attrs: object) => ({ type: 'tableCell', attrs, content: [paragraph('a')] });
    const renderCell = (attrs: object) =>
      html({ type: 'table', content: [{ type: 'tableRow', content: [createCell(attrs)] }] });
    expect(renderCell({ colspan: 2, rowspan: 3 })).toContain('colSpan="2" rowSpan="3"');
    expect(renderCell({ colspan: 1e9, rowspan: '"><script>' })).not.toContain('pan=');
  });

  test('serves pictures from our own origin with their size', () => {
    const src = '//a.storyblok.com/f/1/300x200/abc/kuh.jpg';
    const markup = html({ type: 'image', attrs: { src, alt: 'Kuh', title: 'Im Stall' } });
    expect(markup).toContain('alt="Kuh"');
    expect(markup).toContain('width="300" height="200"');
    expect(markup).toContain('src="/f/1/300x200/abc/kuh.jpg/m/');
    expect(markup).toContain('Im Stall');
  });

  test.each(['paragraph', 'heading'])('renders a picture in a %s beside its text', (type) => {
    const attrs = { src: '//a.storyblok.com/f/1/300x200/abc/kuh.jpg' };
    const image = { type: 'image', attrs, marks: [{ type: 'bold' }] };
    const createText = (value: string) => ({ type: 'text', text: value });
    const markup = html({
      type,
      content: [createText('Vor'), image, createText(' '), image, createText('nach')],
    });
    const shortMarkup = markup.replaceAll(/<figure.*?<\/figure>/gs, '[picture]');
    expect(shortMarkup).toMatch(
      /^<(p|h2)[^>]*>Vor<\/\1>\[picture\]\[picture\]<(p|h2)[^>]*>nach<\/\2>$/,
    );
    expect(html({ type, content: [image] })).toMatch(/^<figure.*<\/figure>$/s);
  });

  test('renders nothing for an embedded block', () => {
    expect(html(paragraph('a'), { type: 'blok', attrs: { body: [{ component: 'x' }] } })).toBe(
      '<p>a</p>',
    );
  });
});

describe('marks', () => {
  test.each([
    ['bold', 'strong'],
    ['italic', 'em'],
    ['strike', 's'],
    ['underline', 'u'],
    ['code', 'code'],
    ['superscript', 'sup'],
    ['subscript', 'sub'],
    ['highlight', 'mark'],
  ])('%s', (type, tagName) => {
    expect(renderParagraphHtml(text('a', { type }))).toBe(`<p><${tagName}>a</${tagName}></p>`);
  });

  test('handles nested, unknown and inherited marks', () => {
    expect(renderParagraphHtml(text('a', { type: 'bold' }, { type: 'italic' }))).toBe(
      '<p><em><strong>a</strong></em></p>',
    );
    expect(renderParagraphHtml(text('a', { type: 'blink' }))).toBe('<p>a</p>');
    expect(renderParagraphHtml(text('a', { type: 'toString' }))).toBe('<p>a</p>');
  });

  test('keeps anchors and classes with valid names only', () => {
    expect(renderParagraphHtml(text('a', { type: 'anchor', attrs: { id: 'oben' } }))).toBe(
      '<p><span id="oben">a</span></p>',
    );
    expect(renderParagraphHtml(text('a', { type: 'anchor', attrs: { id: '"><x' } }))).toBe(
      '<p>a</p>',
    );
    expect(renderParagraphHtml(text('a', { type: 'styled', attrs: { class: 'klein' } }))).toBe(
      '<p><span class="klein">a</span></p>',
    );
    expect(renderParagraphHtml(text('a', { type: 'styled', attrs: { class: 'a"b' } }))).toBe(
      '<p>a</p>',
    );
    const anchorWithStyle = {
      type: 'textStyle',
      attrs: { color: 'red', class: 'klein', id: 'oben' },
    };
    expect(renderParagraphHtml(text('a', anchorWithStyle))).toBe(
      '<p><span id="oben"><span class="klein">a</span></span></p>',
    );
    const unsafeMark = { type: 'textStyle', attrs: { class: 'a"b', id: '"><x' } };
    expect(renderParagraphHtml(text('a', unsafeMark))).toBe('<p>a</p>');
  });

  test('leaves out colours', () => {
    const color = 'red; background:url(https://evil.example)';
    expect(renderParagraphHtml(text('a', { type: 'textStyle', attrs: { color } }))).toBe(
      '<p>a</p>',
    );
  });
});

describe('links', () => {
  test.each([
    [{ linktype: 'url', href: 'https://example.org/' }, 'href="https://example.org/"'],
    [{ linktype: 'url', href: '/artikel' }, 'href="/artikel"'],
    [{ linktype: 'email', href: 'mailto:a@b.example' }, 'href="mailto:a@b.example"'],
    [{ linktype: 'asset', href: 'https://a.storyblok.com/f/1/x.pdf' }, 'href="/f/1/x.pdf"'],
    [
      {
        linktype: 'story',
        href: '/alt',
        uuid: 'u',
        story: { full_slug: 'thema/neu' },
        anchor: 'b',
      },
      'href="/thema/neu#b"',
    ],
    [{ href: 'https://example.org/', target: '_blank' }, 'target="_blank"'],
    [{ href: '/a', custom: { title: 'T', 'data-x': '1' } }, 'title="T"'],
  ])('%j', (attrs, expected) => {
    expect(renderParagraphHtml(text('a', link(attrs)))).toContain(expected);
  });

  test('sets noopener for links in a new window', () => {
    const attrs = { href: 'https://example.org/', target: '_blank', custom: { rel: 'nofollow' } };
    expect(renderParagraphHtml(text('a', link(attrs)))).toMatch(
      /rel="noopener noreferrer nofollow[^"]*"/,
    );
  });

  test('joins adjacent nodes of one link', () => {
    const linkedText = link({ href: '/a' });
    const markup = renderParagraphHtml(
      text('a ', linkedText),
      text('b', linkedText, { type: 'bold' }),
      text(' c'),
    );
    expect(markup.match(/<a /g)).toHaveLength(1);
    expect(markup).toContain('a <strong>b</strong></a> c');
  });

  const MISSING_STORY_UUID = '00000000-0000-4000-8000-000000000001';
  test('renders only the text of a link to a missing story', () => {
    expect(
      renderParagraphHtml(
        text('a', link({ linktype: 'story', href: '/weg', uuid: MISSING_STORY_UUID })),
      ),
    ).toBe('<p>a</p>');
  });
});
