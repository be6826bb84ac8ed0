import { describe, expect, test } from '@jest/globals';
import { parseContent, parseStoryText } from '#test/read-content.ts';

describe('fields', () => {
  test('gives each block an id, converts numbers to text and keeps the rest', () => {
    const { content, problems } = parseContent(`
      component: unknown_block
      count: 3
      price: 219.50
      flag: true
      nothing:
      raw: { type: doc, level: 2 }
      items:
        - component: other_block
        - { component: other_block, _uid: mine }
    `);
    expect(problems.map(({ message }) => message)).toEqual([
      'there is no component "other_block"',
      'there is no component "other_block"',
      'there is no component "unknown_block"',
    ]);
    expect(content).toMatchObject({
      component: 'unknown_block',
      count: '3',
      price: '219.50',
      flag: true,
      nothing: null,
      raw: { type: 'doc', level: 2 },
    });
    const uids = JSON.stringify(content).match(/"_uid":"[^"]+"/gu);
    expect(new Set(uids).size).toBe(3);
    expect(uids).toContain('"_uid":"mine"');
  });

  test('converts relations to uuids, single and in lists', () => {
    const { content } = parseContent(`
      component: article
      category: !story thema/tiere/
      authors: [!story autoren/a, !story /autoren/b]
    `);
    expect(content).toMatchObject({
      category: 'uuid:thema/tiere',
      authors: ['uuid:autoren/a', 'uuid:autoren/b'],
    });
  });

  test('uses the focal point of the motif for a picture without its own', () => {
    const picture = (name: string) =>
      parseContent(`
      component: article
      hero: !bild { name: ${name}, alt: x }
    `).content?.['hero'];
    expect(picture('feld-2')).toMatchObject({ focus: '300x600:301x601' });
    expect(picture('feld-1')).toMatchObject({ focus: '' });
  });

  test('converts Berlin time to UTC', () => {
    const { content } = parseContent(`
      component: article
      date: !zeit 2026-11-05 07:30
    `);
    expect(content).toMatchObject({ date: '2026-11-05 06:30' });
  });

  test('converts pictures to asset objects with their real size', () => {
    const { content, problems } = parseContent(`
      component: article
      hero: !bild { name: feld-1, alt: Ein Feld, title: Unterschrift, copyright: Wir, focus: 50% 25% }
    `);
    expect(problems).toEqual([]);
    expect(content?.['hero']).toMatchObject({
      fieldtype: 'asset',
      alt: 'Ein Feld',
      title: 'Unterschrift',
      copyright: 'Wir',
      focus: '600x200:601x201',
      filename: expect.stringMatching(
        /^https:\/\/a\.storyblok\.com\/f\/100001\/1200x800\/[0-9a-f]{10}\/feld-1\.jpg$/u,
      ),
    });
  });

  test.each([
    ['/kleinanzeigen', { linktype: 'url', url: '/kleinanzeigen', id: '' }],
    ['https://example.org/x?y=1', { linktype: 'url', url: 'https://example.org/x?y=1' }],
    ['story:thema/tiere#stall', { linktype: 'story', id: 'uuid:thema/tiere', anchor: 'stall' }],
    ['mailto:a@example.org', { linktype: 'email', email: 'a@example.org' }],
    [
      '{ to: "tel:+49301", target: _blank }',
      { linktype: 'url', url: 'tel:+49301', target: '_blank' },
    ],
  ])('!link %s', (text, expected) => {
    const { content, problems } = parseContent(`
      component: navigation_link
      link: !link ${text}
    `);
    expect(problems).toEqual([]);
    expect(content?.['link']).toMatchObject({ fieldtype: 'multilink', ...expected });
  });
});

describe('errors are reported with their line', () => {
  test.each([
    ['a key twice', 'name: A\nname: B\n', 2, /unique/u],
    ['a colon too many', 'name: A\npublished: a: b\n', 2, /./u],
    ['an empty file', '', 1, /empty/u],
    ['no head', 'name: A\ncontent:\n  component: page\n', 1, /published/u],
    ['unknown key', 'name: A\npublished: false\nfoo: 1\ncontent:\n  component: page\n', 3, /foo/u],
    ['no time', 'name: A\npublished: gestern\ncontent:\n  component: page\n', 2, /published/u],
    ['no component', 'name: A\npublished: false\ncontent:\n  text: x\n', 4, /component/u],
    ['no content', 'name: A\npublished: false\n', 1, /content/u],
    ['unknown tag', 'name: A\npublished: false\ncontent:\n  component: !foo x\n', 4, /!foo/u],
  ])('%s', (_what, text, line, message) => {
    const { content, problems } = parseStoryText(text);
    expect(content).toBeUndefined();
    expect(problems[0]).toEqual({ line, message: expect.stringMatching(message) });
  });

  test.each([
    ['picture', 'hero: !bild { name: nirgends, alt: x }', /no picture "nirgends"/u],
    ['alt text', 'hero: !bild { name: feld-1 }', /no alt text/u],
    ['focus', 'hero: !bild { name: feld-1, alt: x, focus: links }', /focus/u],
    ['key of a picture', 'hero: !bild { name: feld-1, alt: x, titel: y }', /titel/u],
    ['time', 'date: !zeit 31.12.2026', /not a time/u],
    ['link', 'more: !link ftp://x', /is not a link target/u],
    ['choice', 'kind: artickel', /one of artikel/u],
    ['kind of field', 'headline: [a]', /expected text/u],
    ['blocks', 'body: { component: image }', /list of blocks/u],
    ['relation', 'category: thema/tiere', /!story/u],
    ['field', 'haedline: x', /no field "haedline"/u],
    ['anchors', 'topics: &a x\n      more: *a', /anchors/u],
  ])('%s', (_what, field, message) => {
    const { problems } = parseContent(`
      component: article
      kicker: x
      ${field}
    `);
    const found = problems.find((problem) => message.test(problem.message));
    expect(found?.line).toBeGreaterThanOrEqual(6);
    expect(found?.line).toBeLessThanOrEqual(7);
  });
});

test('validates translated fields like the field itself', () => {
  const { problems } = parseContent(`
    component: article
    headline: Heu
    headline__i18n_en: Hay
  `);
  expect(problems).toEqual([]);
});

describe('tables and files', () => {
  test('converts lines with semicolons to a table field', () => {
    const { content, problems } = parseContent(`
      component: chart
      data: !tabelle |
        Monat;Weizen
        Mai;219,5
    `);
    expect(problems).toEqual([]);
    expect(content?.['data']).toMatchObject({
      fieldtype: 'table',
      thead: [{ value: 'Monat' }, { value: 'Weizen' }],
      tbody: [{ body: [{ value: 'Mai' }, { value: '219,5' }] }],
    });
  });

  test('reports a row with too few cells with its line', () => {
    const { problems } = parseContent(`
      component: chart
      data: !tabelle |
        Monat;Weizen
        Mai;1
        Juni
    `);
    expect(problems).toEqual([{ line: 8, message: expect.stringMatching(/2 cells expected/u) }]);
  });

  test('reports a missing file', () => {
    const { problems } = parseContent(`
      component: native_video
      video: !datei nirgends.mp4
    `);
    expect(problems[0]).toMatchObject({
      line: 5,
      message: expect.stringMatching(/nirgends\.mp4/u),
    });
  });
});

test('reports form fields beyond the limit with their line', () => {
  const { problems } = parseContent(`
    component: form
    steps:
      - component: form_step
        fields:
          - { component: form_field, name: name, label: Name }
          - { component: form_field, name: name, label: Noch einmal }
  `);
  expect(problems).toContainEqual({
    line: 9,
    message: expect.stringMatching(/form, name: .*schon ein anderes Feld/u),
  });
});
