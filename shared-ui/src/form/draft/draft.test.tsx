import { jest } from '@jest/globals';
import type { ShellApi } from '@gruenland/shared-contracts/shell-api.ts';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from '#form/fields/TextField.tsx';
import { Form } from '#form/Form.tsx';
import type { FormProps } from '#form/form-props.ts';
import { SubmitButton } from '#form/SubmitButton.tsx';
import { pickDraftValues } from './draft-values.ts';
import { deleteLocalDrafts } from './delete-local-drafts.ts';
import { readLocalDraft, writeLocalDraft } from './local-draft.ts';

type FakeHttp = (path: string, options?: { readonly body?: unknown }) => Promise<unknown>;

/** Creates a shell that sends api requests to `http`, with or without a signed-in user. */
function createShell(http: FakeHttp, loggedIn = true): ShellApi {
  const state = { ready: true, loggedIn, user: loggedIn ? { id: 'anna' } : null };
  const session = { getState: () => state, subscribe: () => () => {} };
  return { session, http, navigation: { guardUnsaved: () => () => {} } } as unknown as ShellApi;
}

function OrderForm(props: Partial<FormProps> & { readonly shell?: ShellApi }) {
  const { shell = null, ...form } = props;
  return (
    <ShellApiContext value={shell}>
      <Form name="order" draft="bestellung" onSubmit={async () => {}} {...form}>
        <TextField name="city" label="Ort" />
        <TextField name="iban" label="IBAN" />
        <SubmitButton>Senden</SubmitButton>
      </Form>
    </ShellApiContext>
  );
}

const city = () => screen.getByLabelText<HTMLInputElement>(/^Ort/).value;
const respondWithoutDraft: FakeHttp = async () => ({ draft: null });

// The module is loaded before the tests, because fake timers do not advance module loading.
beforeAll(async () => void (await import('./DraftAutosave.tsx')));
beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

async function typeText(text: string): Promise<void> {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.type(screen.getByLabelText(/^Ort/), text);
  await user.type(screen.getByLabelText(/^IBAN/), 'DE02');
}

test('saves input after a pause, in this browser and on the server, without bank data', async () => {
  jest.useFakeTimers();
  const http = jest.fn(respondWithoutDraft);
  render(<OrderForm shell={createShell(http)} />);
  await act(async () => jest.advanceTimersByTimeAsync(0));
  await typeText('Husum');
  expect(readLocalDraft('bestellung', null)).toBeNull();
  await act(async () => jest.advanceTimersByTimeAsync(2000));
  expect(readLocalDraft('bestellung', 'anna')?.values).toEqual({ city: 'Husum' });
  expect(readLocalDraft('bestellung', 'berta')).toBeNull();
  expect(http).toHaveBeenLastCalledWith('/api/account/form-drafts/bestellung', {
    method: 'POST',
    body: { values: { city: 'Husum' } },
  });
});

test('saves pending input when the page is left', async () => {
  jest.useFakeTimers();
  render(<OrderForm />);
  await act(async () => jest.advanceTimersByTimeAsync(0));
  await typeText('Husum');
  window.dispatchEvent(new Event('pagehide'));
  expect(readLocalDraft('bestellung', null)?.values).toEqual({ city: 'Husum' });
});

test('restores and announces a draft that can be discarded', async () => {
  writeLocalDraft('bestellung', null, { city: 'Husum' });
  render(<OrderForm />);
  await screen.findByText(/begonnen haben, steht wieder hier/);
  expect(city()).toBe('Husum');
  await userEvent.setup().click(screen.getByRole('button', { name: /Verwerfen/ }));
  expect(city()).toBe('');
  expect(readLocalDraft('bestellung', null)).toBeNull();
});

test('restores the server’s draft on another device', async () => {
  const draft = { values: { city: 'Uelzen' }, savedAt: new Date().toISOString() };
  const olderDraft = {
    values: { city: 'Husum' },
    owner: 'anna',
    savedAt: new Date(0).toISOString(),
  };
  localStorage.setItem('gl:draft:bestellung', JSON.stringify(olderDraft));
  render(<OrderForm shell={createShell(async () => ({ draft }))} />);
  await waitFor(() => expect(city()).toBe('Uelzen'));
});

test('prefers the values that the server rejected to a draft', async () => {
  writeLocalDraft('bestellung', null, { city: 'Husum' });
  render(<OrderForm state={{ values: { city: 'Celle' }, errors: {} }} />);
  await act(async () => {});
  expect(city()).toBe('Celle');
});

test('deletes the draft after submission, but not after a step and not if it is kept', async () => {
  const http = jest.fn(respondWithoutDraft);
  const user = userEvent.setup();
  const moveToNextStep = jest.fn(() => true);
  const { rerender } = render(
    <OrderForm shell={createShell(http)} moveToNextStep={moveToNextStep} />,
  );
  writeLocalDraft('bestellung', null, { city: 'Husum' });
  await user.click(screen.getByRole('button', { name: 'Senden' }));
  await waitFor(() => expect(moveToNextStep).toHaveBeenCalledTimes(1));
  expect(readLocalDraft('bestellung', null)).not.toBeNull();
  const send = jest.fn(async () => {});
  rerender(<OrderForm shell={createShell(http)} keepsDraft onSubmit={send} />);
  await user.click(screen.getByRole('button', { name: 'Senden' }));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  expect(readLocalDraft('bestellung', null)).not.toBeNull();
  rerender(<OrderForm shell={createShell(http)} />);
  await user.click(screen.getByRole('button', { name: 'Senden' }));
  await waitFor(() => expect(readLocalDraft('bestellung', null)).toBeNull());
  expect(http).toHaveBeenLastCalledWith('/api/account/form-drafts/bestellung/drop', {
    method: 'POST',
  });
});

test('drops drafts after a day and at logout', () => {
  const yesterday = new Date(Date.now() - 25 * 3600 * 1000).toISOString();
  const expiredDraftJson = JSON.stringify({ values: { city: 'Husum' }, savedAt: yesterday });
  localStorage.setItem('gl:draft:alt', expiredDraftJson);
  expect(readLocalDraft('alt', null)).toBeNull();
  writeLocalDraft('neu', null, { city: 'Husum' });
  localStorage.setItem('gl:other', 'stays');
  deleteLocalDrafts();
  expect(Object.keys(localStorage)).toEqual(['gl:other']);
});

test('stores neither secrets nor files nor consents', () => {
  const values: Record<string, unknown> = {
    password: 'x',
    'sepa.iban': 'x',
    accountHolder: 'x',
    bic: 'x',
    code: 'x',
    cvFile: 'x',
    photo: new Blob([]),
    postcode: '25813',
    terms: true,
    mandate: true,
    wantsNews: true,
    topics: ['rind', 'wald'],
    area: 12.5,
    empty: '',
  };
  expect(pickDraftValues(Object.keys(values), (field) => values[field])).toEqual({
    postcode: '25813',
    wantsNews: true,
    topics: ['rind', 'wald'],
    area: '12,5',
  });
});
