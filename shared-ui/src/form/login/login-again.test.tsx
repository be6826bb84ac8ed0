import { jest } from '@jest/globals';
import type { SessionState } from '@gruenland/shared-contracts/session.ts';
import type { ShellApi } from '@gruenland/shared-contracts/shell-api.ts';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from '#form/fields/TextField.tsx';
import { Form } from '#form/Form.tsx';
import type { FormProps } from '#form/Form.tsx';
import { SubmitButton } from '#form/SubmitButton.tsx';
import { announceSignIn } from './sign-in-window.ts';

const userOf = (id: string) => ({ id, email: `${id}@hof.de`, displayName: id, roles: [] });

/** A shell whose session is set by the test; `server` is who the server knows. */
function shellOf(first: string | null) {
  let state: SessionState = { ready: true, user: null, loggedIn: false };
  const listeners = new Set<() => void>();
  const set = (id: string | null) => {
    state = { ready: true, user: id ? userOf(id) : null, loggedIn: id !== null };
    for (const listener of listeners) listener();
  };
  set(first);
  const known = { server: first };
  const navigate = jest.fn();
  const session = {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reload: async () => act(async () => set(known.server)),
  };
  const http = async () => (known.server ? { user: userOf(known.server) } : {});
  const shell = { session, http, navigation: { navigate, guardUnsaved: () => () => {} } };
  return { shell: shell as unknown as ShellApi, known, navigate };
}

const problem = (code: string) =>
  Object.assign(new Error(), { problem: { code, message: 'Bitte melden Sie sich an.' } });

function renderForm(shell: ShellApi, props: Partial<FormProps>) {
  return render(
    <ShellApiContext value={shell}>
      <Form name="f" {...props}>
        <TextField name="city" label="Ort" />
        <SubmitButton>Speichern</SubmitButton>
      </Form>
    </ShellApiContext>,
  );
}

const press = (name: string) => userEvent.setup().click(screen.getByRole('button', { name }));

beforeAll(async () => void (await import('./LoginAgain.tsx')));
beforeEach(() => {
  localStorage.clear();
  jest.spyOn(window, 'open').mockReturnValue({} as Window);
  // The browser's own dialog, as far as the document knows it.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
});
afterEach(() => jest.restoreAllMocks());

/** The login page in its window has done its work. */
async function signedInWindow(): Promise<void> {
  announceSignIn();
  const event = new StorageEvent('storage', { key: 'gl-sign-in-window', newValue: null });
  await act(async () => void window.dispatchEvent(event));
}

test('a session that has ended: log in beside the form, and it is sent by itself', async () => {
  const { shell, known } = shellOf('anna');
  known.server = null;
  const send = jest.fn(async () => {
    if (known.server === null) throw problem('session.required');
  });
  renderForm(shell, { onSubmit: send });
  await userEvent.setup().type(screen.getByLabelText(/^Ort/), 'Husum');
  await press('Speichern');
  await screen.findByText(/Ihre Anmeldung ist abgelaufen/);
  await press('Anmelden und weiter');
  expect(jest.mocked(window.open).mock.calls[0]?.[0]).toBe('/anmelden?ziel=%2Fanmelden%2Ffertig');
  known.server = 'anna';
  await signedInWindow();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(send).toHaveBeenLastCalledWith({ city: 'Husum' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('another account than the one that began is refused, and said', async () => {
  const { shell, known } = shellOf('anna');
  known.server = null;
  const send = jest.fn(async () => Promise.reject(problem('session.expired')));
  renderForm(shell, { onSubmit: send });
  await press('Speichern');
  await screen.findByText(/Ihre Anmeldung ist abgelaufen/);
  await press('Anmelden und weiter');
  known.server = 'berta';
  await signedInWindow();
  await screen.findByText(/Angemeldet ist gerade berta@hof.de/);
  expect(send).toHaveBeenCalledTimes(1);
  await press('Schließen');
  expect(await screen.findByText('Bitte melden Sie sich an.')).toBeTruthy();
  // Nor later on: nothing of Anna's is sent as Berta.
  await press('Speichern');
  await screen.findByText(/Angemeldet ist gerade berta@hof.de/);
  expect(send).toHaveBeenCalledTimes(1);
});

test('a stale login is confirmed in the window', async () => {
  const { shell } = shellOf('anna');
  const send = jest
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(problem('session.stale'))
    .mockResolvedValue(undefined);
  renderForm(shell, { onSubmit: send });
  await press('Speichern');
  await screen.findByRole('button', { name: 'Bestätigen und weiter' });
  await press('Bestätigen und weiter');
  expect(jest.mocked(window.open).mock.calls[0]?.[0]).toMatch(/^\/mein-account\/bestaetigen\?ziel/);
  await signedInWindow();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});

test('without windows the page itself leads to the login', async () => {
  jest.mocked(window.open).mockReturnValue(null);
  const { shell, navigate } = shellOf('anna');
  renderForm(shell, { onSubmit: async () => Promise.reject(problem('session.required')) });
  await press('Speichern');
  await screen.findByText(/Ihre Anmeldung ist abgelaufen/);
  await press('Anmelden und weiter');
  expect(navigate).toHaveBeenCalledWith('/anmelden?ziel=%2F');
});

test('a form that the browser sends itself asks beforehand whether the session is there', async () => {
  const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  const { shell, known } = shellOf('anna');
  renderForm(shell, {});
  await press('Speichern');
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  known.server = null;
  await press('Speichern');
  await screen.findByText(/Ihre Anmeldung ist abgelaufen/);
  expect(submit).toHaveBeenCalledTimes(1);
  await press('Anmelden und weiter');
  known.server = 'anna';
  await signedInWindow();
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(2));
});

test('visitors are asked for nothing, and other refusals stand at the form', async () => {
  const { shell } = shellOf(null);
  renderForm(shell, { onSubmit: async () => Promise.reject(problem('login.failed')) });
  await press('Speichern');
  expect(await screen.findByText('Bitte melden Sie sich an.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Speichern' })).toBeTruthy();
});
