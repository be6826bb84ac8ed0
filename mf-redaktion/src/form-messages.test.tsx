import type { ComponentType } from 'react';
import { render } from '@testing-library/react';
import { stories } from './stories.tsx';

test('the server validates all forms that are posted, so that no browser shows its own messages', () => {
  const forms = stories.flatMap(({ view }) => {
    const View = view as ComponentType;
    return [...render(<View />).container.querySelectorAll('form[method=post]')];
  });
  expect(forms.length).toBeGreaterThan(20);
  expect(forms.filter((form) => !form.hasAttribute('novalidate'))).toEqual([]);
});
