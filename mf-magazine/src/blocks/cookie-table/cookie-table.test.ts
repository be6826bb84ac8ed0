import { consentSample } from '#samples/consent-registry.ts';
import { createLoadContext } from '#samples/load-context.ts';
import { getModel, createRawBlock } from '#samples/raw-block.ts';
import { loadCookieTable, parseCookieTable } from './cookie-table.block.server.ts';

test.each([[{}], [{ title: '' }], [{ title: { x: 1 } }]])(
  'uses the default title for %j',
  (fields) => {
    expect(getModel(parseCookieTable(createRawBlock(fields)))).toEqual({
      title: 'Was auf Ihrem Gerät liegt',
    });
  },
);

test('returns a row for every stored item of a service', async () => {
  const context = createLoadContext('http://127.0.0.1/v2');
  const settings = { ...context.settings, consent: consentSample };
  expect(await loadCookieTable({ title: 'T' }, { ...context, settings })).toEqual([
    {
      name: 'gl_session',
      kind: 'cookie',
      purpose: 'Ihre Sitzung',
      duration: 'höchstens 90 Tage',
      category: 'Notwendig',
      service: 'Anmeldung',
      provider: 'Grünland',
    },
  ]);
  expect(await loadCookieTable({ title: 'T' }, context)).toEqual([]);
});
