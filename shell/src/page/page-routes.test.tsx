import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { pageRoutes } from './page-routes.tsx';

test('a frame that throws leaves the error screen, and is reported', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const onError = jest.fn();
  // Not a page at all: the frame cannot be made from it.
  const router = createMemoryRouter(pageRoutes, { hydrationData: { loaderData: { page: {} } } });
  render(<RouterProvider router={router} onError={onError} />);
  expect(screen.getByRole('heading').textContent).toBe('404 | Seite nicht gefunden');
  expect(onError).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
});
