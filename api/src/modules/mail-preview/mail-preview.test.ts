import { expect, test } from '@jest/globals';
import fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';

import type { Config } from '#config.ts';
import type { Core } from '#module/core.ts';
import { modules } from '#modules.ts';

import { createMailSamples } from './create-mail-samples.ts';
import { mailPreviewModule } from './module.ts';
import { mailPreviewRoutes } from './mail-preview.routes.ts';

const samples = createMailSamples(modules, 'https://g.example');

async function requestPreview(url: string) {
  const app = fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(mailPreviewRoutes, { samples });
  const response = await app.inject({ url });
  await app.close();
  return response;
}

const subjects = samples.map(({ subject }) => subject);

test('shows every mail with styles but without scripts', async () => {
  const response = await requestPreview('/api/mail-preview');
  for (const subject of subjects) expect(response.body).toContain(`<h2>${subject}</h2>`);
  expect(response.headers['content-security-policy']).toContain("default-src 'none'");
  expect(response.headers['content-security-policy']).not.toContain('script-src');
});

test('shows HTML and text; names are escaped', async () => {
  const html = await requestPreview('/api/mail-preview/0/html');
  expect([html.headers['content-type'], html.body.includes('<Ohlsen>')]).toEqual([
    'text/html; charset=utf-8',
    false,
  ]);
  const text = await requestPreview('/api/mail-preview/0/text');
  expect(text.body).toContain('Hanna <Ohlsen>');
});

test('answers 404 for unknown numbers', async () => {
  expect((await requestPreview(`/api/mail-preview/${subjects.length}/html`)).statusCode).toBe(404);
  expect((await requestPreview('/api/mail-preview/x/html')).statusCode).toBe(400);
});

test('has no routes with a real database, whose mails reach people', async () => {
  const core = { siteUrl: 'https://g.example', modules } as unknown as Core;
  const createRoutes = async (databaseUrl: string | undefined) =>
    (await mailPreviewModule.create({ ...core, config: { databaseUrl } as Config }, {})).routes;
  expect(await createRoutes('postgres://db')).toEqual([]);
  expect(await createRoutes(undefined)).toHaveLength(1);
});
