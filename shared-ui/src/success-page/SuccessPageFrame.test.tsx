import { render, screen, within } from '@testing-library/react';

import { PageFactsContext } from '#shell-context/shell-context.ts';

import { SuccessPageFrame } from './SuccessPageFrame.tsx';

const renderFrame = (appMode: boolean) =>
  render(
    <PageFactsContext value={{ path: '/veranstaltungen/success', appMode, preview: false }}>
      <SuccessPageFrame ways={[{ href: '/veranstaltungen', label: 'Zum Kalender' }]}>
        <h1>Eingereicht</h1>
      </SuccessPageFrame>
    </PageFactsContext>,
  );

test('names the site and leads on', () => {
  renderFrame(false);
  const home = screen.getByRole('link', { name: 'Grünland, zur Startseite' });
  expect(home.getAttribute('href')).toBe('/');
  expect(home.textContent).toBe('Grünland');
  const ways = screen.getByRole('navigation', { name: 'Wie es weitergeht' });
  const way = within(ways).getByRole('link', { name: 'Zum Kalender' });
  expect(way.getAttribute('href')).toBe('/veranstaltungen');
});

test('has no link to the front page inside the app', () => {
  renderFrame(true);
  expect(screen.queryByRole('link', { name: /Startseite/u })).toBeNull();
  expect(screen.getByRole('link', { name: 'Zum Kalender' })).toBeTruthy();
});
