import type { ActionContext } from '@gruenland/shared-contracts/action.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { handleContract, loadContract, loadContracts } from './contracts.loader.server.ts';

const id = '01KABCDEFGHJKMNPQRSTVWXYZ0';
const base = '/api/redaktion/vertraege';

interface Call {
  readonly path: string;
  readonly body: unknown;
}

/** A page of the desk, and what it asked of the api. */
function visit(params: Record<string, string>, query = '', form: Record<string, string> = {}) {
  const calls: Call[] = [];
  const answer = (path: string, body?: unknown) => {
    calls.push({ path, body });
    const session = path === '/api/_auth/session';
    const user = { roles: ['user', 'leserservice'] };
    return Promise.resolve({ status: 200, body: session ? { user } : {}, setCookies: [] });
  };
  const context = {
    path: '/_internal/redaktion/vertraege',
    query: new URLSearchParams(query),
    params,
    form,
    api: { get: answer, post: answer },
  } as unknown as LoadContext & ActionContext;
  return { context, calls };
}

test.each([
  ['', 'ansicht=offen&seite=1'],
  ['ansicht=erledigt&seite=3', 'ansicht=erledigt&seite=3'],
  ['ansicht=alles&seite=-1', 'ansicht=offen&seite=1'],
])('the list of „%s“ asks for %s', async (query, asked) => {
  const { context, calls } = visit({}, query);
  expect(await loadContracts(context)).toMatchObject({ kind: 'page' });
  expect(calls.map(({ path }) => path)).toContain(`${base}?${asked}`);
});

test('what is no id is no page, and nothing is asked', async () => {
  const { context, calls } = visit({ vorgang: '../../auth/login' });
  expect(await loadContract(context)).toEqual({ kind: 'not-found' });
  expect(calls).toEqual([]);
});

test.each([
  [
    { aktion: 'erstatten', version: '2', refundedOn: '2026-12-01', refundCents: '1.098,40 €' },
    { version: 2, refundedOn: '2026-12-01', refundCents: 109_840 },
  ],
  [
    { aktion: 'erstatten', version: '0', refundedOn: '', refundCents: 'viel' },
    { version: 0, refundedOn: '', refundCents: 'viel' },
  ],
  [
    { aktion: 'abschliessen', version: '1', done: 'nein', note: 'Doch nicht.' },
    { version: 1, done: false, note: 'Doch nicht.' },
  ],
  [
    { aktion: 'zuordnen', version: '0', orderNo: 'GL-7H8KQ9RT', decision: 'accepted' },
    { version: 0, orderNo: 'GL-7H8KQ9RT' },
  ],
])('%j is sent as %j', async (form, body) => {
  const { context, calls } = visit({ vorgang: id }, '', form);
  expect(await handleContract(context)).toMatchObject({
    kind: 'done',
    to: `/_internal/redaktion/vertraege/${id}?gespeichert=1`,
  });
  expect(calls).toEqual([{ path: `${base}/${id}/${form.aktion}`, body }]);
});

test('a form that nobody knows does nothing', async () => {
  const { context, calls } = visit({ vorgang: id }, '', { aktion: 'loeschen', version: '0' });
  expect(await handleContract(context)).toMatchObject({ kind: 'refused' });
  expect(calls).toEqual([]);
});
