import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { renderMail } from '#mail/mail-layout.ts';
import type { MailContent } from '#mail/mail-layout.ts';
import { Problem } from '#problem.ts';

export interface MailPreviewRouteOptions {
  readonly samples: readonly MailContent[];
}

const rootPath = '/api/mail-preview';

/**
 * Content-Security-Policy of the preview. It allows style attributes, which mails need, and blocks
 * scripts.
 */
const contentSecurityPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'; " +
  "base-uri 'none'; form-action 'none'; sandbox allow-same-origin";

/**
 * Registers the endpoints that show all sample mails as HTML and text. The style guide links to
 * them.
 */
export async function mailPreviewRoutes(
  app: FastifyInstance,
  { samples }: MailPreviewRouteOptions,
): Promise<void> {
  const mails = samples.map(renderMail);
  app.addHook('onSend', async (_request, reply) => {
    reply
      .header('content-security-policy', contentSecurityPolicy)
      .header('x-frame-options', 'SAMEORIGIN');
  });
  app.get(rootPath, { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .send(renderOverview(mails.map(({ subject }) => subject))),
  );
  app.get<{ Params: { number: string; form: 'html' | 'text' } }>(
    `${rootPath}/:number/:form`,
    {
      schema: {
        hide: true,
        params: z.object({
          number: z.string().regex(/^\d{1,3}$/u),
          form: z.enum(['html', 'text']),
        }),
      },
    },
    async ({ params: { number, form } }, reply) => {
      const mail = mails[Number(number)];
      if (!mail) throw new Problem('route.not-found');
      return form === 'html'
        ? reply.type('text/html; charset=utf-8').send(mail.html)
        : reply.type('text/plain; charset=utf-8').send(mail.text);
    },
  );
}

/** Lists the sample mails. The subjects are constants without markup, so they need no escaping. */
function renderOverview(subjects: readonly string[]): string {
  const options = subjects.map(
    (subject, number) =>
      `<section><h2>${subject}</h2><p><a href="${rootPath}/${number}/html">als HTML</a>, ` +
      `<a href="${rootPath}/${number}/text">als Text</a></p>` +
      `<iframe title="${subject}" src="${rootPath}/${number}/html" width="640" height="480"></iframe></section>`,
  );
  return (
    '<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="robots" content="noindex">' +
    '<meta name="viewport" content="width=device-width"><title>Mails</title></head><body>' +
    `<h1>Mails</h1><p><a href="/_internal/styleguide">Zum Styleguide</a></p>${options.join('')}</body></html>`
  );
}
