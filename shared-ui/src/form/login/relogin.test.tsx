import { jest } from '@jest/globals';
import type { SessionState } from '@gruenland/shared-contracts/session.ts';
import type { ShellApi } from '@gruenland/shared-contracts/shell-api.ts';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from '#form/fields/TextField.tsx';
import { Form } from '#form/Form.tsx';
import type { FormProps } from '#form/form-props.ts';
import { SubmitButton } from '#form/SubmitButton.tsx';
import { notifySignedIn } from './sign-in-window.ts';

const createUser = (id: string) => ({ id, email: `${id}@hof.de`, displayName: id, roles: [] });

/**
 * Creates a shell whose session the test controls. `server` contains the user who is signed in
 * according to the server.
 */
function createShell(initialUserId: string | null) {
  let state: SessionState = { ready: true, user: null, loggedIn: false };
  const listeners = new Set<() => void>();
  const set = (id: string | null) => {
    state = { ready: true, user: id ? createUser(id) : null, loggedIn: id !== null };
    for (const listener of listeners) listener();
  };
  set(initialUserId);
  const known = { server: initialUserId };
  const navigate = jest.fn();
  const session = {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    reload: async () => act(async () => set(known.server)),
  };
  const http = async () => (known.server ? { user: createUser(known.server) } : {});
  const guards = new Set<string>();
  const guardUnsaved = (question: string) => {
    guards.add(question);
    return () => guards.delete(question);
  };
  const shell = { session, http, navigation: { navigate, guardUnsaved } };
  return { shell: shell as unknown as ShellApi, known, navigate, guards };
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

beforeAll(async () => void (await import('./ReloginDialog.browser.tsx')));
beforeEach(() => {
  localStorage.clear();
  jest.spyOn(window, 'open').mockReturnValue({} as Window);
});
afterEach(() => jest.restoreAllMocks());

/** Simulates a completed login in the popup window. */
async function completeLoginInPopup(): Promise<void> {
  notifySignedIn();
  const event = new StorageEvent('storage', { key: 'gl-sign-in-window', newValue: null });
  await act(async () => void window.dispatchEvent(event));
}

test('asks for a login when the session has ended, and then sends the form', async () => {
  const { shell, known } = createShell('anna');
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
  await completeLoginInPopup();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(send).toHaveBeenLastCalledWith({ city: 'Husum' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('rejects a login with another account and shows a message', async () => {
  const { shell, known } = createShell('anna');
  known.server = null;
  const send = jest.fn(async () => Promise.reject(problem('session.expired')));
  renderForm(shell, { onSubmit: send });
  await press('Speichern');
  await screen.findByText(/Ihre Anmeldung ist abgelaufen/);
  await press('Anmelden und weiter');
  known.server = 'berta';
  await completeLoginInPopup();
  await screen.findByText(/Angemeldet ist gerade berta@hof.de/);
  expect(send).toHaveBeenCalledTimes(1);
  await press('Schließen');
  expect(await screen.findByText('Bitte melden Sie sich an.')).toBeTruthy();
  // A second attempt must not send Anna's input as Berta.
  await press('Speichern');
  await screen.findByText(/Angemeldet ist gerade berta@hof.de/);
  expect(send).toHaveBeenCalledTimes(1);
});

test('confirms a stale login in the popup window', async () => {
  const { shell } = createShell('anna');
  const send = jest
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(problem('session.stale'))
    .mockResolvedValue(undefined);
  renderForm(shell, { onSubmit: send });
  await press('Speichern');
  await screen.findByRole('button', { name: 'Bestätigen und weiter' });
  await press('Bestätigen und weiter');
  expect(jest.mocked(window.open).mock.calls[0]?.[0]).toMatch(/^\/mein-account\/bestaetigen\?ziel/);
  await completeLoginInPopup();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});

test('guards the input while a login is asked for, but not while the form is sent', async () => {
  const { shell, known, guards } = createShell('anna');
  const guardCounts: number[] = [];
  const submit = jest
    .spyOn(HTMLFormElement.prototype, 'submit')
    .mockImplementation(() => void guardCounts.push(guards.size));
  renderForm(shell, { unsavedQuestion: 'Eingaben verwerfen?' });
  await userEvent.type(screen.getByLabelText(/^Ort/), 'Elsfleth');
  known.server = null;
  await press('Speichern');
  await screen.findByText(/Ihre Anmeldung ist abgelaufen/);
  expect([...guards]).toEqual(['Eingaben verwerfen?']);
  await press('Anmelden und weiter');
  known.server = 'anna';
  await completeLoginInPopup();
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  expect(guardCounts).toEqual([0]);
});

test('navigates to the login when the browser opens no window', async () => {
  jest.mocked(window.open).mockReturnValue(null);
  const { shell, navigate, guards } = createShell('anna');
  const guardCounts: number[] = [];
  navigate.mockImplementation(() => void guardCounts.push(guards.size));
  renderForm(shell, {
    onSubmit: async () => Promise.reject(problem('session.required')),
    unsavedQuestion: 'Eingaben verwerfen?',
  });
  await userEvent.type(screen.getByLabelText(/^Ort/), 'Elsfleth');
  await press('Speichern');
  await screen.findByText(/Ihre Anmeldung ist abgelaufen/);
  await press('Anmelden und weiter');
  expect(navigate).toHaveBeenCalledWith('/anmelden?ziel=%2F');
  expect(guardCounts).toEqual([0]);
});

test('checks the session before the browser submits the form itself', async () => {
  const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  const { shell, known } = createShell('anna');
  renderForm(shell, {});
  await press('Speichern');
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  known.server = null;
  await press('Speichern');
  await screen.findByText(/Ihre Anmeldung ist abgelaufen/);
  expect(submit).toHaveBeenCalledTimes(1);
  await press('Anmelden und weiter');
  known.server = 'anna';
  await completeLoginInPopup();
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(2));
});

test('sends a login form although the page still knows a user whose session has ended', async () => {
  const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  const { shell, known } = createShell('anna');
  known.server = null;
  renderForm(shell, { worksWithoutSession: true });
  await press('Speichern');
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('does not ask visitors for a login, and shows other errors in the form', async () => {
  const { shell } = createShell(null);
  renderForm(shell, { onSubmit: async () => Promise.reject(problem('login.failed')) });
  await press('Speichern');
  expect(await screen.findByText('Bitte melden Sie sich an.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Speichern' })).toBeTruthy();
});
