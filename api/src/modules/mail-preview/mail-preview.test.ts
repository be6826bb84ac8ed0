import { expect, test } from '@jest/globals';
import fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';

import { createMailSamples } from '#mail/mail-samples.ts';

import { mailPreviewRoutes } from './mail-preview.routes.ts';

async function requestPreview(url: string, isMailPreviewEnabled = true) {
  const app = fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(mailPreviewRoutes, { siteUrl: 'https://g.example', isMailPreviewEnabled });
  const answer = await app.inject({ url });
  await app.close();
  return answer;
}

const subjects = createMailSamples('https://g.example').map(({ subject }) => subject);

test('shows every mail with styles but without scripts', async () => {
  const answer = await requestPreview('/api/mail-preview');
  for (const subject of subjects) expect(answer.body).toContain(`<h2>${subject}</h2>`);
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  expect(answer.headers['content-security-policy']).not.toContain('script-src');
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

test('answers 404 for unknown numbers, and with a real mail server', async () => {
  expect((await requestPreview(`/api/mail-preview/${subjects.length}/html`)).statusCode).toBe(404);
  expect((await requestPreview('/api/mail-preview/x/html')).statusCode).toBe(400);
  expect((await requestPreview('/api/mail-preview', false)).statusCode).toBe(404);
});
