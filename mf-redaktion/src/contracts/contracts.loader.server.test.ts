import type { ActionContext } from '@gruenland/shared-contracts/action.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { handleContractAction, loadContract, loadContracts } from './contracts.loader.server.ts';

const id = '01KABCDEFGHJKMNPQRSTVWXYZ0';
const apiPath = '/api/staff/contracts';

interface ApiCall {
  readonly path: string;
  readonly body: unknown;
}

/**
 * Creates the context of a contract page. Also returns the list of api calls that the page makes.
 */
function openPage(params: Record<string, string>, query = '', form: Record<string, string> = {}) {
  const calls: ApiCall[] = [];
  const recordCall = (path: string, body?: unknown) => {
    calls.push({ path, body });
    const session = path === '/api/_auth/session';
    const user = { roles: ['user', 'customer-service'] };
    return Promise.resolve({ status: 200, body: session ? { user } : {}, setCookies: [] });
  };
  const context = {
    path: '/_internal/redaktion/vertraege',
    query: new URLSearchParams(query),
    params,
    form,
    api: { get: recordCall, post: recordCall },
  } as unknown as LoadContext & ActionContext;
  return { context, calls };
}

test.each([
  ['', 'ansicht=offen&seite=1'],
  ['ansicht=erledigt&seite=3', 'ansicht=erledigt&seite=3'],
  ['ansicht=alles&seite=-1', 'ansicht=offen&seite=1'],
])('the list of „%s“ requests %s', async (query, expectedQuery) => {
  const { context, calls } = openPage({}, query);
  expect(await loadContracts(context)).toMatchObject({ kind: 'page' });
  expect(calls.map(({ path }) => path)).toContain(`${apiPath}?${expectedQuery}`);
});

test('returns 404 for an invalid id without calling the api', async () => {
  const { context, calls } = openPage({ vorgang: '../../auth/login' });
  expect(await loadContract(context)).toEqual({ kind: 'not-found' });
  expect(calls).toEqual([]);
});

test.each([
  [
    { intent: 'refund', version: '2', refundedOn: '2026-12-01', refundCents: '1.098,40 €' },
    { version: 2, refundedOn: '2026-12-01', refundCents: 109_840 },
  ],
  [
    { intent: 'refund', version: '0', refundedOn: '', refundCents: 'viel' },
    { version: 0, refundedOn: '', refundCents: 'viel' },
  ],
  [
    { intent: 'close', version: '1', done: 'nein', note: 'Doch nicht.' },
    { version: 1, done: false, note: 'Doch nicht.' },
  ],
  [
    { intent: 'assign', version: '0', orderNo: 'GL-7H8KQ9RT', decision: 'accepted' },
    { version: 0, orderNo: 'GL-7H8KQ9RT' },
  ],
])('sends %j as %j', async (form, body) => {
  const { context, calls } = openPage({ vorgang: id }, '', form);
  expect(await handleContractAction(context)).toMatchObject({
    kind: 'done',
    to: `/_internal/redaktion/vertraege/${id}?gespeichert=1`,
  });
  expect(calls).toEqual([{ path: `${apiPath}/${id}/${form.intent}`, body }]);
});

test('loads a declaration and says that a change was saved', async () => {
  const { context, calls } = openPage({ vorgang: id }, 'gespeichert=1');
  expect(await loadContract(context)).toMatchObject({ data: { isSaved: true } });
  expect(calls.map(({ path }) => path)).toContain(`${apiPath}/${id}`);
});

test('ignores an unknown form', async () => {
  const { context, calls } = openPage({ vorgang: id }, '', { intent: 'delete', version: '0' });
  expect(await handleContractAction(context)).toMatchObject({ kind: 'refused' });
  expect(calls).toEqual([]);
});
