import fc from 'fast-check';
import { paragraph } from '#samples/story-content.ts';
import { staticBlocks } from '#blocks/static-blocks.server.ts';
import { splitEmbedded } from './embedded-blocks.ts';

const blok = (...names: readonly string[]) => ({
  type: 'blok',
  attrs: { body: names.map((component) => ({ _uid: component, component })) },
});
const section = (...content: readonly unknown[]) => ({
  _uid: 'u',
  component: 'article_section',
  headline: 'H',
  text: { type: 'doc', content },
});

describe('splitEmbedded', () => {
  test('nothing embedded: nothing to do', () => {
    expect(splitEmbedded(section(paragraph('a')))).toBeUndefined();
    expect(splitEmbedded({ _uid: 'u', component: 'rich_text', text: 'x' })).toBeUndefined();
  });

  test('text and blocks take turns, the block itself comes first', () => {
    const parts = splitEmbedded(section(paragraph('a'), blok('info_box', 'image'), paragraph('b')));
    expect(parts?.map(({ component }) => component)).toEqual([
      'article_section',
      'info_box',
      'image',
      'rich_text',
    ]);
    expect(parts?.[0]).toMatchObject({ headline: 'H', text: { content: [paragraph('a')] } });
    expect(parts?.[3]).toMatchObject({ text: { content: [paragraph('b')] } });
  });

  test('a block before any text follows the empty section with its headline', () => {
    const parts = splitEmbedded(section(blok('image'), paragraph('a')));
    expect(parts?.map(({ component }) => component)).toEqual([
      'article_section',
      'image',
      'rich_text',
    ]);
    expect(parts?.[0]).toMatchObject({ headline: 'H', text: { content: [] } });
  });

  test('a block inside a list comes after the list', () => {
    const item = { type: 'list_item', content: [paragraph('a'), blok('image')] };
    const parts = splitEmbedded(section({ type: 'bullet_list', content: [item] }));
    expect(parts?.map(({ component }) => component)).toEqual(['article_section', 'image']);
    expect(JSON.stringify(parts?.[0])).toContain('"a"');
    expect(JSON.stringify(parts?.[0])).not.toContain('blok');
  });

  test('what it returns needs no further splitting', () => {
    const parts = splitEmbedded(section(blok('image'), paragraph('a'), blok('image'))) ?? [];
    expect(parts.map((part) => splitEmbedded(part))).toEqual(parts.map(() => undefined));
  });

  test('no text field makes it throw', () => {
    fc.assert(
      fc.property(fc.anything(), (text) => {
        expect(() => splitEmbedded({ _uid: 'u', component: 'rich_text', text })).not.toThrow();
      }),
    );
  });
});

test('a block far below is found as well', () => {
  const paragraphs = Array.from({ length: 60 }, (_, index) => paragraph(`${index}`));
  const item = { type: 'list_item', content: [blok('image')] };
  const list = { type: 'bullet_list', content: [item] };
  const parts = splitEmbedded(section(...paragraphs, list));
  expect(parts?.map(({ component }) => component)).toEqual(['article_section', 'image']);
});

describe.each([
  ['info_box', 'text', ['info_box', 'image']],
  ['native_video', 'transcript', ['native_video', 'image']],
  ['interview_question', 'text', ['interview_question', 'image']],
  ['interview_answer', 'text', ['interview_answer', 'image', 'interview_answer']],
  ['article_section', 'text', ['article_section', 'image', 'rich_text']],
  ['rich_text', 'text', ['rich_text', 'image', 'rich_text']],
])('%s', (component, field, expected) => {
  test('no block embedded in its text is lost, and no text either', () => {
    const document = { type: 'doc', content: [paragraph('vor'), blok('image'), paragraph('nach')] };
    const raw = { _uid: 'u', component, speaker: 'Wer', [field]: document };
    const parts = staticBlocks[component]?.expand?.(raw) ?? [];
    expect(parts.map((part) => part.component)).toEqual(expected);
    expect(JSON.stringify(parts)).toMatch(/vor.*nach/);
    expect(JSON.stringify(parts).match(/Wer/g)).toHaveLength(1);
  });
});

test('however deep a text is nested, it is split without an error', () => {
  let node: object = { type: 'blok', attrs: { body: [{ _uid: 'd', component: 'image' }] } };
  for (let depth = 0; depth < 20_000; depth += 1) node = { type: 'blockquote', content: [node] };
  const shallow = { type: 'blok', attrs: { body: [{ _uid: 's', component: 'image' }] } };
  const both = { type: 'blockquote', content: [shallow, node] };
  const text = { type: 'doc', content: [both] };
  const parts = splitEmbedded({ _uid: 'r', component: 'rich_text', text });
  expect(parts?.map(({ component }) => component)).toEqual(['rich_text', 'image']);
});
