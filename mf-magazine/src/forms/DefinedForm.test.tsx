import { jest } from '@jest/globals';
import type { FormDefinition } from '@gruenland/shared-contracts/forms/form-definition.ts';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { formSample } from '#samples/form-definition.ts';
import { SentForm } from './SentForm.tsx';

const VERSION = '5d1fc0a92b7e4431';

const navigate = jest.fn();

function show(
  answer: () => Promise<unknown> = async () => ({ accepted: true }),
  definition: FormDefinition = formSample,
  next?: string,
) {
  const http = jest.fn((_path: string, _options: { readonly body: unknown }) => answer());
  const navigation = { guardUnsaved: () => () => {}, navigate };
  const session = { getState: () => ({}), subscribe: () => () => {} };
  render(
    <ShellApiContext value={{ http, navigation, session } as never}>
      <SentForm
        slug="hof"
        definition={definition}
        version={VERSION}
        next={next}
        state={undefined}
      />
    </ShellApiContext>,
  );
  return http;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function fillFirstStep() {
  await userEvent.type(screen.getByRole('textbox', { name: /Ihr Name/ }), 'Anna');
  await userEvent.click(screen.getByRole('radio', { name: 'nein' }));
  await press('Weiter');
}

test('step by step: what is missing holds one back, what was typed stays', async () => {
  show();
  await press('Weiter');
  expect(screen.getByText('Schritt 1 von 2')).toBeTruthy();
  await fillFirstStep();
  expect(screen.getByText('Schritt 2 von 2')).toBeTruthy();
  await press('Zurück');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Ihr Name/ }).value).toBe('Anna');
});

test('nobody is told what is missing in a step before it was begun', async () => {
  show();
  await fillFirstStep();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('checkbox').getAttribute('aria-invalid')).toBeNull();
  await press('Abschicken');
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  expect(screen.getByRole('checkbox').getAttribute('aria-invalid')).toBe('true');
});

test('a question with a condition is asked only when it holds', async () => {
  show();
  expect(screen.queryByRole('textbox', { name: /Welche Tiere/ })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'ja' }));
  expect(screen.getByRole('textbox', { name: /Welche Tiere/ })).toBeTruthy();
});

test('a step in which nothing is asked is passed over, and not counted', async () => {
  const [first, last] = formSample.steps;
  const only = (first?.fields ?? []).filter(({ showIf }) => showIf);
  const fields = (first?.fields ?? []).filter(({ showIf }) => !showIf);
  const steps = [{ fields }, { title: 'Die Tiere', fields: only }, last];
  show(undefined, { ...formSample, steps } as FormDefinition);
  expect(screen.getByText('Schritt 1 von 2')).toBeTruthy();
  await fillFirstStep();
  expect(screen.getByRole('textbox', { name: /Ihre Geschichte/ })).toBeTruthy();
  expect(screen.getByText('Schritt 2 von 2')).toBeTruthy();
  await press('Zurück');
  await userEvent.click(screen.getByRole('radio', { name: 'ja' }));
  expect(screen.getByText('Schritt 1 von 3')).toBeTruthy();
  await press('Weiter');
  expect(screen.getByRole('textbox', { name: /Welche Tiere/ })).toBeTruthy();
});

test('what the server refuses is shown where it is asked, every message leads to its field', async () => {
  const fields = { name: 'Zu kurz.', geschichte: 'Zu wild.' };
  show(async () => {
    throw Object.assign(new Error('422'), { problem: { message: 'Nein.', fields } });
  });
  await fillFirstStep();
  await userEvent.click(screen.getByRole('checkbox'));
  await press('Abschicken');
  expect(await screen.findByText('Schritt 1 von 2')).toBeTruthy();
  expect(screen.getAllByText('Zu kurz.').length).toBe(2);
  await userEvent.click(screen.getByRole('link', { name: 'Zu wild.' }));
  expect(screen.getByText('Schritt 2 von 2')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Ihre Geschichte/ }));
});

test('so it is after a refusal without script', () => {
  const form = { values: { name: 'Anna' }, errors: { geschichte: 'Zu lang.' } };
  render(<SentForm slug="hof" definition={formSample} version={VERSION} state={form} />);
  expect(screen.getByText('Schritt 2 von 2')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /Ihre Geschichte/ })).toBeTruthy();
});

test('all answers go at once, with one key for all tries', async () => {
  let fails = true;
  const http = show(async () => {
    if (!fails) return { accepted: true };
    fails = false;
    throw Object.assign(new Error('503'), { problem: { message: 'Gerade nicht.' } });
  });
  await fillFirstStep();
  await userEvent.click(screen.getByRole('checkbox'));
  await press('Abschicken');
  expect(await screen.findByText('Gerade nicht.')).toBeTruthy();
  await press('Abschicken');
  expect(await screen.findByText('Danke, das ist angekommen')).toBeTruthy();
  const bodies = http.mock.calls.map(([, { body }]) => body);
  expect(bodies[0]).toMatchObject({
    form: 'hof',
    answers: { name: 'Anna', tiere: 'nein', ok: 'true' },
    key: expect.stringMatching(/^[\w-]{36}$/),
    version: VERSION,
  });
  expect(bodies[1]).toEqual({ ...(bodies[0] as object), tookMs: expect.any(Number) });
});

test('a field called website is one like others; what nobody sees goes for itself', async () => {
  const field = { name: 'website', kind: 'text', label: 'Seite', required: true, maxLength: 99 };
  const definition = { ...formSample, steps: [{ fields: [field] }] } as FormDefinition;
  const http = show(async () => ({ accepted: true }), definition);
  await userEvent.type(screen.getByRole('textbox', { name: 'Seite' }), 'hof.example');
  await userEvent.type(document.querySelector('[name="form_website"]')!, 'spam');
  await press('Abschicken');
  expect(http.mock.calls[0]?.[1].body).toMatchObject({
    answers: { website: 'hof.example' },
    website: 'spam',
  });
});

test('numbers are taken as they are written here, and sent so', async () => {
  const field = {
    name: 'a',
    kind: 'number',
    label: 'Fläche',
    required: true,
    maxLength: 9,
    max: 2000,
  };
  const definition = { ...formSample, steps: [{ fields: [field] }] } as FormDefinition;
  const http = show(async () => ({ accepted: true }), definition);
  await userEvent.type(screen.getByRole('textbox', { name: 'Fläche' }), '1.234,50');
  await press('Abschicken');
  expect(await screen.findByText('Danke, das ist angekommen')).toBeTruthy();
  expect(http.mock.calls[0]?.[1].body).toMatchObject({ answers: { a: '1234,5' } });
});

test('a file is asked for once the answers are there', async () => {
  const fields = [
    { name: 'name', kind: 'text', label: 'Name', required: true, maxLength: 9 },
    { name: 'bild', kind: 'file', label: 'Ein Bild', required: true, maxLength: 9 },
  ];
  const definition = { ...formSample, steps: [{ fields }] } as FormDefinition;
  show(async () => ({ accepted: true, files: 'code' }), definition);
  expect(screen.getByText(/Ein Bild: Die Datei hängen Sie an/)).toBeTruthy();
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Anna');
  await press('Abschicken');
  expect(await screen.findByText('Danke, das ist angekommen')).toBeTruthy();
  expect(navigate.mock.calls).toEqual([['/_forms/hof?anhang=code']]);
});

test('a page that content names comes next', async () => {
  const steps = [
    { fields: [{ name: 'a', kind: 'text', label: 'A', required: false, maxLength: 9 }] },
  ];
  const definition = { ...formSample, steps } as FormDefinition;
  show(undefined, definition, '/danke');
  navigate.mockClear();
  await press('Abschicken');
  expect(await screen.findByText('Danke, das ist angekommen')).toBeTruthy();
  expect(navigate.mock.calls).toEqual([['/danke']]);
});

test('without script everything is there, as a real form', () => {
  document.body.innerHTML = renderToString(
    <SentForm
      slug="hof"
      definition={formSample}
      version={VERSION}
      state={{ values: { name: 'Anna' }, errors: { geschichte: 'Zu lang.' } }}
    />,
  );
  const form = document.querySelector('form')!;
  expect([form.method, form.getAttribute('action')]).toEqual(['post', '/_forms/hof']);
  for (const name of ['name', 'tiere', 'art', 'geschichte', 'ok']) {
    expect(form.querySelector(`[name="${name}"]`)).not.toBeNull();
  }
  expect(form.querySelector<HTMLInputElement>('[name="form_version"]')?.value).toBe(VERSION);
  expect(within(form).getAllByText('Zu lang.').length).toBeGreaterThan(0);
  expect(within(form).queryByText(/^Schritt/)).toBeNull();
  const buttons = within(form).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Abschicken']);
});

test('without script the button of a form in its first step sends as well', () => {
  document.body.innerHTML = renderToString(
    <SentForm slug="hof" definition={formSample} version={VERSION} state={undefined} />,
  );
  expect(screen.getByRole('button', { name: 'Abschicken' })).toBeTruthy();
  expect(screen.queryByText(/^Schritt/)).toBeNull();
});
