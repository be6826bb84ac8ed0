import { findBlocks } from './read-field.ts';

test('finds all blocks at any depth, in order', () => {
  const nestInGrids = (inner: object): object =>
    Array.from({ length: 8 }).reduce<object>(
      (innerBlock) => ({ component: 'grid', items: [{ component: 'x', body: [innerBlock] }] }),
      inner,
    );
  expect(findBlocks(nestInGrids({ component: 'survey', _uid: 'tief' }), 'survey')).toMatchObject([
    { _uid: 'tief' },
  ]);
  const many = Array.from({ length: 30 }, (_, index) => ({ component: 'survey', _uid: index }));
  expect(findBlocks({ body: many }, 'survey')).toEqual(many);
});
