import { errorCatalogue } from '@gruenland/shared-contracts/error-catalogue.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';

import { loadLogin } from './login.loader.server.ts';

/** Returns the error text of the login page for this query. */
async function failedAt(query: string) {
  const get = () => Promise.resolve({ status: 200, body: { provider: 'Hofkonto' } });
  const context = { query: new URLSearchParams(query), api: { get } } as unknown as LoadContext;
  const page = await loadLogin(context);
  return page.kind === 'page' ? page.data.failed : page.kind;
}

test.each([
  ['', null],
  ['anbieter=fehlgeschlagen', 'Die Anmeldung beim Anbieter hat nicht geklappt.'],
  ['anbieter=gesperrt', errorCatalogue['login.blocked'].text],
  ['anbieter=Ihr+Konto+wurde+gehackt', null],
])('„%s“ shows %s', async (query, expected) => {
  expect(await failedAt(query)).toBe(expected);
});
