import { jest } from '@jest/globals';
import type { FormState } from '@gruenland/shared-contracts/form-state.ts';
import { PageFactsContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { CheckboxField } from './fields/CheckboxField.tsx';
import { PasswordField } from './fields/PasswordField.tsx';
import { RadioField } from './fields/RadioField.tsx';
import { TextField } from './fields/TextField.tsx';
import { TestLoginForm, getFieldMessage } from './testing/test-form.tsx';

describe('without script and before hydration', () => {
  const refused: FormState = {
    values: { email: 'hanna@hof', offer: 'suche', terms: 'true' },
    errors: { '': 'Bitte prüfen.', email: 'Diese Adresse gibt es nicht.' },
  };
  const fields = (
    <>
      <RadioField
        name="offer"
        label="Art"
        choices={[
          { value: 'biete', label: 'Biete' },
          { value: 'suche', label: 'Suche' },
        ]}
      />
      <CheckboxField name="terms" label="AGB" rules={['accepted']} />
    </>
  );

  function renderServerHtml(view: ReactNode): HTMLElement {
    const root = document.createElement('div');
    root.innerHTML = renderToString(view);
    document.body.append(root);
    return root;
  }

  /** Lets React work when the browser would, not at the end of `act`. */
  async function withoutAct(run: () => Promise<void>): Promise<void> {
    const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
    environment.IS_REACT_ACT_ENVIRONMENT = false;
    await run().finally(() => (environment.IS_REACT_ACT_ENVIRONMENT = true));
  }

  afterEach(() => {
    document.body.replaceChildren();
  });

  test('is a plain form that the browser posts and the server validates, also in app mode', () => {
    renderServerHtml(
      <PageFactsContext value={{ path: '/anmelden', appMode: true, preview: false }}>
        <TestLoginForm action="/anmelden" />
      </PageFactsContext>,
    );
    const form = document.querySelector('form')!;
    expect([form.method, form.getAttribute('action'), form.noValidate]).toEqual([
      'post',
      '/anmelden?is_app=true',
      true,
    ]);
    expect(new FormData(form).get('is_app')).toBe('true');
    expect(screen.getByLabelText<HTMLInputElement>('E-Mail').required).toBe(true);
    expect(screen.getByLabelText('E-Mail').getAttribute('autocomplete')).toBe('email');
    expect(form.querySelectorAll('[style]')).toHaveLength(0);
  });

  test('shows the values and messages of a rejected form', () => {
    renderServerHtml(<TestLoginForm state={refused} extraContent={fields} />);
    expect(screen.getByLabelText<HTMLInputElement>('E-Mail').value).toBe('hanna@hof');
    expect(getFieldMessage('E-Mail')).toBe('Diese Adresse gibt es nicht.');
    expect(screen.getByLabelText<HTMLInputElement>('Suche').checked).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>('AGB').checked).toBe(true);
    expect(screen.getByRole('alert').textContent).toContain('Bitte prüfen.');
  });

  test('keeps input that was typed before hydration', async () => {
    const view = <TestLoginForm extraContent={fields} />;
    const root = renderServerHtml(view);
    screen.getByLabelText<HTMLInputElement>('E-Mail').value = 'getippt@hof.de';
    screen.getByLabelText<HTMLInputElement>('AGB').checked = true;
    screen.getByLabelText<HTMLInputElement>('Suche').checked = true;
    const send = jest.fn(async () => {});
    const problems = jest.fn();
    await act(async () => {
      hydrateRoot(root, <TestLoginForm onSubmit={send} extraContent={fields} />, {
        onRecoverableError: problems,
      });
    });
    expect(screen.getByLabelText<HTMLInputElement>('E-Mail').value).toBe('getippt@hof.de');
    await userEvent.click(screen.getByRole('button'));
    expect(send.mock.calls).toEqual([[{ email: 'getippt@hof.de', terms: true, offer: 'suche' }]]);
    expect(problems).not.toHaveBeenCalled();
  });

  test('sends input typed before hydration when the press itself hydrates the form', async () => {
    const root = renderServerHtml(<TestLoginForm extraContent={fields} />);
    screen.getByLabelText<HTMLInputElement>('E-Mail').value = 'getippt@hof.de';
    screen.getByLabelText<HTMLInputElement>('AGB').checked = true;
    const send = jest.fn(async () => {});
    await withoutAct(async () => {
      hydrateRoot(root, <TestLoginForm onSubmit={send} extraContent={fields} />);
      screen.getByRole('button').click();
      await waitFor(() => expect(send).toHaveBeenCalled());
    });
    expect(send.mock.calls).toEqual([[{ email: 'getippt@hof.de', terms: true }]]);
  });

  test('shows the button for showing a password only with script', async () => {
    const field = <PasswordField name="p" label="Passwort" autoComplete="current-password" />;
    const root = renderServerHtml(<TestLoginForm extraContent={field} />);
    expect(screen.queryByRole('button', { name: 'Passwort anzeigen' })).toBeNull();
    await act(async () => {
      hydrateRoot(root, <TestLoginForm extraContent={field} />);
    });
    await userEvent.click(screen.getByRole('button', { name: 'Passwort anzeigen' }));
    expect(screen.getByLabelText(/^Passwort/, { selector: 'input' }).getAttribute('type')).toBe(
      'text',
    );
  });

  test('throws when a field is outside a form', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    expect(() => render(<TextField name="a" label="A" />)).toThrow(/inside a <Form>/);
    jest.restoreAllMocks();
  });
});
