import { assignHeadingIds } from './headings.ts';
import { ensureUniqueIds } from './unique-ids.ts';

const createAnchoredText = (text: string, id: unknown, ...otherMarks: readonly object[]) => ({
  type: 'text',
  text,
  marks: [...otherMarks, { type: 'anchor', attrs: { id } }],
});
const createBlock = (uid: string, ...nodes: readonly object[]) => ({
  _uid: uid,
  component: 'rich_text',
  text: { type: 'doc', content: [{ type: 'paragraph', content: nodes }] },
});
const findAnchors = (value: unknown) => JSON.stringify(value).match(/"id":"[^"]+"/g) ?? [];

test('keeps an anchor once when it spans several marks or occurs in another text', () => {
  const firstBlock = createBlock(
    'a',
    createAnchoredText('eins', 'x'),
    createAnchoredText('zwei', 'x', { type: 'bold' }),
  );
  const secondBlock = createBlock(
    'b',
    createAnchoredText('drei', 'x'),
    createAnchoredText('vier', 'y'),
  );
  const { blocks, usedIds } = ensureUniqueIds([firstBlock, secondBlock]);
  expect(findAnchors(blocks)).toEqual(['"id":"x"', '"id":"y"']);
  expect(JSON.stringify(blocks)).toContain('{"type":"bold"}');
  expect(JSON.stringify(blocks)).toContain('"drei"');
  expect([...usedIds]).toEqual(['x', 'y']);
  expect(findAnchors(firstBlock)).toHaveLength(2);
});

test('removes a repeated id from a text style', () => {
  const style = { type: 'textStyle', attrs: { id: 'x', class: 'klein' } };
  const styledText = { type: 'text', text: 'a', marks: [style] };
  const { blocks } = ensureUniqueIds([createBlock('a', styledText), createBlock('b', styledText)]);
  expect(findAnchors(blocks)).toEqual(['"id":"x"']);
  expect(JSON.stringify(blocks[1])).toContain('"class":"klein"');
});

test('gives a heading another id than an anchor with the same name', () => {
  const section = { _uid: 's', component: 'article_section', headline: 'Boden' };
  const { headings } = assignHeadingIds([
    section,
    createBlock('a', createAnchoredText('hier', 'boden')),
  ]);
  expect(headings.map(({ id }) => id)).toEqual(['boden-2']);
});

test('checks anchors in nested blocks too', () => {
  const grid = {
    _uid: 'g',
    component: 'grid',
    items: [createBlock('a', createAnchoredText('eins', 'x'))],
  };
  const { blocks } = ensureUniqueIds([grid, createBlock('b', createAnchoredText('zwei', 'x'))]);
  expect(blocks[0]).toBe(grid);
  expect(findAnchors(blocks)).toEqual(['"id":"x"']);
});

test.each([null, 7, {}, undefined])('leaves an anchor named %p to the renderer', (id) => {
  const rawBlock = createBlock('a', createAnchoredText('eins', id), createAnchoredText('zwei', id));
  expect(ensureUniqueIds([rawBlock]).blocks[0]).toBe(rawBlock);
});

test('gives pictures with repeated or missing uids new ones', () => {
  const createPicture = (fields: object) => ({ component: 'image', ...fields }) as never;
  const rawBlocks = [{ _uid: 'a' }, { _uid: 'a' }, {}, { _uid: null }].map(createPicture);
  const { blocks } = ensureUniqueIds(rawBlocks);
  expect(blocks.map(({ _uid }) => _uid)).toEqual(['a', 'a-2', 'image', 'image-2']);
  expect(blocks[0]).toBe(rawBlocks[0]);
});
