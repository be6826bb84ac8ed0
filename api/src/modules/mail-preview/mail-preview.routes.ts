import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { renderMail } from '#mail/mail-layout.ts';
import { mailSamples } from '#mail/mail-samples.ts';
import { Problem } from '#problem.ts';

export interface MailPreviewParts {
  readonly siteUrl: string;
  /** Only beside the embedded database: nothing of this is for visitors. */
  readonly mailPreview: boolean;
}

const root = '/api/mail-preview';

/** Mails bring their styles in attributes, as mail programs want them; nothing else is let in. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'; " +
  "base-uri 'none'; form-action 'none'; sandbox allow-same-origin";

/** All mails with invented people, as HTML and as text, linked from the styleguide. */
export async function mailPreviewRoutes(
  app: FastifyInstance,
  parts: MailPreviewParts,
): Promise<void> {
  const { siteUrl, mailPreview } = parts;
  if (!mailPreview) return;
  const mails = mailSamples(siteUrl).map(renderMail);
  app.addHook('onSend', async (_request, reply) => {
    reply.header('content-security-policy', policy).header('x-frame-options', 'SAMEORIGIN');
  });
  app.get(root, { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(overview(mails.map(({ subject }) => subject))),
  );
  app.get<{ Params: { number: string; form: 'html' | 'text' } }>(
    `${root}/:number/:form`,
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

/** Subjects are our own words and those of the samples, all of them free of markup. */
function overview(subjects: readonly string[]): string {
  const parts = subjects.map(
    (subject, number) =>
      `<section><h2>${subject}</h2><p><a href="${root}/${number}/html">als HTML</a>, ` +
      `<a href="${root}/${number}/text">als Text</a></p>` +
      `<iframe title="${subject}" src="${root}/${number}/html" width="640" height="480"></iframe></section>`,
  );
  return (
    '<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="robots" content="noindex">' +
    '<meta name="viewport" content="width=device-width"><title>Mails</title></head><body>' +
    `<h1>Mails</h1><p><a href="/_internal/styleguide">Zum Styleguide</a></p>${parts.join('')}</body></html>`
  );
}
