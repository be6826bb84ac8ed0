import { jest } from '@jest/globals';
import type { ConsentState } from '@gruenland/shared-contracts/shell-api.ts';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { IframeContainer } from './IframeContainer.tsx';

const model = {
  title: 'Der Film',
  src: 'https://www.youtube-nocookie.com/embed/abcDEF123',
  href: 'https://youtu.be/abcDEF123',
  shape: 'wide',
  preview: undefined,
} as const;
const policyUrl = 'https://policies.google.com/privacy';
const data = { service: { id: 'youtube', label: 'YouTube', policyUrl } };

function renderFrame(isGranted: boolean) {
  const state = { services: { youtube: isGranted } } as unknown as ConsentState;
  const save = jest.fn();
  const consent = { getState: () => state, subscribe: () => () => {}, save, open: jest.fn() };
  const { container } = render(
    <ShellApiContext value={{ consent } as never}>
      <IframeContainer model={model} data={data} />
    </ShellApiContext>,
  );
  return { save, container };
}

test('loads nothing before consent and saves consent for this service only', async () => {
  const { save, container } = renderFrame(false);
  expect(container.querySelector('iframe')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Immer laden' }));
  expect(save).toHaveBeenCalledWith({ youtube: true });
});

test('shows a sandboxed frame after consent and allows withdrawing it', async () => {
  const { save, container } = renderFrame(true);
  expect(container.querySelector('iframe')?.getAttribute('sandbox')).toContain('allow-scripts');
  await userEvent.click(screen.getByRole('button', { name: 'Nicht mehr laden' }));
  expect(save).toHaveBeenCalledWith({ youtube: false });
});

test('loads the frame once without saving consent and can unload it', async () => {
  const { save, container } = renderFrame(false);
  await userEvent.click(screen.getByRole('button', { name: 'Einmal laden' }));
  expect(container.querySelector('iframe')).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Nicht mehr laden' }));
  expect(container.querySelector('iframe')).toBeNull();
  expect(save).not.toHaveBeenCalled();
});

test('links to the provider’s privacy policy', () => {
  renderFrame(false);
  const [link] = screen.getAllByRole('link', { name: /^Datenschutz bei YouTube/ });
  expect(link?.getAttribute('href')).toBe(policyUrl);
});

test('shows a link to the provider without JavaScript', () => {
  const state = { services: {} } as unknown as ConsentState;
  const consent = { getState: () => state, subscribe: () => () => {} };
  const page = document.createElement('div');
  page.innerHTML = renderToString(
    <ShellApiContext value={{ consent } as never}>
      <IframeContainer model={model} data={data} />
    </ShellApiContext>,
  );
  const noscriptHtml = page.querySelector('noscript')?.innerHTML ?? '';
  expect(noscriptHtml).toContain('Bei YouTube ansehen');
  expect(noscriptHtml).toContain(`href="${model.href}"`);
});
