import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import { SaveSearchPage } from './SaveSearchPage.tsx';

const shell = {
  navigation: { submit: async () => null },
  session: { getState: () => ({ user: null }), subscribe: () => () => {} },
};
const search = {
  kind: 'ads',
  query: 'q=heu',
  title: 'Heu',
  path: '/kleinanzeigen?q=heu',
  email: null,
};
const createPage = (data: object) => (
  <ShellApiContext value={shell as never}>
    <SaveSearchPage params={{}} data={data as never} />
  </ShellApiContext>
);

test('explains the word, and the page after the form names the address', () => {
  const { rerender } = render(createPage({ search, formKey: 'x' }));
  expect(screen.getByText(/Ein Suchauftrag sucht für Sie weiter/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText('E-Mail-Adresse'), { target: { value: 'h@hof.example' } });
  fireEvent.submit(document.querySelector('form')!);
  rerender(createPage({ search: null, formKey: 'y' }));
  expect(screen.getByRole('status').textContent).toContain('an h@hof.example');
});
