import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Logger } from '@gruenland/shared-contracts/logger.ts';
import type { Mailbox } from './mailbox.ts';

const MAX_MAIL_BYTES = 25 * 1024 * 1024;

export interface SmtpCatcher {
  readonly port: number;
  close(): Promise<void>;
}

async function readAll(stream: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

async function storeMail(
  mailbox: Mailbox,
  stream: SMTPServerDataStream,
  { envelope }: SMTPServerSession,
): Promise<void> {
  const rawMail = await readAll(stream);
  if (stream.sizeExceeded) {
    throw Object.assign(new Error('Message too large'), { responseCode: 552 });
  }
  await mailbox.add(rawMail, {
    sender: envelope.mailFrom ? envelope.mailFrom.address : '',
    recipients: envelope.rcptTo.map(({ address }) => address),
  });
}

/**
 * Starts an SMTP server that accepts every mail, with neither login nor encryption, and adds it to
 * the mailbox.
 */
export async function startSmtpCatcher(
  host: string,
  port: number,
  mailbox: Mailbox,
  log: Logger,
): Promise<SmtpCatcher> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: MAX_MAIL_BYTES,
    maxClients: 50,
    closeTimeout: 2000,
    banner: 'Postausgang',
    onData: (stream, session, callback) => {
      storeMail(mailbox, stream, session).then(
        () => callback(),
        (error: Error) => {
          log.warn({ err: error }, 'receiving a mail failed');
          callback(error);
        },
      );
    },
  });
  const { promise: failed, reject } = Promise.withResolvers<never>();
  server.once('error', reject);
  server.listen(port, host);
  await Promise.race([once(server.server, 'listening'), failed]);
  server.off('error', reject);
  server.on('error', (error) => log.warn({ err: error }, 'mail connection failed'));
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
