import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TestLoginForm, getFieldMessage } from '#form/testing/test-form.tsx';
import { CheckboxField } from './CheckboxField.tsx';
import { PasswordField } from './PasswordField.tsx';
import { TextField } from './TextField.tsx';

describe('field messages', () => {
  test('blur: hidden while typing for the first time, live after blur', async () => {
    const user = userEvent.setup();
    render(<TestLoginForm />);
    const field = screen.getByLabelText('E-Mail');
    await user.type(field, 'hanna');
    expect(getFieldMessage('E-Mail')).toBeUndefined();
    expect(field.getAttribute('aria-invalid')).toBeNull();
    await user.tab();
    expect(getFieldMessage('E-Mail')).toBe('E-Mail Adresse ist ungültig.');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await user.type(field, '@hof.de');
    expect(getFieldMessage('E-Mail')).toBeUndefined();
    await user.clear(field);
    expect(getFieldMessage('E-Mail')).toBe('E-Mail ist erforderlich.');
  });

  test('live: visible immediately', async () => {
    render(
      <TestLoginForm
        extraContent={
          <TextField name="n" label="Name" rules={['required']} messageVisibility="live" />
        }
      />,
    );
    await waitFor(() => expect(getFieldMessage('Name')).toBe('Name ist erforderlich.'));
  });

  test('dirty: visible after a change, even if the value is restored; blur is no change', async () => {
    const user = userEvent.setup();
    render(
      <TestLoginForm
        extraContent={
          <TextField name="n" label="Name" rules={['required']} messageVisibility="dirty" />
        }
      />,
    );
    const field = screen.getByLabelText('Name');
    await user.click(field);
    await user.tab();
    expect(getFieldMessage('Name')).toBeUndefined();
    await user.type(field, 'a{Backspace}');
    expect(getFieldMessage('Name')).toBe('Name ist erforderlich.');
  });

  test('a checkbox shows its message once it was ticked and unticked', async () => {
    const user = userEvent.setup();
    render(
      <TestLoginForm
        extraContent={<CheckboxField name="terms" label="die AGB" rules={['accepted']} />}
      />,
    );
    const box = screen.getByLabelText('die AGB');
    await user.click(box);
    expect(getFieldMessage('die AGB')).toBeUndefined();
    await user.click(box);
    expect(getFieldMessage('die AGB')).toBe('Bitte die AGB akzeptieren.');
  });

  test('uses custom messages and subjects', async () => {
    const user = userEvent.setup();
    const words = { length: 'Bitte mindestens 10 Zeichen.' };
    render(
      <TestLoginForm
        extraContent={
          <PasswordField
            name="p"
            label="Neues Passwort"
            subject="Das Passwort"
            autoComplete="new-password"
            rules={['required', ['length', 10]]}
            messages={words}
          />
        }
      />,
    );
    await user.click(screen.getByLabelText('Neues Passwort'));
    await user.tab();
    expect(getFieldMessage('Neues Passwort')).toBe('Das Passwort ist erforderlich.');
    await user.type(screen.getByLabelText('Neues Passwort'), 'kurz');
    expect(getFieldMessage('Neues Passwort')).toBe(words.length);
  });

  test('a password can be pasted, shown, and filled in by a password manager', async () => {
    const user = userEvent.setup();
    render(
      <TestLoginForm
        extraContent={
          <PasswordField name="p" label="Neues" autoComplete="new-password" rules={['required']} />
        }
      />,
    );
    const field = screen.getByLabelText('Neues');
    await user.click(field);
    await user.paste('Drei Kühe und ein Hund');
    expect(field).toHaveProperty('value', 'Drei Kühe und ein Hund');
    expect([field.getAttribute('type'), field.getAttribute('autocomplete')]).toEqual([
      'password',
      'new-password',
    ]);
    const show = screen
      .getAllByRole('button', { name: 'Passwort anzeigen' })
      .find((button) => button.getAttribute('aria-controls') === field.id);
    await user.click(show!);
    expect(field.getAttribute('type')).toBe('text');
  });

  test('confirm compares with the other field', async () => {
    const user = userEvent.setup();
    render(
      <TestLoginForm
        extraContent={
          <>
            <TextField name="pin" label="Geheimzahl" />
            <TextField
              name="pin_confirm"
              label="Wiederholung"
              rules={['confirm']}
              messageVisibility="live"
            />
          </>
        }
      />,
    );
    await user.type(screen.getByLabelText(/Geheimzahl/), '12');
    await user.type(screen.getByLabelText(/Wiederholung/), '12');
    expect(getFieldMessage('Wiederholung (freiwillig)')).toBeUndefined();
    await user.type(screen.getByLabelText(/Geheimzahl/), '3');
    expect(getFieldMessage('Wiederholung (freiwillig)')).toBe('Wiederholung stimmt nicht überein.');
  });
});
