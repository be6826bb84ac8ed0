import { consentSample } from '#samples/consent-registry.ts';
import { createLoadContext } from '#samples/load-context.ts';
import { getModel, createRawBlock } from '#samples/raw-block.ts';
import { toFrameUrl } from './frame-url.ts';
import { loadIframeContainer, parseIframeContainer } from './iframe-container.block.server.ts';

const PLAYER_URL = 'https://www.youtube-nocookie.com/embed/';

test.each([
  ['https://www.youtube.com/watch?v=abc_DEF-123&t=3', `${PLAYER_URL}abc_DEF-123?start=3`],
  ['https://youtu.be/abcDEF123?t=1h2m3s', `${PLAYER_URL}abcDEF123?start=3723`],
  ['https://www.youtube.com/embed/abcDEF123?start=90', `${PLAYER_URL}abcDEF123?start=90`],
  ['https://youtu.be/abcDEF123?t=bald', `${PLAYER_URL}abcDEF123`],
  ['https://youtu.be/abcDEF123', `${PLAYER_URL}abcDEF123`],
  ['//www.youtube.com/embed/abcDEF123?autoplay=1', `${PLAYER_URL}abcDEF123`],
  ['https://m.youtube.com/shorts/abcDEF123', `${PLAYER_URL}abcDEF123`],
  ['https://youtu.be/%22onload', 'https://youtu.be/%22onload'],
  [
    'https://www.openstreetmap.org/export/embed.html?bbox=1',
    'https://www.openstreetmap.org/export/embed.html?bbox=1',
  ],
  ['http://www.youtube.com/watch?v=abcDEF123', undefined],
  ['https://user:pw@example.org/', undefined],
  ['javascript:alert(1)', undefined],
  ['/artikel', undefined],
])('frames %s as %s', (input, expected) => {
  expect(toFrameUrl(input)).toBe(expected);
});

test.each([[{}], [{ url: '' }], [{ url: 'data:text/html,x' }], [{ url: 3 }]])(
  'rejects %j',
  (fields) => {
    expect(parseIframeContainer(createRawBlock(fields))).toMatchObject({ ok: false });
  },
);

test('uses the host name as title when none is given', () => {
  const getTitle = (url: string) => getModel(parseIframeContainer(createRawBlock({ url }))).title;
  expect(getTitle('https://www.youtube.com/watch?v=abcDEF123')).toBe(
    'Eingebetteter Inhalt von youtube.com',
  );
  expect(getTitle('https://www.openstreetmap.org/export')).toBe(
    'Eingebetteter Inhalt von openstreetmap.org',
  );
});

test('allows only frames listed in the consent registry', async () => {
  const context = createLoadContext('http://127.0.0.1/v2');
  const settings = { ...context.settings, consent: consentSample };
  const getService = (url: string) =>
    loadIframeContainer(getModel(parseIframeContainer(createRawBlock({ url }))), {
      ...context,
      settings,
    });
  expect(await getService('https://youtu.be/abcDEF123')).toEqual({
    service: { id: 'youtube', label: 'YouTube', policyUrl: 'https://policies.google.com/privacy' },
  });
  expect(await getService('https://evil.example/')).toEqual({ service: null });
});
