import type { FastifyInstance } from 'fastify';
import { mailHtml, mailHtmlPolicy, mailPage, missingMailPage, outboxPage } from './mail-page.ts';
import type { Mailbox } from './mailbox.ts';
import { outboxPolicy } from './outbox-style.ts';

/** The readable outbox: `/postausgang`, `/postausgang/:id` and the mail's HTML for its frame. */
export async function outboxRoutes(
  app: FastifyInstance,
  { mailbox }: { readonly mailbox: Mailbox },
): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', outboxPolicy)
      .header('referrer-policy', 'no-referrer')
      .header('x-content-type-options', 'nosniff')
      .type('text/html; charset=utf-8');
  });
  app.get('/postausgang', async () => outboxPage(mailbox.mails));
  app.get<{ Params: { id: string } }>('/postausgang/:id', async (request, reply) => {
    const mail = mailbox.find(request.params.id);
    return mail ? mailPage(mail) : reply.code(404).send(missingMailPage());
  });
  app.get<{ Params: { id: string } }>('/postausgang/:id/html', async (request, reply) => {
    const mail = mailbox.find(request.params.id);
    if (!mail) return reply.code(404).send(missingMailPage());
    return reply.header('content-security-policy', mailHtmlPolicy).send(mailHtml(mail));
  });
}
