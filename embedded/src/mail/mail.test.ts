import { connect } from 'node:net';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { createTransport } from 'nodemailer';
import { createTemporaryFolder, type TemporaryFolder } from '#test/temporary-folder.ts';
import { mailRoutes } from './mail-routes.ts';
import { Mailbox } from './mailbox.ts';
import { mailPageRoutes } from './mail-page-routes.ts';
import { startSmtpCatcher, type SmtpCatcher } from './smtp-catcher.ts';

const MAX_MAILS = 3;
const silentLogger = { info: () => undefined, warn: () => undefined, error: () => undefined };

let folder: TemporaryFolder;
let mailbox: Mailbox;
let smtp: SmtpCatcher;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await createTemporaryFolder();
  mailbox = await Mailbox.open(folder.path, MAX_MAILS);
  smtp = await startSmtpCatcher('127.0.0.1', 0, mailbox, silentLogger);
  app = Fastify();
  await app.register(mailRoutes, { mailbox });
  await app.register(mailPageRoutes, { mailbox });
});
afterAll(async () => {
  await Promise.all([smtp.close(), app.close()]);
  await folder.remove();
});
beforeEach(() => mailbox.clear());

async function sendMail(fields: Record<string, unknown>): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port: smtp.port, ignoreTLS: true });
  await transport.sendMail({ from: 'Grünland <post@example.org>', text: 'Guten Tag', ...fields });
  transport.close();
}

const fetchJson = async (url: string) => (await app.inject({ url })).json();

/** Sends raw SMTP lines and returns the whole reply of the server. */
function sendSmtpLines(lines: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(smtp.port, '127.0.0.1');
    const remainingLines = [...lines];
    let output = '';
    socket.setTimeout(5000, () => socket.destroy(new Error('no answer')));
    socket.on('data', (data) => {
      output += data.toString();
      // Waits for the last line of the reply, the only line with a space after the reply code.
      if (!/^\d{3} .*\r\n$/mu.test(output.split('\r\n').slice(-2).join('\r\n'))) return;
      const nextLine = remainingLines.shift();
      if (nextLine !== undefined) socket.write(`${nextLine}\r\n`);
    });
    socket.on('close', () => resolve(output));
    socket.on('error', reject);
  });
}

describe('catching', () => {
  test('parses a mail with umlauts, text, HTML and attachment', async () => {
    await sendMail({
      to: 'Jörg Müller <joerg@example.org>, b@example.org',
      bcc: 'still@example.org',
      subject: 'Ihre Anzeige „Heu“',
      text: 'Grüße',
      html: '<p>Grüße</p>',
      attachments: [{ filename: 'rechnung.txt', content: 'x' }],
    });
    const { mails } = await fetchJson('/mail');
    expect(mails).toEqual([
      {
        id: expect.any(String),
        receivedAt: expect.any(String),
        from: { name: 'Grünland', address: 'post@example.org' },
        to: [
          { name: 'Jörg Müller', address: 'joerg@example.org' },
          { name: '', address: 'b@example.org' },
        ],
        recipients: ['joerg@example.org', 'b@example.org', 'still@example.org'],
        subject: 'Ihre Anzeige „Heu“',
      },
    ]);
    const mail = await fetchJson(`/mail/${mails[0].id}`);
    expect(mail.text.trim()).toBe('Grüße');
    expect(mail.html).toContain('<p>Grüße</p>');
    expect(mail.attachments).toEqual([{ name: 'rechnung.txt', type: 'text/plain', bytes: 1 }]);
    expect(mail.headers).toContainEqual({ name: 'mime-version', value: '1.0' });
    const html = await app.inject({ url: `/mail/${mails[0].id}/html` });
    expect(html.headers['content-type']).toContain('text/html');
    expect(html.headers['content-security-policy']).toContain('sandbox');
    expect(html.body).toContain('<p>Grüße</p>');
  });

  test('lists mails newest first, filtered by recipient including Bcc', async () => {
    await sendMail({ to: 'a@example.org', subject: 'eins' });
    await sendMail({ to: 'b@example.org', bcc: 'A@example.org', subject: 'zwei' });
    await sendMail({ to: 'c@example.org', subject: 'drei' });
    const subjects = async (query: string) =>
      (await fetchJson(`/mail${query}`)).mails.map(({ subject }: { subject: string }) => subject);
    expect(await subjects('')).toEqual(['drei', 'zwei', 'eins']);
    expect(await subjects('?to=a@example.org')).toEqual(['zwei', 'eins']);
    expect(await subjects('?to=x&to=C%40EXAMPLE.ORG')).toEqual(['drei']);
    expect(await subjects('?to=nobody@example.org')).toEqual([]);
  });

  test('offers plain SMTP without login and encryption', async () => {
    const output = await sendSmtpLines([
      'EHLO test',
      'MAIL FROM:<>',
      'RCPT TO:<a@example.org>',
      'DATA',
      'Subject: von Hand\r\n\r\nText\r\n.',
      'QUIT',
    ]);
    expect(output).not.toMatch(/AUTH|STARTTLS/u);
    expect((await fetchJson('/mail')).mails[0]).toMatchObject({
      subject: 'von Hand',
      recipients: ['a@example.org'],
    });
  });

  test('drops a duplicate to the same recipients, like mail systems do', async () => {
    const messageId = '<01KABCDEFGHJKMNPQRSTVWXYZ0@gruenland.example>';
    const firstMail = { to: 'a@example.org', subject: 'eins', messageId };
    await Promise.all([sendMail(firstMail), sendMail(firstMail)]);
    await sendMail(firstMail);
    await sendMail({ to: 'b@example.org', subject: 'eins', messageId });
    const { mails } = await fetchJson('/mail');
    expect(mails.map(({ recipients }: { recipients: string[] }) => recipients)).toEqual([
      ['b@example.org'],
      ['a@example.org'],
    ]);
  });

  test('keeps a malformed mail unchanged', async () => {
    await mailbox.add(Buffer.from([0xff, 0x00, 0x0a]), {
      sender: '',
      recipients: ['a@example.org'],
    });
    expect((await fetchJson('/mail')).mails[0]).toMatchObject({ subject: '', to: [] });
  });
});

describe('storage', () => {
  test('keeps a limited number of mails, also on disk and across a restart', async () => {
    for (const subject of ['1', '2', '3', '4']) await sendMail({ to: 'a@example.org', subject });
    expect(mailbox.mails.map(({ subject }) => subject)).toEqual(['4', '3', '2']);
    expect(await readdir(folder.path)).toHaveLength(MAX_MAILS);
    const reopenedMailbox = await Mailbox.open(folder.path, 2);
    expect(reopenedMailbox.mails.map(({ subject }) => subject)).toEqual(['4', '3']);
    expect(await readdir(folder.path)).toHaveLength(2);
  });

  test('drops unreadable files after a restart', async () => {
    const separateFolder = await createTemporaryFolder();
    await separateFolder.write({
      'x.json': '{',
      'y.json.tmp': '',
      'z.json': '{"envelope":{},"raw":""}',
    });
    expect((await Mailbox.open(separateFolder.path, 5)).mails).toEqual([]);
    expect(await readdir(separateFolder.path)).toEqual([]);
    await separateFolder.remove();
  });

  test('deletes all mails on request', async () => {
    await sendMail({ to: 'a@example.org' });
    expect((await app.inject({ method: 'DELETE', url: '/mail' })).statusCode).toBe(204);
    expect((await fetchJson('/mail')).mails).toEqual([]);
    expect(await readdir(join(folder.path))).toEqual([]);
  });

  test('answers 404 for an unknown mail', async () => {
    for (const url of ['/mail/x', '/mail/x/html', '/postausgang/x', '/postausgang/x/html']) {
      expect((await app.inject({ url })).statusCode).toBe(404);
    }
  });
});

describe('mail pages', () => {
  test('lists mails with relative links that work under any prefix', async () => {
    expect((await app.inject({ url: '/postausgang' })).body).toContain('Noch keine Nachrichten.');
    await sendMail({ to: 'a@example.org', subject: '<script>alert(1)</script>' });
    const { body, headers } = await app.inject({ url: '/postausgang' });
    const id = mailbox.mails[0]?.id;
    expect(body).toContain(`href="postausgang/${id}"`);
    expect(body).not.toMatch(/(?:href|src)="\//u);
    expect(body).toContain('&lt;script&gt;');
    expect(body).not.toContain('<script>');
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/u);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('shows a mail with links, and its HTML in a sandboxed frame', async () => {
    await sendMail({
      to: 'a@example.org',
      subject: 'Bestätigen',
      text: 'Hier: http://localhost:3000/registrieren/bestaetigen?token=x',
      html: '<a href="http://localhost:3000/x">Hier</a><script>alert(1)</script>',
    });
    const id = mailbox.mails[0]?.id ?? '';
    const { body } = await app.inject({ url: `/postausgang/${id}` });
    expect(body).toContain('href="http://localhost:3000/registrieren/bestaetigen?token=x"');
    expect(body).toContain(`<iframe src="${id}/html"`);
    expect(body).toContain('href="../postausgang"');
    expect(body).not.toContain('alert(1)');
    const frameResponse = await app.inject({ url: `/postausgang/${id}/html` });
    const policy = String(frameResponse.headers['content-security-policy']);
    expect(policy).toMatch(/^sandbox/u);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('allow-scripts');
    expect(frameResponse.body).toContain('<base target="_blank">');
  });
});
