import fc from 'fast-check';
import { paragraph } from '#samples/story-content.ts';
import { staticBlocks } from '#blocks/static-blocks.server.ts';
import { splitAtEmbeddedBlocks } from './embedded-blocks.ts';

const createBlokNode = (...names: readonly string[]) => ({
  type: 'blok',
  attrs: { body: names.map((component) => ({ _uid: component, component })) },
});
const createSection = (...content: readonly unknown[]) => ({
  _uid: 'u',
  component: 'article_section',
  headline: 'H',
  text: { type: 'doc', content },
});

describe('splitAtEmbeddedBlocks', () => {
  test('returns undefined without embedded blocks', () => {
    expect(splitAtEmbeddedBlocks(createSection(paragraph('a')))).toBeUndefined();
    expect(splitAtEmbeddedBlocks({ _uid: 'u', component: 'rich_text', text: 'x' })).toBeUndefined();
  });

  test('alternates text and blocks, starting with the block itself', () => {
    const parts = splitAtEmbeddedBlocks(
      createSection(paragraph('a'), createBlokNode('info_box', 'image'), paragraph('b')),
    );
    expect(parts?.map(({ component }) => component)).toEqual([
      'article_section',
      'info_box',
      'image',
      'rich_text',
    ]);
    expect(parts?.[0]).toMatchObject({ headline: 'H', text: { content: [paragraph('a')] } });
    expect(parts?.[3]).toMatchObject({ text: { content: [paragraph('b')] } });
  });

  test('puts a block that precedes all text behind the section with the headline', () => {
    const parts = splitAtEmbeddedBlocks(createSection(createBlokNode('image'), paragraph('a')));
    expect(parts?.map(({ component }) => component)).toEqual([
      'article_section',
      'image',
      'rich_text',
    ]);
    expect(parts?.[0]).toMatchObject({ headline: 'H', text: { content: [] } });
  });

  test('puts a block embedded in a list behind the list', () => {
    const item = { type: 'list_item', content: [paragraph('a'), createBlokNode('image')] };
    const parts = splitAtEmbeddedBlocks(createSection({ type: 'bullet_list', content: [item] }));
    expect(parts?.map(({ component }) => component)).toEqual(['article_section', 'image']);
    expect(JSON.stringify(parts?.[0])).toContain('"a"');
    expect(JSON.stringify(parts?.[0])).not.toContain('blok');
  });

  test('returns blocks that need no further splitting', () => {
    const parts =
      splitAtEmbeddedBlocks(
        createSection(createBlokNode('image'), paragraph('a'), createBlokNode('image')),
      ) ?? [];
    expect(parts.map((part) => splitAtEmbeddedBlocks(part))).toEqual(parts.map(() => undefined));
  });

  test('never throws, whatever the text field contains', () => {
    fc.assert(
      fc.property(fc.anything(), (text) => {
        expect(() =>
          splitAtEmbeddedBlocks({ _uid: 'u', component: 'rich_text', text }),
        ).not.toThrow();
      }),
    );
  });
});

test('finds a deeply nested block', () => {
  const paragraphs = Array.from({ length: 60 }, (_, index) => paragraph(`${index}`));
  const item = { type: 'list_item', content: [createBlokNode('image')] };
  const list = { type: 'bullet_list', content: [item] };
  const parts = splitAtEmbeddedBlocks(createSection(...paragraphs, list));
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
  test('keeps all embedded blocks and all text', () => {
    const document = {
      type: 'doc',
      content: [paragraph('vor'), createBlokNode('image'), paragraph('nach')],
    };
    const rawBlock = { _uid: 'u', component, speaker: 'Wer', [field]: document };
    const parts = staticBlocks[component]?.expand?.(rawBlock) ?? [];
    expect(parts.map((part) => part.component)).toEqual(expected);
    expect(JSON.stringify(parts)).toMatch(/vor.*nach/);
    expect(JSON.stringify(parts).match(/Wer/g)).toHaveLength(1);
  });
});

test('splits deeply nested text without an error', () => {
  let node: object = { type: 'blok', attrs: { body: [{ _uid: 'd', component: 'image' }] } };
  for (let depth = 0; depth < 20_000; depth += 1) node = { type: 'blockquote', content: [node] };
  const shallowNode = { type: 'blok', attrs: { body: [{ _uid: 's', component: 'image' }] } };
  const quoteWithBothNodes = { type: 'blockquote', content: [shallowNode, node] };
  const text = { type: 'doc', content: [quoteWithBothNodes] };
  const parts = splitAtEmbeddedBlocks({ _uid: 'r', component: 'rich_text', text });
  expect(parts?.map(({ component }) => component)).toEqual(['rich_text', 'image']);
});
