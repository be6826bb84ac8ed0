import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createShellStore } from '#store/create-shell-store.ts';
import { ConsentBanner } from './ConsentBanner.tsx';
import { ConsentClient } from './consent-client.ts';
import { createEmbeddedProvider } from './embedded-provider.ts';

async function openSettings(hasDecided: boolean): Promise<ConsentClient> {
  const consent = new ConsentClient(createShellStore(), createEmbeddedProvider());
  await consent.start();
  if (hasDecided) consent.denyAll();
  consent.open('settings');
  await waitFor(() => expect(consent.getState().layer).toBe('settings'));
  render(
    <ShellApiContext value={{ consent, navigation: {} } as never}>
      <ConsentBanner layer="settings" />
    </ShellApiContext>,
  );
  return consent;
}

afterEach(() => {
  document.cookie = 'gl_consent=; Path=/; Max-Age=0';
});

test('the banner scrolls what has the focus out of its way', () => {
  const link = document.body.appendChild(document.createElement('button'));
  // jsdom has no layout and no scrollIntoView.
  const scrollCalls: unknown[] = [];
  link.scrollIntoView = (options) => scrollCalls.push(options);
  link.focus();
  const consent = new ConsentClient(createShellStore(), createEmbeddedProvider());
  render(
    <ShellApiContext value={{ consent, navigation: {} } as never}>
      <ConsentBanner layer="banner" />
    </ShellApiContext>,
  );
  expect(scrollCalls).toEqual([{ block: 'nearest' }]);
  link.remove();
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
