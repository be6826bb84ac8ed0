import { toAnchorName, isAnchorName } from './anchor-name.ts';
import { assignHeadingIds } from './headings.ts';

const createSection = (headline: string, ...content: readonly unknown[]) => ({
  _uid: headline,
  component: 'article_section',
  headline,
  text: { type: 'doc', content },
});
const createHeading = (text: string, level: number) => ({
  type: 'heading',
  attrs: { level },
  content: [{ type: 'text', text }],
});

describe('assignHeadingIds', () => {
  test('lists sections and level-2 headings in order, with unique ids', () => {
    const image = { _uid: 'i', component: 'image' };
    const { blocks, headings } = assignHeadingIds([
      createSection(
        'Größe & Gewicht',
        createHeading('Größe & Gewicht', 2),
        createHeading('Nebenbei', 3),
      ),
      image,
      createSection('', createHeading('Schluss', 2)),
    ]);
    expect(headings).toEqual([
      { id: 'groesse-gewicht', text: 'Größe & Gewicht' },
      { id: 'groesse-gewicht-2', text: 'Größe & Gewicht' },
      { id: 'schluss', text: 'Schluss' },
    ]);
    expect(blocks[0]).toMatchObject({
      anchor: 'groesse-gewicht',
      text: { content: [{ attrs: { anchor: 'groesse-gewicht-2' } }, { attrs: { level: 3 } }] },
    });
    expect(blocks[1]).toBe(image);
  });

  test('does not modify the given blocks', () => {
    const input = createSection('A', createHeading('B', 2));
    const inputBefore = JSON.stringify(input);
    assignHeadingIds([input]);
    expect(JSON.stringify(input)).toBe(inputBefore);
  });

  test('ignores malformed blocks', () => {
    const brokenBlocks = [
      { _uid: 'a', component: 'rich_text' },
      { _uid: 'b', component: 'rich_text', text: { content: [null, 5, { type: 'heading' }] } },
      { _uid: 'c', component: 'article_section', headline: 5 },
    ];
    expect(assignHeadingIds(brokenBlocks).headings).toEqual([{ id: '5', text: '5' }]);
  });
});

test.each([
  ['Ährenschieben', 'aehrenschieben'],
  ['Wie weiter?', 'wie-weiter'],
  ['¿…?', 'abschnitt'],
  ['Café', 'cafe'],
])('toAnchorName(%j)', (text, name) => {
  expect(toAnchorName(text)).toBe(name);
  expect(isAnchorName(name)).toBe(true);
});

test.each(['', 'a b', '"x', '<x>', 5, undefined, `a${'b'.repeat(90)}`])(
  'rejects the anchor %j',
  (value) => {
    expect(isAnchorName(value)).toBe(false);
  },
);
