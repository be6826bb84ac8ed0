import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { TestLoginForm, getFieldMessage } from '#form/testing/test-form.tsx';
import { DateField } from './DateField.tsx';
import { IbanField } from './IbanField.tsx';
import { NumberField } from './NumberField.tsx';

const area = (
  <NumberField name="area" label="Fläche" rules={['required', 'number', ['between', 1, 1300]]} />
);

async function fillAndSubmit(
  more: React.ReactNode,
  fill: () => Promise<void>,
  values: object = {},
) {
  const onSubmit = jest.fn(async (_values: object) => {});
  const initialValues = { email: 'hanna@hof.de', ...values };
  render(<TestLoginForm extraContent={more} initialValues={initialValues} onSubmit={onSubmit} />);
  await fill();
  await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
  return onSubmit.mock.calls[0]?.[0];
}

describe('numbers', () => {
  test.each([
    ['12,5', 12.5],
    ['1.234,50', 1234.5],
    ['1.234', 1234],
    ['7', 7],
  ])('submits %j as %d and keeps the typed text', async (text, number) => {
    const type = () => userEvent.type(screen.getByLabelText('Fläche'), text);
    expect(await fillAndSubmit(area, type)).toMatchObject({ area: number });
    expect(screen.getByLabelText('Fläche')).toHaveProperty('value', text);
  });

  test.each([
    ['zwölf', 'Fläche muss eine Zahl sein.'],
    ['1.301', 'Fläche muss zwischen 1 und 1300 sein.'],
    ['0,5', 'Fläche muss zwischen 1 und 1300 sein.'],
  ])('rejects %j: %s', async (text, message) => {
    const type = () => userEvent.type(screen.getByLabelText('Fläche'), text);
    expect(await fillAndSubmit(area, type)).toBeUndefined();
    expect(getFieldMessage('Fläche')).toBe(message);
  });

  test('validates and formats initial values and drafts like typed ones', async () => {
    await fillAndSubmit(area, async () => {}, { area: '1.234,50' });
    expect(screen.getByLabelText('Fläche')).toHaveProperty('value', '1.234,50');
    expect(getFieldMessage('Fläche')).toBeUndefined();
  });

  test('shows a decimal comma, also without script', () => {
    const html = renderToString(
      <TestLoginForm extraContent={area} initialValues={{ area: 12.5 }} />,
    );
    expect(html).toMatch(/inputMode="decimal"[^>]*name="area" value="12,5"/);
  });
});

test('groups an IBAN on blur and keeps other text unchanged', async () => {
  render(
    <TestLoginForm extraContent={<IbanField name="iban" label="Konto" rules={['required']} />} />,
  );
  const field = screen.getByLabelText('Konto');
  await userEvent.type(field, 'de89370400440532013000');
  expect(field).toHaveProperty('value', 'de89370400440532013000');
  await userEvent.tab();
  expect(field).toHaveProperty('value', 'DE89 3704 0044 0532 0130 00');
  await userEvent.clear(field);
  await userEvent.type(field, 'weiß ich nicht');
  await userEvent.tab();
  expect(field).toHaveProperty('value', 'weiß ich nicht');
});

test('accepts a typed date where the browser has no date picker', async () => {
  const type = async () => {
    const field = screen.getByLabelText<HTMLInputElement>('Tag');
    // Browsers without a date picker report the type `text`.
    field.type = 'text';
    Object.defineProperty(field, 'type', { get: () => 'text', set: () => {} });
    await userEvent.type(field, '31.12.2025');
  };
  const day = <DateField name="day" label="Tag" rules={['required']} />;
  expect(await fillAndSubmit(day, type)).toMatchObject({ day: '2025-12-31' });
  expect(screen.getByLabelText('Tag')).toHaveProperty('value', '31.12.2025');
});
