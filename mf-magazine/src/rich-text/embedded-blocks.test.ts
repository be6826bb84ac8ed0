import fc from 'fast-check';
import { paragraph } from '#samples/story-content.ts';
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
