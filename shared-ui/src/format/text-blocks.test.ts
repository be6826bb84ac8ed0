import { splitTextBlocks } from './text-blocks.ts';

test('splits typed text into paragraphs and lists', () => {
  expect(splitTextBlocks('Eins\nzwei\n\nDrei\n- vier\n• fünf\n\n- sechs\nsieben')).toEqual([
    { text: 'Eins\nzwei' },
    { text: 'Drei' },
    { items: ['vier', 'fünf'] },
    { items: ['sechs'] },
    { text: 'sieben' },
  ]);
  expect(splitTextBlocks(' \n\n')).toEqual([]);
});
