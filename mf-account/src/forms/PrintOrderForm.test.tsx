import { jest } from '@jest/globals';
import type { FormSubmission } from '@gruenland/shared-contracts/form-submission.ts';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { samplePrintOffer } from '#stories/story-data.ts';
import type { OrderDraft } from '#model/order-values.ts';
import { PrintOrderForm } from './PrintOrderForm.tsx';

const TYPED_VALUES = {
  Vorname: 'Hanna',
  Nachname: 'Ohlsen',
  'Zusatz (c/o)': 'Hof Ohlsen',
  Straße: 'Deichweg',
  Hausnummer: '3a',
  Postleitzahl: '26939',
  Ort: 'Ovelgönne',
  'E-Mail-Adresse': 'hanna@hof.example',
};

function renderForm(productId = 'jahresabo') {
  const submit = jest.fn(async (_form: FormSubmission) => null);
  render(createPage(productId, submit));
  return submit;
}

function createPage(productId: string, submit: unknown = undefined) {
  const shell = {
    navigation: { guardUnsaved: () => () => {}, submit },
    session: { getState: () => ({}), subscribe: () => () => {} },
  };
  return (
    <ShellApiContext value={shell as never}>
      <PrintOrderForm name="abo" offer={samplePrintOffer} productId={productId} />
    </ShellApiContext>
  );
}

const getField = (label: string) =>
  screen.getAllByLabelText(new RegExp(`^${escapePattern(label)}`))[0]!;
const escapePattern = (text: string) => text.replace(/[()/]/g, '\\$&');

async function fillFields(values: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(values)) {
    await userEvent.type(getField(label), text);
  }
}
const clickCheckButton = () =>
  userEvent.click(screen.getByRole('button', { name: 'Bestellung prüfen' }));

test('requires account holder, IBAN and mandate for direct debit, and hides them otherwise', async () => {
  const submit = renderForm();
  for (const label of ['Kontoinhaber', 'IBAN']) expect(screen.getByLabelText(label)).toBeTruthy();
  await fillFields(TYPED_VALUES);
  await clickCheckButton();
  for (const text of [
    'Kontoinhaber ist erforderlich.',
    'IBAN ist erforderlich.',
    'Ohne Ihr Mandat können wir nicht abbuchen.',
  ]) {
    expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  }
  expect(submit).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('radio', { name: 'Rechnung' }));
  expect(screen.queryByLabelText(/^IBAN/)).toBeNull();
  await userEvent.selectOptions(getField('Anrede'), 'ms');
  await clickCheckButton();
  expect(submit.mock.calls[0]?.[0].action).toBe('/abo-bestellen');
  expect(Object.fromEntries(submit.mock.calls[0]![0].fields)).toMatchObject({
    payment: 'invoice',
    deliverySalutation: 'ms',
    deliveryCo: 'Hof Ohlsen',
    deliveryLastName: 'Ohlsen',
  });
}, 20_000);

test('asks for a date if the recipient gets the voucher', async () => {
  renderForm('geschenkabo');
  expect(screen.queryByLabelText(/^Gutschein verschicken am/)).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'an die beschenkte Person' }));
  expect(screen.getByLabelText(/^Gutschein verschicken am/)).toBeTruthy();
});

test('shows all fields without script and requires only those that an invoice needs', () => {
  document.body.innerHTML = renderToString(createPage('jahresabo'));
  for (const name of ['accountHolder', 'iban', 'mandate']) {
    const control = document.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
    expect(control.required).toBe(false);
    expect(control.closest('div')?.textContent).not.toContain('freiwillig');
  }
  for (const name of ['deliveryCo', 'deliverySalutation', 'billingCo', 'giftVoucherOn']) {
    expect(document.querySelector(`[name="${name}"]`)).not.toBeNull();
  }
});

test('sends the code of the draft that is changed, so that its bank account is kept', () => {
  const earlierDraft = { code: 'draft-7', values: { ibanLast4: '3000' } } as unknown as OrderDraft;
  const html = renderToString(
    <PrintOrderForm
      name="abo"
      offer={samplePrintOffer}
      productId="jahresabo"
      earlierDraft={earlierDraft}
    />,
  );
  expect(html).toContain('name="earlier" value="draft-7"');
});
