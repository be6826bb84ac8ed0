import { buildSitemapXml } from './sitemap.ts';

test('contains escaped addresses and dates', () => {
  const xml = buildSitemapXml([
    { url: 'https://site.example/a?b=1&c=<2>', changedAt: '2026-11-21T09:00:00.000Z' },
    { url: 'https://site.example/\u0000' },
  ]);
  expect(xml).toContain(
    '<url><loc>https://site.example/a?b=1&amp;c=&lt;2&gt;</loc><lastmod>2026-11-21T09:00:00.000Z</lastmod></url>',
  );
  expect(xml).toContain('<url><loc>https://site.example/</loc></url>');
});
