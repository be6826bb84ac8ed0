import { errorCatalogue } from '@gruenland/shared-contracts/error-catalogue.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';

import { loadLogin } from './login.loader.server.ts';

/** What the login page says of a sign-in at the provider that led back to this address. */
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
])('„%s“ says %s', async (query, said) => {
  expect(await failedAt(query)).toBe(said);
});
