import type { FastifyInstance } from 'fastify';
import {
  renderMailHtml,
  mailHtmlPolicy,
  renderMailPage,
  renderMissingMailPage,
  renderMailListPage,
} from './mail-page.ts';
import type { Mailbox } from './mailbox.ts';
import { mailPagePolicy } from './mail-page-style.ts';

/**
 * Serves the HTML pages of the mail catcher: `/postausgang`, `/postausgang/:id`, and the HTML part
 * of a mail, which `/postausgang/:id` shows in a frame.
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
  app.get('/postausgang', async () => renderMailListPage(mailbox.mails));
  app.get<{ Params: { id: string } }>('/postausgang/:id', async (request, reply) => {
    const mail = mailbox.find(request.params.id);
    return mail ? renderMailPage(mail) : reply.code(404).send(renderMissingMailPage());
  });
  app.get<{ Params: { id: string } }>('/postausgang/:id/html', async (request, reply) => {
    const mail = mailbox.find(request.params.id);
    if (!mail) return reply.code(404).send(renderMissingMailPage());
    return reply.header('content-security-policy', mailHtmlPolicy).send(renderMailHtml(mail));
  });
}
