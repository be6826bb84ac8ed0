import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';

/** A received mail. */
export interface CaughtMail {
  readonly to: readonly string[];
  readonly headers: string;
  /** The raw message. */
  readonly source: string;
  /** The decoded plain text part. */
  readonly text: string;
  readonly html: string;
}

/** A small SMTP server that collects mails. */
export interface MailCatcher {
  readonly url: string;
  readonly mails: CaughtMail[];
  /** While true, the server rejects every mail with a temporary error. */
  isRefusingAll: boolean;
  /**
   * Called with each recipient that a client names. @returns milliseconds before the
   * response, by default 0
   */
  onRecipient: (address: string) => number;
  /** The SMTP response for each rejected email address, for example `550 5.1.1 no such user`. */
  readonly rejectionsByEmail: Map<string, string>;
  to(address: string): CaughtMail[];
  /** Returns the number of connections that clients have opened. */
  countConnections(): number;
  close(): Promise<void>;
}

function decodePart(part: string): string {
  const [partHeader = '', ...rest] = part.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (/base64/iu.test(partHeader)) return Buffer.from(body, 'base64').toString('utf8');
  if (!/quoted-printable/iu.test(partHeader)) return body;
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/gu, (_, hex: string) => String.fromCharCode(Number(`0x${hex}`)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function parseMail(rawMail: string, recipients: readonly string[]): CaughtMail {
  const headers = rawMail.slice(0, rawMail.indexOf('\r\n\r\n'));
  // In a mail with attachments, the text parts are inside another multipart part with a boundary of
  // its own.
  const boundaries = [...rawMail.matchAll(/boundary="?([^"\r\n;]+)/giu)].map(
    ([, name]) => name ?? '',
  );
  const parts = boundaries.reduce<string[]>(
    (pieces, boundary) => pieces.flatMap((piece) => piece.split(`--${boundary}`)),
    [rawMail],
  );
  const findPart = (type: string) =>
    parts.find((part) => part.trimStart().startsWith(`Content-Type: ${type}`));
  return {
    to: recipients,
    source: rawMail,
    headers: headers.replaceAll(/\r\n[ \t]+/gu, ' '),
    text: decodePart(findPart('text/plain')?.trimStart() ?? ''),
    html: decodePart(findPart('text/html')?.trimStart() ?? ''),
  };
}

/**
 * Handles an SMTP connection. Reads commands line by line until DATA, then the message until the
 * line that contains only a dot.
 */
function handleConnection(
  socket: Socket,
  catcher: Omit<MailCatcher, 'url' | 'to' | 'countConnections' | 'close'>,
): void {
  let buffer = '';
  let recipients: string[] = [];
  let isReadingData = false;
  const sendLine = (line: string) => socket.write(`${line}\r\n`);

  const handleCommand = (line: string) => {
    if (/^(EHLO|HELO)/iu.test(line)) return sendLine('250 catcher');
    if (/^(MAIL FROM:|RSET)/iu.test(line)) recipients = [];
    if (/^RCPT TO:/iu.test(line)) {
      const address = /<(.*)>/u.exec(line)?.[1] ?? '';
      const refusal = catcher.rejectionsByEmail.get(address);
      if (refusal) return sendLine(refusal);
      recipients.push(address);
      const delayMs = catcher.onRecipient(address);
      if (delayMs > 0) return setTimeout(sendLine, delayMs, '250 ok');
    }
    if (/^QUIT/iu.test(line)) return socket.end('221 bye\r\n');
    if (/^DATA/iu.test(line)) {
      if (catcher.isRefusingAll) return sendLine('451 try later');
      isReadingData = true;
      return sendLine('354 go on');
    }
    return sendLine('250 ok');
  };

  socket.on('error', () => undefined);
  socket.on('data', (chunk) => {
    buffer += chunk.toString('latin1');
    for (;;) {
      const messageEnd = buffer.indexOf(isReadingData ? '\r\n.\r\n' : '\r\n');
      if (messageEnd < 0) return;
      const piece = buffer.slice(0, messageEnd);
      buffer = buffer.slice(messageEnd + (isReadingData ? 5 : 2));
      if (isReadingData) {
        catcher.mails.push(parseMail(piece.replaceAll('\r\n..', '\r\n.'), recipients));
        recipients = [];
        isReadingData = false;
        sendLine('250 kept');
      } else handleCommand(piece);
    }
  });
  sendLine('220 catcher');
}

export async function startMailCatcher(): Promise<MailCatcher> {
  const sockets = new Set<Socket>();
  const state = {
    mails: [] as CaughtMail[],
    isRefusingAll: false,
    onRecipient: () => 0,
    rejectionsByEmail: new Map<string, string>(),
  };
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    handleConnection(socket, catcher);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const catcher: MailCatcher = Object.assign(state, {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    countConnections: () => sockets.size,
    to: (address: string) => catcher.mails.filter((mail) => mail.to.includes(address)),
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  });
  return catcher;
}
