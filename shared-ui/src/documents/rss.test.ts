import { buildRssXml } from './rss.ts';

test('contains page, feed address and entries, with text escaped', () => {
  const xml = buildRssXml({
    title: 'Neue Anzeigen',
    description: 'Was es gibt',
    url: 'https://hof.example/kleinanzeigen?a=1&b=2',
    feedUrl: 'https://hof.example/kleinanzeigen/feed.xml',
    items: [
      {
        title: 'Pflug <2 Schare>',
        url: 'https://hof.example/kleinanzeigen/pflug-1',
        publishedAt: '2026-11-22T08:00:00.000Z',
        description: 'Huber & Sohn',
      },
    ],
  });
  expect(xml).toContain('<link>https://hof.example/kleinanzeigen?a=1&amp;b=2</link>');
  expect(xml).toContain('<title>Pflug &lt;2 Schare&gt;</title>');
  expect(xml).toContain('<pubDate>Sun, 22 Nov 2026 08:00:00 GMT</pubDate>');
  expect(xml).toContain('Huber &amp; Sohn');
});
