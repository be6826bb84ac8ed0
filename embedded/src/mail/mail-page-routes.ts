import type { FastifyInstance } from 'fastify';
import { mailHtml, mailHtmlPolicy, mailPage, missingMailPage, mailListPage } from './mail-page.ts';
import type { Mailbox } from './mailbox.ts';
import { mailPagePolicy } from './mail-page-style.ts';

/**
 * The HTML pages of the mail catcher: `/postausgang`, `/postausgang/:id` and the HTML part for its
 * frame.
 */
export async function mailPageRoutes(
  app: FastifyInstance,
  { mailbox }: { readonly mailbox: Mailbox },
): Promise<void> {
  app.addHook('onRequest', async (_request, reply) => {
    reply
      .header('cache-control', 'no-store')
      .header('content-security-policy', mailPagePolicy)
      .header('referrer-policy', 'no-referrer')
      .header('x-content-type-options', 'nosniff')
      .type('text/html; charset=utf-8');
  });
  app.get('/postausgang', async () => mailListPage(mailbox.mails));
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
