import { ConsentClient } from './consent-client.ts';
import { createEmbeddedProvider } from './embedded-provider.ts';

const createClient = () => new ConsentClient(createEmbeddedProvider());

/** Waits until an action such as `open` is applied. Every action first waits for `start`. */
async function waitForAction(consent: ConsentClient) {
  await consent.start();
  await Promise.resolve();
}

afterEach(() => {
  document.cookie = 'gl_consent=; Path=/; Max-Age=0';
});

test('shows the banner without a stored decision', async () => {
  const consent = createClient();
  expect(consent.getState()).toMatchObject({ ready: false, layer: 'none' });
  await consent.start();
  expect(consent.getState()).toMatchObject({ ready: true, decided: false, layer: 'banner' });
});

test('keeps settings open that were opened before the start', async () => {
  const consent = createClient();
  consent.open('settings');
  await waitForAction(consent);
  expect(consent.getState()).toMatchObject({ ready: true, layer: 'settings' });
});

test.each([
  ['accept', (consent: ConsentClient) => consent.acceptAll(), true],
  ['deny', (consent: ConsentClient) => consent.denyAll(), false],
  ['save', (consent: ConsentClient) => consent.save({ youtube: true }), true],
])('applies and stores %s before the start', async (_name, decide, isYoutubeAllowed) => {
  const consent = createClient();
  decide(consent);
  await waitForAction(consent);
  expect(consent.getState()).toMatchObject({
    decided: true,
    layer: 'none',
    services: { youtube: isYoutubeAllowed },
  });
  const laterClient = createClient();
  await laterClient.start();
  expect(laterClient.getState()).toMatchObject({
    decided: true,
    layer: 'none',
    services: { youtube: isYoutubeAllowed },
  });
});

test('keeps earlier decisions when one service is saved', async () => {
  const firstClient = createClient();
  firstClient.acceptAll();
  await waitForAction(firstClient);
  const consent = createClient();
  consent.save({ karten: false });
  await waitForAction(consent);
  expect(consent.getState().services).toMatchObject({ youtube: true, karten: false });
});
