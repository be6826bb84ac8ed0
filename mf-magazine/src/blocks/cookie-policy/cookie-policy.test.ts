import { consentSample } from '#samples/consent-registry.ts';
import { createLoadContext } from '#samples/load-context.ts';
import { getModel, createRawBlock } from '#samples/raw-block.ts';
import { loadCookiePolicy, parseCookiePolicy } from './cookie-policy.block.server.ts';

test('accepts missing texts and ignores other types', () => {
  expect(getModel(parseCookiePolicy(createRawBlock({})))).toEqual({
    title: undefined,
    intro: undefined,
  });
  expect(getModel(parseCookiePolicy(createRawBlock({ title: [], intro: { a: 1 } })))).toEqual({
    title: undefined,
    intro: undefined,
  });
  expect(getModel(parseCookiePolicy(createRawBlock({ title: ' T ' }))).title).toBe('T');
});

test('returns the registry’s services, or none from an older shell', async () => {
  const model = getModel(parseCookiePolicy(createRawBlock({})));
  const context = createLoadContext('http://127.0.0.1/v2');
  const settings = { ...context.settings, consent: consentSample };
  expect(await loadCookiePolicy(model, { ...context, settings })).toBe(consentSample);
  expect(await loadCookiePolicy(model, context)).toEqual([]);
});
