import { jest } from '@jest/globals';
import type {
  PrintOrderKind,
  PrintProduct,
} from '@gruenland/shared-contracts/api/print-subscription.ts';
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

const getProduct = (productId: string): PrintProduct => ({
  ...samplePrintOffer.products[0]!,
  id: productId,
  kind: KINDS[productId]!,
});

const KINDS: Readonly<Record<string, PrintOrderKind>> = {
  jahresabo: 'self',
  geschenkabo: 'gift',
  studierende: 'student',
  probeabo: 'trial',
};

function createPage(productId: string, submit: unknown = undefined) {
  const shell = {
    navigation: { guardUnsaved: () => () => {}, submit },
    session: { getState: () => ({}), subscribe: () => () => {} },
  };
  return (
    <ShellApiContext value={shell as never}>
      <PrintOrderForm product={getProduct(productId)} issues={samplePrintOffer.issues} />
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
  await userEvent.click(screen.getByRole('radio', { name: 'Auf Rechnung' }));
  expect(screen.queryByLabelText(/^IBAN/)).toBeNull();
  await userEvent.selectOptions(getField('Anrede'), 'ms');
  await clickCheckButton();
  expect(submit.mock.calls[0]?.[0].action).toBe('');
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

test('requires without script only what every payment method needs', () => {
  document.body.innerHTML = renderToString(createPage('jahresabo'));
  for (const name of ['accountHolder', 'iban', 'mandate', 'billingCity']) {
    expect(document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.required).toBe(false);
  }
  expect(document.querySelector<HTMLInputElement>('[name="deliveryCity"]')?.required).toBe(true);
});

test.each([
  ['jahresabo', ['otherBilling', 'billingCity']],
  ['geschenkabo', ['giftVoucherTo', 'giftMessage', 'billingCity']],
  ['studierende', ['otherBilling', 'billingCity', 'studentProof']],
  ['probeabo', []],
])('asks in the form of %s only for what fits', (productId, expectedNames) => {
  document.body.innerHTML = renderToString(createPage(productId));
  const conditionalNames = [
    'otherBilling',
    'giftVoucherTo',
    'giftMessage',
    'billingCity',
    'studentProof',
  ];
  const shownNames = conditionalNames.filter((name) => document.querySelector(`[name="${name}"]`));
  expect(shownNames.toSorted()).toEqual([...expectedNames].toSorted());
  expect(document.querySelector('[name="productId"]')?.getAttribute('value')).toBe(productId);
});

test('opens a section whose fields have values', () => {
  const values = { delivery: { co: 'Hof Ohlsen' }, phone: '' };
  const earlierDraft = { code: 'draft-7', values } as unknown as OrderDraft;
  document.body.innerHTML = '';
  render(
    <PrintOrderForm
      product={getProduct('probeabo')}
      issues={samplePrintOffer.issues}
      earlierDraft={earlierDraft}
    />,
  );
  expect(getField('Zusatz (c/o)').closest('details')?.open).toBe(true);
  expect(getField('Telefon').closest('details')?.open).toBe(false);
});

test('sends the code of the draft that is changed, so that its bank account is kept', () => {
  const earlierDraft = { code: 'draft-7', values: { ibanLast4: '3000' } } as unknown as OrderDraft;
  const html = renderToString(
    <PrintOrderForm
      product={getProduct('jahresabo')}
      issues={samplePrintOffer.issues}
      earlierDraft={earlierDraft}
    />,
  );
  expect(html).toContain('name="earlier" value="draft-7"');
});
