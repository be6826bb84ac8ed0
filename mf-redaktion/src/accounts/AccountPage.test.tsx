import type { AccountDetail } from '@gruenland/shared-contracts/api/staff-accounts.ts';
import { render, screen, within } from '@testing-library/react';

import { AccountPage } from './AccountPage.tsx';

const account: AccountDetail = {
  id: '01KABCDEFGHJKMNPQRSTVWXYZ0',
  email: 'hanna@hof.example',
  displayName: 'Hanna Ohlsen',
  accountType: 'private',
  staff: false,
  unconfirmed: false,
  createdAt: '2026-03-02T09:00:00.000Z',
  deletionDueAt: null,
  trader: null,
  entries: [{ kind: 'ad', state: 'active', count: 4 }],
  block: null,
};
const block = {
  since: '2026-11-21T09:00:00.000Z',
  until: '2026-12-31',
  reason: 'Drei leere Ställe.',
};

type FormProp = Parameters<typeof AccountPage>[0]['form'];
const renderPage = (accountFields: Partial<AccountDetail> = {}, form?: FormProp) =>
  render(
    <AccountPage
      params={{}}
      data={{ staffPages: [], account: { ...account, ...accountFields } }}
      form={form}
    />,
  );
const getForm = (name: string) => screen.queryByRole('form', { name });

test('blocks an account by a plain form with reason and confirmation', () => {
  renderPage();
  expect(screen.getByText('Kleinanzeigen, aktiv: 4')).toBeTruthy();
  const form = getForm('Konto sperren') as HTMLFormElement;
  expect(form.method).toBe('post');
  const data = new FormData(form);
  expect([...data.keys()]).toEqual(['intent', 'reason', 'until']);
  expect(data.get('intent')).toBe('block');
  const confirmCheckbox = within(form).getByRole('checkbox') as HTMLInputElement;
  expect([confirmCheckbox.name, confirmCheckbox.required, confirmCheckbox.checked]).toEqual([
    'confirmed',
    true,
    false,
  ]);
  expect(getForm('Sperre beenden')).toBeNull();
});

test('shows reason and end of a block, with forms to change and end it', () => {
  renderPage({ block });
  expect(screen.getByText('Dieses Konto ist gesperrt.')).toBeTruthy();
  const form = getForm('Sperre ändern') as HTMLFormElement;
  const data = new FormData(form);
  expect([data.get('reason'), data.get('until')]).toEqual([block.reason, block.until]);
  expect(getForm('Sperre beenden')).toBeTruthy();
});

test('offers no form to block staff, but one to end an existing block', () => {
  renderPage({ staff: true, block });
  expect(getForm('Sperre ändern')).toBeNull();
  expect(screen.getByText(/lässt sich an diesem Schreibtisch nicht sperren/u)).toBeTruthy();
  expect(getForm('Sperre beenden')).toBeTruthy();
});

test('shows an error at its field, in the submitted form', () => {
  renderPage(
    { block },
    {
      values: { intent: 'block', reason: 'Betrug' },
      errors: { reason: 'Mindestens 10 Zeichen.' },
    },
  );
  const form = getForm('Sperre ändern') as HTMLFormElement;
  expect(within(form).getByText('Mindestens 10 Zeichen.')).toBeTruthy();
  expect(new FormData(form).get('reason')).toBe('Betrug');
  expect(within(getForm('Sperre beenden') as HTMLElement).queryByRole('alert')).toBeNull();
});
