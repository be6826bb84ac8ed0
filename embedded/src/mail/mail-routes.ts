import type { FastifyInstance } from 'fastify';
import { isSentTo, type CaughtMail } from './caught-mail.ts';
import { mailHtmlPolicy } from './mail-page.ts';
import type { Mailbox } from './mailbox.ts';

function createSummary({ id, receivedAt, from, to, recipients, subject }: CaughtMail): object {
  return { id, receivedAt, from, to, recipients, subject };
}

/**
 * Serves caught mails as JSON: `/mail` lists all mails, newest first; `/mail?to=` lists the mails
 * to one email address; `/mail/:id` and `/mail/:id/html` serve one mail.
 */
export async function mailRoutes(
  app: FastifyInstance,
  { mailbox }: { readonly mailbox: Mailbox },
): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.get<{ Querystring: { to?: string | string[] } }>('/mail', async (request) => {
    const to = [request.query.to ?? []].flat().at(-1);
    const mails = mailbox.mails.filter((mail) => to === undefined || isSentTo(mail, to));
    return { mails: mails.map(createSummary) };
  });
  app.delete('/mail', async (_request, reply) => {
    await mailbox.clear();
    return reply.code(204).send();
  });
  app.get<{ Params: { id: string } }>('/mail/:id', async (request, reply) => {
    const mail = mailbox.find(request.params.id);
    return mail ?? reply.code(404).send({ error: 'Not Found' });
  });
  app.get<{ Params: { id: string } }>('/mail/:id/html', async (request, reply) => {
    const mail = mailbox.find(request.params.id);
    if (!mail) return reply.code(404).send({ error: 'Not Found' });
    reply.header('content-security-policy', mailHtmlPolicy);
    return reply.type('text/html; charset=utf-8').send(mail.html);
  });
}
