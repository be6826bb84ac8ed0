import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConsentClient } from './consent-client.ts';
import { createEmbeddedProvider } from './embedded-provider.ts';
import { showConsentLayer } from './show-consent-layer.ts';

function createClient(): ConsentClient {
  const consent = new ConsentClient(createEmbeddedProvider());
  showConsentLayer(consent, false);
  return consent;
}

async function openSettings(hasDecided: boolean): Promise<ConsentClient> {
  const consent = createClient();
  await consent.start();
  if (hasDecided) consent.denyAll();
  consent.open('settings');
  await waitFor(() => expect(consent.getState().layer).toBe('settings'));
  return consent;
}

// jsdom has no layout and no scrollIntoView.
beforeEach(() => void (Element.prototype.scrollIntoView = () => {}));

afterEach(() => {
  document.cookie = 'gl_consent=; Path=/; Max-Age=0';
  document.body.replaceChildren();
});

test('the banner scrolls what has the focus out of its way', async () => {
  const link = document.body.appendChild(document.createElement('button'));
  const scrollCalls: unknown[] = [];
  link.scrollIntoView = (options) => scrollCalls.push(options);
  link.focus();
  await createClient().start();
  expect(scrollCalls).toEqual([{ block: 'nearest' }]);
});

test('the banner disappears with a decision and leads to the settings', async () => {
  const consent = createClient();
  expect(screen.queryByRole('region')).toBeNull();
  await consent.start();
  await userEvent.click(screen.getByRole('button', { name: 'Einstellungen' }));
  expect(await screen.findByRole('heading', { name: 'Cookie-Einstellungen' })).toBe(
    document.activeElement,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Alle akzeptieren' }));
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  expect(consent.getState()).toMatchObject({ decided: true, services: { youtube: true } });
});

describe('consent: the settings', () => {
  test('have nothing ticked that needs consent', async () => {
    await openSettings(false);
    const optional = screen
      .getAllByRole<HTMLInputElement>('checkbox')
      .filter(({ disabled }) => !disabled);
    expect(optional.length).toBeGreaterThan(0);
    expect(optional.filter(({ checked }) => checked)).toEqual([]);
  });

  test('save the choice of each service', async () => {
    const consent = await openSettings(false);
    await userEvent.click(screen.getByRole('checkbox', { name: /YouTube/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Auswahl speichern' }));
    await waitFor(() => expect(consent.getState().layer).toBe('none'));
    expect(consent.getState().services).toMatchObject({
      anmeldung: true,
      youtube: true,
      karten: false,
    });
  });

  test.each([
    ['lead back to the banner', false, 'banner'],
    ['close after an earlier decision', true, 'none'],
  ])('%s with Escape, without a decision', async (_case, hasDecided, layer) => {
    const consent = await openSettings(hasDecided);
    const cookieBefore = document.cookie;
    const servicesBefore = consent.getState().services;
    const [checkbox] = screen
      .getAllByRole<HTMLInputElement>('checkbox')
      .filter(({ disabled }) => !disabled);
    if (checkbox) await userEvent.click(checkbox);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(consent.getState()).toMatchObject({ layer, decided: hasDecided }));
    expect(consent.getState().services).toEqual(servicesBefore);
    expect(document.cookie).toBe(cookieBefore);
  });
});
