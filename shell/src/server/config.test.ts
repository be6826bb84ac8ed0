import { readConfig } from './config.ts';

const at = (siteUrl: string, more: NodeJS.ProcessEnv = {}) =>
  readConfig(
    {
      SITE_URL: siteUrl,
      CONTENT_PREVIEW_TOKEN: 'only-for-tests',
      CONTENT_WEBHOOK_SECRET: 'only-for-tests',
      ...more,
    },
    'build',
  );

test.each([
  ['http://localhost:3000', {}, true],
  ['http://127.0.0.1:3000', {}, true],
  ['https://gruenland.example', {}, false],
  ['https://localhost.gruenland.example', {}, false],
  ['https://gruenland.example', { INTERNAL_PAGES: 'on' }, true],
])('serves internal pages only on local sites unless configured: %s', (siteUrl, more, shown) =>
  expect(at(siteUrl, more).servesInternalPages).toBe(shown),
);

test('defaults to production', () =>
  expect(at('https://gruenland.example').env.NODE_ENV).toBe('production'));

test.each(['CONTENT_PREVIEW_TOKEN', 'CONTENT_WEBHOOK_SECRET'])(
  'refuses the public default of %s on public sites',
  (name) => {
    const published = { [name]: `embedded-${name.split('_')[1]?.toLowerCase()}` };
    expect(() => at('https://gruenland.example', published)).toThrow(name);
    expect(() => at('http://localhost:3000', published)).not.toThrow();
  },
);
