import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { pageRoutes } from './page-routes.tsx';

afterEach(() => {
  jest.restoreAllMocks();
  document.body.innerHTML = '';
});

test('keeps the page for crawlers when the frame throws, and reports the error', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest
    .spyOn(navigator, 'userAgent', 'get')
    .mockReturnValue('Mozilla/5.0 (compatible; Googlebot/2.1)');
  document.body.innerHTML = '<div id="app"><main><h1>Heu</h1></main></div>';
  const onError = jest.fn();
  const router = createMemoryRouter(pageRoutes, { hydrationData: { loaderData: { page: {} } } });
  const { container } = render(<RouterProvider router={router} onError={onError} />);
  expect(container.querySelector('main h1')?.textContent).toBe('Heu');
  expect(onError).toHaveBeenCalledTimes(1);
});

test('shows the error screen when the frame throws, and reports the error', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const onError = jest.fn();
  // The payload is not a valid page, so the frame throws.
  const router = createMemoryRouter(pageRoutes, { hydrationData: { loaderData: { page: {} } } });
  render(<RouterProvider router={router} onError={onError} />);
  expect(screen.getByRole('heading').textContent).toBe('404 | Seite nicht gefunden');
  expect(onError).toHaveBeenCalledTimes(1);
});
