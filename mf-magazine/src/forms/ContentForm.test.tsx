import { jest } from '@jest/globals';
import type { FormDefinition } from '@gruenland/shared-contracts/forms/form-definition.ts';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { formSample } from '#samples/form-definition.ts';
import { SubmissionForm } from './SubmissionForm.tsx';

const FORM_VERSION = '5d1fc0a92b7e4431';

const navigate = jest.fn();

function renderForm(
  answer: () => Promise<unknown> = async () => ({ acceptingHttp: true }),
  definition: FormDefinition = formSample,
  nextPath?: string,
) {
  const http = jest.fn((_path: string, _options: { readonly body: unknown }) => answer());
  const navigation = { guardUnsaved: () => () => {}, navigate };
  const session = { getState: () => ({}), subscribe: () => () => {} };
  render(
    <ShellApiContext value={{ http, navigation, session } as never}>
      <SubmissionForm
        slug="hof"
        definition={definition}
        version={FORM_VERSION}
        next={nextPath}
        state={undefined}
      />
    </ShellApiContext>,
  );
  return http;
}
const clickButton = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function fillFirstStep() {
  await userEvent.type(screen.getByRole('textbox', { name: /Ihr Name/ }), 'Anna');
  await userEvent.click(screen.getByRole('radio', { name: 'nein' }));
  await clickButton('Weiter');
}

test('stops at a step with missing fields and keeps the input across steps', async () => {
  renderForm();
  await clickButton('Weiter');
  expect(screen.getByText('Schritt 1 von 2')).toBeTruthy();
  await fillFirstStep();
  expect(screen.getByText('Schritt 2 von 2')).toBeTruthy();
  await clickButton('Zurück');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Ihr Name/ }).value).toBe('Anna');
});

test('shows no errors in a step before the user has touched it', async () => {
  renderForm();
  await fillFirstStep();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('checkbox').getAttribute('aria-invalid')).toBeNull();
  await clickButton('Abschicken');
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  expect(screen.getByRole('checkbox').getAttribute('aria-invalid')).toBe('true');
});

test('asks a conditional question only when its condition is met', async () => {
  renderForm();
  expect(screen.queryByRole('textbox', { name: /Welche Tiere/ })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'ja' }));
  expect(screen.getByRole('textbox', { name: /Welche Tiere/ })).toBeTruthy();
});

test('skips a step without questions and does not count it', async () => {
  const [firstStep, lastStep] = formSample.steps;
  const conditionalFields = (firstStep?.fields ?? []).filter(({ showIf }) => showIf);
  const fields = (firstStep?.fields ?? []).filter(({ showIf }) => !showIf);
  const steps = [{ fields }, { title: 'Die Tiere', fields: conditionalFields }, lastStep];
  renderForm(undefined, { ...formSample, steps } as FormDefinition);
  expect(screen.getByText('Schritt 1 von 2')).toBeTruthy();
  await fillFirstStep();
  expect(screen.getByRole('textbox', { name: /Ihre Geschichte/ })).toBeTruthy();
  expect(screen.getByText('Schritt 2 von 2')).toBeTruthy();
  await clickButton('Zurück');
  await userEvent.click(screen.getByRole('radio', { name: 'ja' }));
  expect(screen.getByText('Schritt 1 von 3')).toBeTruthy();
  await clickButton('Weiter');
  expect(screen.getByRole('textbox', { name: /Welche Tiere/ })).toBeTruthy();
});

test('returns to the step with an error from the server and links each message to its field', async () => {
  const fields = { name: 'Zu kurz.', geschichte: 'Zu wild.' };
  renderForm(async () => {
    throw Object.assign(new Error('422'), { problem: { message: 'Nein.', fields } });
  });
  await fillFirstStep();
  await userEvent.click(screen.getByRole('checkbox'));
  await clickButton('Abschicken');
  expect(await screen.findByText('Schritt 1 von 2')).toBeTruthy();
  expect(screen.getAllByText('Zu kurz.').length).toBe(2);
  await userEvent.click(screen.getByRole('link', { name: 'Zu wild.' }));
  expect(screen.getByText('Schritt 2 von 2')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Ihre Geschichte/ }));
});

test('opens the step with an error after a rejected submission without JavaScript', () => {
  const form = { values: { name: 'Anna' }, errors: { geschichte: 'Zu lang.' } };
  render(<SubmissionForm slug="hof" definition={formSample} version={FORM_VERSION} state={form} />);
  expect(screen.getByText('Schritt 2 von 2')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /Ihre Geschichte/ })).toBeTruthy();
});

test('sends all answers at once, with one idempotency key for all attempts', async () => {
  let isHttpFailing = true;
  const http = renderForm(async () => {
    if (!isHttpFailing) return { acceptingHttp: true };
    isHttpFailing = false;
    throw Object.assign(new Error('503'), { problem: { message: 'Gerade nicht.' } });
  });
  await fillFirstStep();
  await userEvent.click(screen.getByRole('checkbox'));
  await clickButton('Abschicken');
  expect(await screen.findByText('Gerade nicht.')).toBeTruthy();
  await clickButton('Abschicken');
  expect(await screen.findByText('Danke, das ist angekommen')).toBeTruthy();
  const sentBodies = http.mock.calls.map(([, { body }]) => body);
  expect(sentBodies[0]).toMatchObject({
    form: 'hof',
    answers: { name: 'Anna', tiere: 'nein', ok: 'true' },
    key: expect.stringMatching(/^[\w-]{36}$/),
    version: FORM_VERSION,
  });
  expect(sentBodies[1]).toEqual({ ...(sentBodies[0] as object), tookMs: expect.any(Number) });
});

test('treats a field named website as an ordinary field, separate from the honeypot', async () => {
  const field = { name: 'website', kind: 'text', label: 'Seite', required: true, maxLength: 99 };
  const definition = { ...formSample, steps: [{ fields: [field] }] } as FormDefinition;
  const http = renderForm(async () => ({ acceptingHttp: true }), definition);
  await userEvent.type(screen.getByRole('textbox', { name: 'Seite' }), 'hof.example');
  await userEvent.type(document.querySelector('[name="form_website"]')!, 'spam');
  await clickButton('Abschicken');
  expect(http.mock.calls[0]?.[1].body).toMatchObject({
    answers: { website: 'hof.example' },
    website: 'spam',
  });
});

test('accepts numbers in German notation and sends them unchanged', async () => {
  const field = {
    name: 'a',
    kind: 'number',
    label: 'Fläche',
    required: true,
    maxLength: 9,
    max: 2000,
  };
  const definition = { ...formSample, steps: [{ fields: [field] }] } as FormDefinition;
  const http = renderForm(async () => ({ acceptingHttp: true }), definition);
  await userEvent.type(screen.getByRole('textbox', { name: 'Fläche' }), '1.234,50');
  await clickButton('Abschicken');
  expect(await screen.findByText('Danke, das ist angekommen')).toBeTruthy();
  expect(http.mock.calls[0]?.[1].body).toMatchObject({ answers: { a: '1234,5' } });
});

test('asks for files after the submission', async () => {
  const fields = [
    { name: 'name', kind: 'text', label: 'Name', required: true, maxLength: 9 },
    { name: 'bild', kind: 'file', label: 'Ein Bild', required: true, maxLength: 9 },
  ];
  const definition = { ...formSample, steps: [{ fields }] } as FormDefinition;
  renderForm(async () => ({ acceptingHttp: true, files: 'code' }), definition);
  expect(screen.getByText(/Ein Bild: Die Datei hängen Sie an/)).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Anna');
  await clickButton('Abschicken');
  expect(await screen.findByText('Danke, das ist angekommen')).toBeTruthy();
  expect(navigate.mock.calls).toEqual([['/_forms/hof?anhang=code']]);
});

test('navigates to the page that content defines after the submission', async () => {
  const steps = [
    { fields: [{ name: 'a', kind: 'text', label: 'A', required: false, maxLength: 9 }] },
  ];
  const definition = { ...formSample, steps } as FormDefinition;
  renderForm(undefined, definition, '/danke');
  navigate.mockClear();
  await clickButton('Abschicken');
  expect(await screen.findByText('Danke, das ist angekommen')).toBeTruthy();
  expect(navigate.mock.calls).toEqual([['/danke']]);
});

test('renders a plain form with all fields without JavaScript', () => {
  document.body.innerHTML = renderToString(
    <SubmissionForm
      slug="hof"
      definition={formSample}
      version={FORM_VERSION}
      state={{ values: { name: 'Anna' }, errors: { geschichte: 'Zu lang.' } }}
    />,
  );
  const form = document.querySelector('form')!;
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/_forms/hof']);
  for (const name of ['name', 'tiere', 'art', 'geschichte', 'ok']) {
    expect(form.querySelector(`[name="${name}"]`)).not.toBeNull();
  }
  expect(form.querySelector<HTMLInputElement>('[name="form_version"]')?.value).toBe(FORM_VERSION);
  expect(within(form).getAllByText('Zu lang.').length).toBeGreaterThan(0);
  expect(within(form).queryByText(/^Schritt/)).toBeNull();
  const buttons = within(form).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Abschicken']);
});

test('submits from the first step without JavaScript', () => {
  document.body.innerHTML = renderToString(
    <SubmissionForm slug="hof" definition={formSample} version={FORM_VERSION} state={undefined} />,
  );
  expect(screen.getByRole('button', { name: 'Abschicken' })).toBeTruthy();
  expect(screen.queryByText(/^Schritt/)).toBeNull();
});
