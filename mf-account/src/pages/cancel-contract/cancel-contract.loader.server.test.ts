import { openPage } from '#testing/open-page.ts';
import { cancelContract, loadCancelContractPage } from './cancel-contract.loader.server.ts';

test('needs no api call, fills in the contract of the link and gives each form its own key', async () => {
  const { context, calls } = openPage({ query: `vertrag=${'9'.repeat(200)}` });
  const [first, second] = [
    await loadCancelContractPage(context),
    await loadCancelContractPage(context),
  ];
  expect(first).toMatchObject({ data: { contract: '9'.repeat(120) }, head: { noIndex: true } });
  expect(first).not.toEqual(second);
  expect(calls).toEqual([]);
});

test('sends the cancellation with its key and shows the receipt', async () => {
  const path = '/api/contracts/cancellations';
  const { context, calls } = openPage({
    form: { name: 'Hanna', idempotencyKey: 'k1', isAdmin: 'true' },
    responses: { [path]: { body: { code: 'a/b' } } },
  });
  expect(await cancelContract(context)).toMatchObject({ to: expect.stringContaining('a%2Fb') });
  const fields = { manner: '', reason: '', contract: '', endsOn: '', email: '' };
  expect(calls).toEqual([[`POST ${path}`, { ...fields, name: 'Hanna', idempotencyKey: 'k1' }]]);
});

test('shows the form again with values and errors if the api rejects it', async () => {
  const { context } = openPage({
    form: { name: '' },
    responses: {
      '/api/contracts/cancellations': {
        status: 422,
        body: { code: 'form.invalid', fields: { name: 'Bitte nennen Sie Ihren Namen.' } },
      },
    },
  });
  expect(await cancelContract(context)).toMatchObject({
    kind: 'refused',
    form: { errors: { name: 'Bitte nennen Sie Ihren Namen.' } },
  });
});
