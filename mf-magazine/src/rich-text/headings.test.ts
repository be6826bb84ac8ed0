import { anchorName, isAnchorName } from './anchor-name.ts';
import { nameHeadings } from './headings.ts';

const section = (headline: string, ...content: readonly unknown[]) => ({
  _uid: headline,
  component: 'article_section',
  headline,
  text: { type: 'doc', content },
});
const heading = (text: string, level: number) => ({
  type: 'heading',
  attrs: { level },
  content: [{ type: 'text', text }],
});

describe('nameHeadings', () => {
  test('sections and headings of the second level in their order, each id once', () => {
    const image = { _uid: 'i', component: 'image' };
    const { blocks, headings } = nameHeadings([
      section('Größe & Gewicht', heading('Größe & Gewicht', 2), heading('Nebenbei', 3)),
      image,
      section('', heading('Schluss', 2)),
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

  test('leaves the given blocks as they were', () => {
    const given = section('A', heading('B', 2));
    const before = JSON.stringify(given);
    nameHeadings([given]);
    expect(JSON.stringify(given)).toBe(before);
  });

  test('broken blocks have no headings', () => {
    const broken = [
      { _uid: 'a', component: 'rich_text' },
      { _uid: 'b', component: 'rich_text', text: { content: [null, 5, { type: 'heading' }] } },
      { _uid: 'c', component: 'article_section', headline: 5 },
    ];
    expect(nameHeadings(broken).headings).toEqual([{ id: '5', text: '5' }]);
  });
});

test.each([
  ['Ährenschieben', 'aehrenschieben'],
  ['Wie weiter?', 'wie-weiter'],
  ['¿…?', 'abschnitt'],
  ['Café', 'cafe'],
])('anchorName(%j)', (text, name) => {
  expect(anchorName(text)).toBe(name);
  expect(isAnchorName(name)).toBe(true);
});

test.each(['', 'a b', '"x', '<x>', 5, undefined, `a${'b'.repeat(90)}`])(
  '%j is no anchor',
  (value) => {
    expect(isAnchorName(value)).toBe(false);
  },
);
