import { jest } from '@jest/globals';
import type { FormSubmission } from '@gruenland/shared-contracts/form-submission.ts';
import type { FormState } from '@gruenland/shared-contracts/form-state.ts';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ERROR_TEXTS } from '@gruenland/shared-contracts/error-texts.ts';
import type { ReactNode } from 'react';
import type { FormProps } from './form-props.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { getFieldMessage, TestLoginForm } from './testing/test-form.tsx';
import { CheckboxField } from './fields/CheckboxField.tsx';

type Submit = (form: FormSubmission) => Promise<FormState | null>;

/** Renders the login form in a shell that sends forms with `submit`. */
function renderForm(submit: Submit, props: Partial<FormProps> & { extraContent?: ReactNode } = {}) {
  const session = { getState: () => ({}), subscribe: () => () => {} };
  const navigation = { submit, guardUnsaved: () => () => {} };
  render(
    <ShellApiContext value={{ session, navigation } as never}>
      <TestLoginForm onSubmit={undefined} {...props} />
    </ShellApiContext>,
  );
}

const createSubmitMock = (refusedForm: FormState | null = null) =>
  jest.fn<Submit>(async () => refusedForm);
const typeEmail = () => userEvent.type(screen.getByLabelText('E-Mail'), 'hanna@hof.de');
const press = (name = 'Anmelden') => userEvent.click(screen.getByRole('button', { name }));
const listFields = (submit: jest.Mock<Submit>, call = 0) =>
  Object.fromEntries(submit.mock.calls[call]![0].fields);

test('sends what the browser would post, with the pressed button, to the same address', async () => {
  const submit = createSubmitMock();
  const extraContent = (
    <>
      <input type="hidden" name="version" value="7" />
      <CheckboxField name="terms" label="AGB" />
      <CheckboxField name="news" label="Neues" />
      <SubmitButton name="tun" value="pruefen">
        Prüfen
      </SubmitButton>
    </>
  );
  renderForm(submit, { action: '/anmelden?ziel=%2F', extraContent });
  await typeEmail();
  await userEvent.click(screen.getByLabelText('AGB'));
  await press('Prüfen');
  expect(submit.mock.calls[0]![0]).toMatchObject({ action: '/anmelden?ziel=%2F', retry: 0 });
  expect(listFields(submit)).toEqual({
    email: 'hanna@hof.de',
    version: '7',
    terms: 'true',
    tun: 'pruefen',
  });
});

test('starts again with the initial values once the action has accepted the form', async () => {
  renderForm(createSubmitMock());
  await typeEmail();
  await press();
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('E-Mail').value).toBe(''));
});

test('shows the messages of a refused form and keeps the input', async () => {
  const onRefused = jest.fn();
  const errors = { email: 'Schon vergeben.' };
  renderForm(createSubmitMock({ values: {}, errors }), { onRefused });
  await typeEmail();
  await press();
  expect(getFieldMessage('E-Mail')).toBe('Schon vergeben.');
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  expect(screen.getByLabelText<HTMLInputElement>('E-Mail').value).toBe('hanna@hof.de');
  expect(onRefused).toHaveBeenCalledWith(errors);
});

test('sends again with the same button and key; changed fields get a new key', async () => {
  const problem = { message: ERROR_TEXTS.unavailable };
  const submit = createSubmitMock({ values: {}, errors: { '': 'Nein.' } });
  submit.mockRejectedValueOnce(Object.assign(new Error('away'), { problem }));
  const extraContent = (
    <>
      <input type="hidden" name="idempotencyKey" value="key-of-the-form" />
      <SubmitButton name="tun" value="pruefen">
        Prüfen
      </SubmitButton>
    </>
  );
  renderForm(submit, { extraContent });
  await typeEmail();
  await press('Prüfen');
  await press('Noch einmal versuchen');
  await userEvent.type(screen.getByLabelText('E-Mail'), 'x');
  await press('Prüfen');
  expect(submit.mock.calls.map(([{ retry }]) => retry)).toEqual([2, 2, 2]);
  const [first, second, third] = [0, 1, 2].map((call) => listFields(submit, call));
  expect(first).toMatchObject({ tun: 'pruefen', idempotencyKey: 'key-of-the-form' });
  expect(second).toEqual(first);
  expect(third!['idempotencyKey']).not.toBe('key-of-the-form');
});

test('retries a form without a key only if its action may run twice', async () => {
  const submit = createSubmitMock();
  renderForm(submit, { isIdempotent: true });
  await typeEmail();
  await press();
  expect(submit.mock.calls[0]![0].retry).toBe(2);
});

test('moves to the next step instead of sending', async () => {
  const submit = createSubmitMock();
  const moveToNextStep = jest.fn().mockReturnValueOnce(true).mockReturnValue(false);
  renderForm(submit, { moveToNextStep: moveToNextStep as () => boolean });
  await typeEmail();
  await press();
  expect(submit).not.toHaveBeenCalled();
  expect(screen.queryByRole('alert')).toBeNull();
  await press();
  expect(submit).toHaveBeenCalledTimes(1);
});

test('lets the browser post the form if the code that sends it cannot be loaded', async () => {
  const post = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  renderForm(jest.fn<Submit>().mockRejectedValue(new Error('chunk')), {
    extraContent: (
      <SubmitButton name="tun" value="pruefen">
        Prüfen
      </SubmitButton>
    ),
  });
  await typeEmail();
  await press('Prüfen');
  await waitFor(() => expect(post).toHaveBeenCalledTimes(1));
  expect(new FormData(document.querySelector('form')!).get('tun')).toBe('pruefen');
  post.mockRestore();
});
