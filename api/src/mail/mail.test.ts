import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { createMailSamples } from '#modules/mail-preview/create-mail-samples.ts';
import { modules } from '#modules.ts';
import { waitForConfirmationCode, createEmail, register } from '#testing/people.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { waitUntil } from '#testing/wait-until.ts';

import { renderMail } from './mail-layout.ts';
import { createMailer } from './mailer.ts';
import { openSentMails } from './sent-mails.ts';

const samples = createMailSamples(modules, 'https://g.example');

describe('mails', () => {
  test.each(samples.map((content) => [content.subject, content] as const))(
    '"%s" has the same content as text and HTML, escaped, without exclamation marks',
    (_, content) => {
      const { subject, text, html } = renderMail(content);
      expect(subject + text).not.toContain('!');
      expect(html).not.toContain('<Ohlsen>');
      const htmlText = html
        .replaceAll(/<[^>]+>/gu, ' ')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&');
      for (const expectedText of [content.greeting, ...content.paragraphs, ...content.notes]) {
        expect(text).toContain(expectedText);
        expect(htmlText).toContain(expectedText);
      }
      const url = content.action?.url ?? '';
      expect(text).toContain(url);
      expect(html).toContain(url.replaceAll('&', '&amp;'));
    },
  );

  test('load no external resources', () => {
    for (const content of samples)
      expect(renderMail(content).html).not.toMatch(/<img|<script|src=|url\(/u);
  });
});

describe('sending', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api?.end());

  test('retries a temporary rejection and delivers once', async () => {
    api.mails.isRefusingAll = true;
    const email = createEmail('spaeter');
    await register(api, email);
    await waitUntil('a failed try', async () => {
      const { rows } = await api.database.pool.query(
        `SELECT 1 FROM tasks j JOIN users u ON u.id = j.payload->>'userId'
         WHERE u.email = $1 AND j.last_error IS NOT NULL`,
        [email],
      );
      return rows.length > 0;
    });
    expect(api.mails.to(email)).toEqual([]);
    api.mails.isRefusingAll = false;
    expect(await waitForConfirmationCode(api, email)).toMatch(/^[\w-]{43}$/u);
    await waitUntil('all done', async () => {
      const { rows } = await api.database.pool.query(`SELECT 1 FROM tasks WHERE state <> 'done'`);
      return rows.length === 0;
    });
    expect(api.mails.to(email)).toHaveLength(1);
    const id = /Message-ID: <[0-9A-Z]{26}@gruenland\.example>/u;
    expect(api.mails.to(email)[0]?.headers).toMatch(id);
  });

  test('uses one connection for many mails', async () => {
    const mailer = createMailer(
      api.mails.url,
      'a@b.example',
      openSentMails(api.database.drizzle, api.dataDir),
    );
    const countBefore = api.mails.countConnections();
    const to = createEmail('viele');
    for (const [index, sample] of samples.slice(0, 5).entries())
      await mailer.send({ ...renderMail(sample), to, id: `many-${index}` });
    mailer.close();
    expect(api.mails.to(to)).toHaveLength(5);
    expect(api.mails.countConnections() - countBefore).toBe(1);
  });

  test('reports whether the server is reachable', async () => {
    const reachableMailer = createMailer(
      api.mails.url,
      'a@b.example',
      openSentMails(api.database.drizzle, api.dataDir),
    );
    const unreachableMailer = createMailer(
      'smtp://127.0.0.1:1',
      'a@b.example',
      openSentMails(api.database.drizzle, api.dataDir),
    );
    expect([await reachableMailer.isReachable(), await unreachableMailer.isReachable()]).toEqual([
      true,
      false,
    ]);
    reachableMailer.close();
    unreachableMailer.close();
  });
});
