import { jest } from '@jest/globals';
import { ERROR_TEXTS } from '@gruenland/shared-contracts/error-texts.ts';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from './Form.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { CheckboxField } from './fields/CheckboxField.tsx';
import { TestLoginForm, getFieldMessage } from './testing/test-form.tsx';

const INCOMPLETE_FORM_TEXT = 'Entschuldigung, nicht alle Felder wurden korrekt ausgefüllt.';

describe('submitting a form', () => {
  test('shows all errors in a summary and focuses it after a failed attempt', async () => {
    const user = userEvent.setup();
    const send = jest.fn(async () => {});
    render(
      <TestLoginForm
        onSubmit={send}
        extraContent={<CheckboxField name="terms" label="die AGB" rules={['accepted']} />}
      />,
    );
    await user.click(screen.getByRole('button', { name: 'Anmelden' }));
    const summary = screen.getByRole('alert');
    expect(send).not.toHaveBeenCalled();
    expect(summary.textContent).toContain(INCOMPLETE_FORM_TEXT);
    expect(document.activeElement).toBe(summary);
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['E-Mail ist erforderlich.', 'Bitte die AGB akzeptieren.']);
    await user.click(within(summary).getByText('E-Mail ist erforderlich.'));
    expect(document.activeElement).toBe(screen.getByLabelText('E-Mail'));
  });

  test('removes the summary with the last error and keeps messages live', async () => {
    const user = userEvent.setup();
    render(<TestLoginForm />);
    await user.click(screen.getByRole('button'));
    await user.type(screen.getByLabelText('E-Mail'), 'hanna@hof.de');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.type(screen.getByLabelText('E-Mail'), '@');
    expect(getFieldMessage('E-Mail')).toBe('E-Mail Adresse ist ungültig.');
  });

  test('sends valid values once and keeps the button busy meanwhile', async () => {
    const user = userEvent.setup();
    const pendingResponse = Promise.withResolvers<void>();
    const send = jest.fn(() => pendingResponse.promise);
    render(<TestLoginForm onSubmit={send} />);
    await user.type(screen.getByLabelText('E-Mail'), 'hanna@hof.de');
    await user.click(screen.getByRole('button'));
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
    await user.type(screen.getByLabelText('E-Mail'), '{Enter}');
    expect(send.mock.calls).toEqual([[{ email: 'hanna@hof.de' }]]);
    await act(async () => pendingResponse.resolve());
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBeNull();
  });

  test('keeps only the pressed one of several buttons busy', async () => {
    const user = userEvent.setup();
    const pendingResponse = Promise.withResolvers<void>();
    render(
      <Form name="kategorie" onSubmit={() => pendingResponse.promise}>
        {['traktoren', 'heu'].map((slug) => (
          <SubmitButton key={slug} name="kategorie" value={slug}>
            {slug}
          </SubmitButton>
        ))}
      </Form>,
    );
    await user.click(screen.getByRole('button', { name: 'heu' }));
    const listBusyButtons = () =>
      screen
        .getAllByRole('button')
        .filter((button) => button.getAttribute('aria-busy') === 'true')
        .map(({ textContent }) => textContent);
    expect(listBusyButtons()).toEqual(['heu']);
    await user.click(screen.getByRole('button', { name: 'traktoren' }));
    expect(listBusyButtons()).toEqual(['heu']);
    await act(async () => pendingResponse.resolve());
    expect(listBusyButtons()).toEqual([]);
  });

  test('offers a retry in the summary when there was no answer', async () => {
    const user = userEvent.setup();
    const problem = { message: ERROR_TEXTS.unavailable };
    const send = jest
      .fn<() => Promise<void>>()
      .mockRejectedValueOnce(Object.assign(new Error('away'), { problem }))
      .mockResolvedValue(undefined);
    render(<TestLoginForm onSubmit={send} />);
    await user.type(screen.getByLabelText('E-Mail'), 'hanna@hof.de');
    await user.click(screen.getByRole('button', { name: 'Anmelden' }));
    await user.click(await screen.findByRole('button', { name: 'Noch einmal versuchen' }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('keeps the server’s message until its field changes', async () => {
    const user = userEvent.setup();
    render(<TestLoginForm onSubmit={async () => ({ email: 'Schon vergeben.' })} />);
    await user.type(screen.getByLabelText('E-Mail'), 'hanna@hof.de');
    await user.click(screen.getByRole('button'));
    expect(getFieldMessage('E-Mail')).toBe('Schon vergeben.');
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    await user.type(screen.getByLabelText('E-Mail'), 'x');
    expect(getFieldMessage('E-Mail')).toBeUndefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('shows values from an earlier step without messages until the user submits', async () => {
    const user = userEvent.setup();
    render(<TestLoginForm state={{ values: { email: 'hanna@' }, errors: {} }} />);
    expect(screen.getByLabelText('E-Mail')).toHaveProperty('value', 'hanna@');
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button'));
    expect(screen.getByRole('alert')).toBeTruthy();
  });

  test('shows a failed request as a message and keeps all input', async () => {
    const user = userEvent.setup();
    const problem = { status: 401, message: 'E-Mail-Adresse oder Passwort stimmen nicht.' };
    render(
      <TestLoginForm
        onSubmit={() => Promise.reject(Object.assign(new Error('401'), { problem }))}
      />,
    );
    await user.type(screen.getByLabelText('E-Mail'), 'hanna@hof.de');
    await user.click(screen.getByRole('button'));
    expect(screen.getByRole('alert').textContent).toBe(problem.message);
    expect((screen.getByLabelText('E-Mail') as HTMLInputElement).value).toBe('hanna@hof.de');
  });

  test('shows a message for an error without an answer', async () => {
    const user = userEvent.setup();
    render(<TestLoginForm onSubmit={() => Promise.reject(new TypeError('broken'))} />);
    await user.type(screen.getByLabelText('E-Mail'), 'hanna@hof.de');
    await user.click(screen.getByRole('button'));
    expect(screen.getByRole('alert').textContent).toMatch(/Fehler aufgetreten/);
  });

  test('lets the browser submit the valid form when there is no handler', async () => {
    const user = userEvent.setup();
    const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
    render(<TestLoginForm onSubmit={undefined} />);
    await user.click(screen.getByRole('button'));
    expect(submit).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText('E-Mail'), 'hanna@hof.de');
    await user.click(screen.getByRole('button'));
    expect(submit).toHaveBeenCalledTimes(1);
    submit.mockRestore();
  });

  test('guards unsubmitted input through the shell', async () => {
    const user = userEvent.setup();
    const release = jest.fn();
    const session = { getState: () => ({}), subscribe: () => () => {} };
    const guardUnsaved = jest.fn((_question: string) => release);
    render(
      <ShellApiContext value={{ session, navigation: { guardUnsaved } } as never}>
        <TestLoginForm unsavedQuestion="Eingaben verwerfen?" />
      </ShellApiContext>,
    );
    expect(guardUnsaved).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText('E-Mail'), 'hanna@hof.de');
    expect(guardUnsaved).toHaveBeenCalledWith('Eingaben verwerfen?');
    await user.click(screen.getByRole('button'));
    await waitFor(() => expect(release).toHaveBeenCalledTimes(guardUnsaved.mock.calls.length));
  });
});
