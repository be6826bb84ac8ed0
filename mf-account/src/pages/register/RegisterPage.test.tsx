import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RegisterPage } from './RegisterPage.tsx';

const shell = {
  navigation: { submit: async () => null, guardUnsaved: () => () => {} },
  session: { getState: () => ({ user: null }), subscribe: () => () => {} },
};
const createPage = (isSent: boolean) => (
  <ShellApiContext value={shell as never}>
    <RegisterPage params={{}} data={{ isSent }} />
  </ShellApiContext>
);
const getMessages = async () =>
  (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);

test('says in whole sentences what is missing or wrong', async () => {
  render(createPage(false));
  const form = document.querySelector('form')!;
  fireEvent.submit(form);
  expect(await getMessages()).toEqual([
    'Bitte geben Sie Ihre E-Mail-Adresse an.',
    'Bitte geben Sie an, wie Sie heißen möchten.',
    'Bitte wählen Sie ein Passwort.',
    'Bitte Nutzungsbedingungen akzeptieren.',
  ]);
  await userEvent.type(screen.getByLabelText('E-Mail-Adresse'), 'hanna@');
  await userEvent.type(screen.getByLabelText('Passwort'), 'kurz');
  expect((await getMessages()).slice(0, 1)).toEqual(['Diese E-Mail-Adresse ist unvollständig.']);
  expect(await getMessages()).toContain(
    'Das Passwort braucht mindestens 12 und höchstens 128 Zeichen.',
  );
});

test('the page after the form names the address, and the ways to another mail', () => {
  const { rerender } = render(createPage(false));
  fireEvent.change(screen.getByLabelText('E-Mail-Adresse'), { target: { value: 'h@hof.example' } });
  fireEvent.submit(document.querySelector('form')!);
  rerender(createPage(true));
  expect(screen.getByText(/eine E-Mail geschickt/).textContent).toContain('an h@hof.example');
  expect(screen.getByRole('link', { name: 'Melden Sie sich an' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Registrieren Sie sich neu' })).toBeTruthy();
});
