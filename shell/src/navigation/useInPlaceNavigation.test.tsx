import { expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { IN_PLACE_STATE, useInPlaceNavigation } from './useInPlaceNavigation.ts';

function ShownView() {
  const { pathname, search } = useLocation();
  const { key, isKept } = useInPlaceNavigation({ path: pathname, url: pathname + search });
  return (
    <>
      <input key={key} defaultValue={search} aria-label="Filter" />
      <p>{isKept ? 'behalten' : 'neu'}</p>
    </>
  );
}

test('keeps the view for another query of the path, but not for back, links and other paths', async () => {
  const router = createMemoryRouter([{ path: '*', Component: ShownView }], {
    initialEntries: ['/liste'],
  });
  render(<RouterProvider router={router} />);
  const getInput = () => screen.getByLabelText<HTMLInputElement>('Filter');
  const firstInput = getInput();
  await act(() => router.navigate('/liste?a=1', { state: IN_PLACE_STATE }));
  expect(getInput()).toBe(firstInput);
  expect(screen.getByText('behalten')).toBeTruthy();

  await act(() => router.navigate(-1));
  expect(getInput()).not.toBe(firstInput);
  expect(screen.getByText('neu')).toBeTruthy();

  const secondInput = getInput();
  await act(() => router.navigate('/liste?b=1'));
  expect(getInput()).not.toBe(secondInput);
  expect(getInput().value).toBe('?b=1');

  const thirdInput = getInput();
  await act(() => router.navigate('/andere', { state: IN_PLACE_STATE }));
  expect(getInput()).not.toBe(thirdInput);
});
