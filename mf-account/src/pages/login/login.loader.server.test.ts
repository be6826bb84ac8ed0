import { errorCatalogue } from '@gruenland/shared-contracts/error-catalogue.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';

import { loadLogin } from './login.loader.server.ts';

/** Loads the login page with this query and returns the text of the provider error. */
async function loadFailureText(query: string) {
  const getFromApi = () => Promise.resolve({ status: 200, body: { provider: 'Hofkonto' } });
  const context = {
    query: new URLSearchParams(query),
    api: { get: getFromApi },
  } as unknown as LoadContext;
  const page = await loadLogin(context);
  return page.kind === 'page' ? page.data.providerFailure : page.kind;
}

test.each([
  ['', null],
  ['anbieter=fehlgeschlagen', 'Die Anmeldung beim Anbieter hat nicht geklappt.'],
  ['anbieter=gesperrt', errorCatalogue['login.blocked'].text],
  ['anbieter=Ihr+Konto+wurde+gehackt', null],
])('the query „%s“ shows %s', async (query, expected) => {
  expect(await loadFailureText(query)).toBe(expected);
});
