import { render, screen } from '@testing-library/react';

import { StepPage } from './StepPage.tsx';

test('links to the mail and to the user’s ads', () => {
  render(StepPage({ params: {}, data: { gone: true } }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Diesen Entwurf gibt es nicht mehr',
  );
  expect(screen.getByText(/E-Mail mit dem Link zum Bestätigen/u)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Meine Anzeigen' });
  expect(link.getAttribute('href')).toBe('/mein-account/anzeigen');
});
