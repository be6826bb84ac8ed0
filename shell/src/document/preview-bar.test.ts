import { renderPreviewBar } from './preview-bar.ts';

test('is empty without previewed releases', () => {
  expect(renderPreviewBar([])).toBe('');
});

test('names the previewed releases and links to the end of the preview', () => {
  const html = renderPreviewBar(['mf-magazine@abc', '<img>@x']);
  expect(html).toContain('<b>mf-magazine@abc</b>, <b>&lt;img&gt;@x</b>');
  expect(html).toContain('href="?vorschau=aus"');
});
