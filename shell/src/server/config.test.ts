import { readConfig } from './config.ts';

const readConfigForSite = (siteUrl: string, extraVariables: NodeJS.ProcessEnv = {}) =>
  readConfig(
    {
      SITE_URL: siteUrl,
      CONTENT_PREVIEW_TOKEN: 'only-for-tests',
      CONTENT_WEBHOOK_SECRET: 'only-for-tests',
      SECURITY_CONTACT: 'mailto:sicherheit@g.example',
      ...extraVariables,
    },
    'build',
  );

test.each([
  ['http://localhost:3000', {}, true],
  ['http://127.0.0.1:3000', {}, true],
  ['https://gruenland.example', {}, false],
  ['https://localhost.gruenland.example', {}, false],
  ['https://gruenland.example', { INTERNAL_PAGES: 'on' }, true],
])(
  'serves internal pages only on local sites unless configured: %s',
  (siteUrl, extraVariables, isServed) =>
    expect(readConfigForSite(siteUrl, extraVariables).servesInternalPages).toBe(isServed),
);

test('defaults to production', () =>
  expect(readConfigForSite('https://gruenland.example').env.NODE_ENV).toBe('production'));

test.each(['CONTENT_PREVIEW_TOKEN', 'CONTENT_WEBHOOK_SECRET'])(
  'refuses the public default of %s on public sites',
  (name) => {
    const publicSecret = { [name]: `embedded-${name.split('_')[1]?.toLowerCase()}` };
    expect(() => readConfigForSite('https://gruenland.example', publicSecret)).toThrow(name);
    expect(() => readConfigForSite('http://localhost:3000', publicSecret)).not.toThrow();
  },
);

test.each([
  '',
  'mailto:sicherheit@gruenland.example',
  'MAILTO:Sicherheit@Gruenland.Example',
  'mailto:it@post.gruenland.example?subject=Sicherheit',
  'https://gruenland.example/kontakt',
])('refuses the sample security contact "%s" on public sites', (contact) => {
  const variables = { SECURITY_CONTACT: contact };
  expect(() => readConfigForSite('https://g.example', variables)).toThrow('SECURITY_CONTACT');
  expect(() => readConfigForSite('http://localhost:3000', variables)).not.toThrow();
});
