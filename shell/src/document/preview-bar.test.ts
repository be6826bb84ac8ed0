import { previewBar } from './preview-bar.ts';

test('nobody but who previews sees it', () => {
  expect(previewBar([])).toBe('');
});

test('names what is previewed and leads out of it', () => {
  const html = previewBar(['mf-magazine@abc', '<img>@x']);
  expect(html).toContain('<b>mf-magazine@abc</b>, <b>&lt;img&gt;@x</b>');
  expect(html).toContain('href="?vorschau=aus"');
});
