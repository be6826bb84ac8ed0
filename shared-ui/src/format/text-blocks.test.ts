import { textBlocks } from './text-blocks.ts';

test('splits typed text into paragraphs and lists', () => {
  expect(textBlocks('Eins\nzwei\n\nDrei\n- vier\n• fünf\n\n- sechs\nsieben')).toEqual([
    { text: 'Eins\nzwei' },
    { text: 'Drei' },
    { items: ['vier', 'fünf'] },
    { items: ['sechs'] },
    { text: 'sieben' },
  ]);
  expect(textBlocks(' \n\n')).toEqual([]);
});
