import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { mailRoutes } from '#mail/mail-routes.ts';
import { Mailbox } from '#mail/mailbox.ts';
import { mailPageRoutes } from '#mail/mail-page-routes.ts';
import { startSmtpCatcher } from '#mail/smtp-catcher.ts';
import type { EmbeddedConfig } from './config.ts';
import type { HealthSources } from './health.ts';

/**
 * Adds the mail catcher with its pages. @returns function that returns the status of the mail
 * catcher
 */
export async function addMailService(
  app: FastifyInstance,
  config: EmbeddedConfig,
): Promise<HealthSources['mail']> {
  const mailbox = await Mailbox.open(join(config.DATA_DIR, 'mail'), config.MAIL_LIMIT);
  const smtp = await startSmtpCatcher(config.EMBEDDED_HOST, config.SMTP_PORT, mailbox, app.log);
  app.addHook('onClose', () => smtp.close());
  await app.register(mailRoutes, { mailbox });
  await app.register(mailPageRoutes, { mailbox });
  return () => ({ port: smtp.port, mails: mailbox.mails.length });
}
