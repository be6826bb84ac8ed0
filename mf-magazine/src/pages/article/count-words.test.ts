import fc from 'fast-check';
import { paragraph } from '#samples/story-content.ts';
import { countWords } from './count-words.ts';

test('counts texts and headlines, not field names or files', () => {
  const body = [
    {
      component: 'article_section',
      headline: 'Zwei Wörter',
      text: { type: 'doc', content: [paragraph('drei kurze Wörter')] },
    },
    { component: 'image', image: { filename: 'https://example.org/a b c.jpg', title: 'Bild' } },
  ];
  expect(countWords(body)).toBe(5);
});

test('returns a number for any content', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(countWords(value)).toBeGreaterThanOrEqual(0);
    }),
  );
});
