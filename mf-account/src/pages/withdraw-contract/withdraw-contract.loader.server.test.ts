import { openPage } from '#testing/open-page.ts';
import { loadWithdrawContractPage, withdrawContract } from './withdraw-contract.loader.server.ts';

test('needs no api call and gives each form its own key', async () => {
  const { context, calls } = openPage({});
  const pages = [await loadWithdrawContractPage(context), await loadWithdrawContractPage(context)];
  expect(pages[0]).not.toEqual(pages[1]);
  expect(calls).toEqual([]);
});

test('sends the withdrawal and shows the receipt', async () => {
  const path = '/api/contracts/withdrawals';
  const { context, calls } = openPage({
    form: { name: 'Hanna', contract: 'GL-1', email: 'h@hof.example', idempotencyKey: 'k1' },
    responses: { [path]: { body: { code: 'abc' } } },
  });
  expect(await withdrawContract(context)).toMatchObject({ to: expect.stringContaining('abc') });
  const body = { name: 'Hanna', contract: 'GL-1', email: 'h@hof.example', idempotencyKey: 'k1' };
  expect(calls).toEqual([[`POST ${path}`, body]]);
});
