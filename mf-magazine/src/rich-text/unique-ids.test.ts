import { assignHeadingIds } from './headings.ts';
import { ensureUniqueIds } from './unique-ids.ts';

const anchored = (text: string, id: unknown, ...others: readonly object[]) => ({
  type: 'text',
  text,
  marks: [...others, { type: 'anchor', attrs: { id } }],
});
const block = (uid: string, ...nodes: readonly object[]) => ({
  _uid: uid,
  component: 'rich_text',
  text: { type: 'doc', content: [{ type: 'paragraph', content: nodes }] },
});
const findAnchors = (value: unknown) => JSON.stringify(value).match(/"id":"[^"]+"/g) ?? [];

test('keeps an anchor once when it spans several marks or occurs in another text', () => {
  const first = block('a', anchored('eins', 'x'), anchored('zwei', 'x', { type: 'bold' }));
  const second = block('b', anchored('drei', 'x'), anchored('vier', 'y'));
  const { blocks, usedIds } = ensureUniqueIds([first, second]);
  expect(findAnchors(blocks)).toEqual(['"id":"x"', '"id":"y"']);
  expect(JSON.stringify(blocks)).toContain('{"type":"bold"}');
  expect(JSON.stringify(blocks)).toContain('"drei"');
  expect([...usedIds]).toEqual(['x', 'y']);
  expect(findAnchors(first)).toHaveLength(2);
});

test('removes a repeated id from a text style', () => {
  const style = { type: 'textStyle', attrs: { id: 'x', class: 'klein' } };
  const styled = { type: 'text', text: 'a', marks: [style] };
  const { blocks } = ensureUniqueIds([block('a', styled), block('b', styled)]);
  expect(findAnchors(blocks)).toEqual(['"id":"x"']);
  expect(JSON.stringify(blocks[1])).toContain('"class":"klein"');
});

test('gives a heading another id than an anchor with the same name', () => {
  const section = { _uid: 's', component: 'article_section', headline: 'Boden' };
  const { headings } = assignHeadingIds([section, block('a', anchored('hier', 'boden'))]);
  expect(headings.map(({ id }) => id)).toEqual(['boden-2']);
});

test('checks anchors in nested blocks too', () => {
  const grid = { _uid: 'g', component: 'grid', items: [block('a', anchored('eins', 'x'))] };
  const { blocks } = ensureUniqueIds([grid, block('b', anchored('zwei', 'x'))]);
  expect(blocks[0]).toBe(grid);
  expect(findAnchors(blocks)).toEqual(['"id":"x"']);
});

test.each([null, 7, {}, undefined])('leaves an anchor named %p to the renderer', (id) => {
  const raw = block('a', anchored('eins', id), anchored('zwei', id));
  expect(ensureUniqueIds([raw]).blocks[0]).toBe(raw);
});

test('gives pictures with repeated or missing uids new ones', () => {
  const picture = (fields: object) => ({ component: 'image', ...fields }) as never;
  const raws = [{ _uid: 'a' }, { _uid: 'a' }, {}, { _uid: null }].map(picture);
  const { blocks } = ensureUniqueIds(raws);
  expect(blocks.map(({ _uid }) => _uid)).toEqual(['a', 'a-2', 'image', 'image-2']);
  expect(blocks[0]).toBe(raws[0]);
});
