import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { mailRules } from '#queue/mail-rules.ts';
import { startContentServer } from '#testing/content-server.ts';
import type { ContentServer } from '#testing/content-server.ts';
import { createEventInput } from '#testing/event-input.ts';
import { createMailTriggers } from '#testing/mail-triggers.ts';
import type { LimitedMailKind } from '#testing/mail-triggers.ts';
import { freeText } from '#testing/market-mail-triggers.ts';
import { createEmail, register, registerPerson, waitForCode } from '#testing/people.ts';
import { runSql, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { waitForTasks } from '#testing/wait-for-tasks.ts';

let api: TestApi;
let content: ContentServer;
beforeAll(async () => {
  content = await startContentServer();
  const prizeDrawBlock = {
    _uid: 'g1',
    component: 'prize_draw',
    title: 'Adventsgewinnspiel',
    prizes: 'Ein Obstbaum',
    terms: 'Teilnahme ab 18.',
    endsAt: '2099-12-24 00:00',
  };
  content.stories.set('gewinnspiel', { component: 'page', body: [prizeDrawBlock] });
  api = await startTestApi({ CONTENT_ENDPOINT: content.endpoint });
});
afterAll(async () => {
  await api?.end();
  await content?.close();
});

const limitedMailKinds = Object.entries(mailRules).flatMap(([kind, purpose]) =>
  purpose === 'proven' ? [] : [kind as LimitedMailKind],
);

describe('security findings 3 and 4, api finding F18: mail to others', () => {
  test.each(limitedMailKinds)(
    '%s: at most three an hour to one address, without free text',
    async (kind) => {
      const email = createEmail(kind.replace('mail.', ''));
      const triggerMail = await createMailTriggers(api, content)[kind](email);
      await waitForTasks(api);
      const earlierMailCount = api.mails.to(email).length;
      const listNewMails = () => api.mails.to(email).slice(earlierMailCount);
      for (let callIndex = 0; callIndex < 5; callIndex += 1) await triggerMail();
      await waitForTasks(api);
      expect(listNewMails()).toHaveLength(3);
      for (const { headers, text } of listNewMails()) {
        expect(headers + text).not.toContain(freeText);
      }
      await runSql(api, `UPDATE throttles SET window_ends_at = now()`);
      await triggerMail();
      await waitForTasks(api);
      expect(listNewMails()).toHaveLength(4);
    },
  );

  test('an event of a guest does not store an address over its limit', async () => {
    const [submitterEmail, floodedEmail] = [createEmail('eigene'), createEmail('fremde')];
    const path = '/api/events/own';
    const saveDraft = async (): Promise<string> =>
      (await api.post(`${path}/draft`, createEventInput())).json().code;
    const submit = (code: string, email: string) => api.post(`${path}/submit`, { code, email });
    for (let i = 0; i < 3; i += 1) await submit(await saveDraft(), floodedEmail);
    const code = await saveDraft();
    await submit(code, submitterEmail);
    const linkCode = await waitForCode(api, submitterEmail, '/veranstaltungen/bestaetigen');
    expect((await submit(code, floodedEmail)).statusCode).toBe(429);
    // The link in the mail to the earlier address still confirms the event.
    expect((await api.post(`${path}/confirm`, { code: linkCode })).statusCode).toBe(200);
  });

  test('the window moves with each mail, so that no hour contains more than three', async () => {
    const email = createEmail('fenster');
    await register(api, email);
    await runSql(api, `UPDATE throttles SET window_ends_at = now() + interval '1 second'`);
    await register(api, email);
    const { rows } = await api.database.pool.query(
      `SELECT max(window_ends_at) > now() + interval '50 minutes' AS moved FROM throttles`,
    );
    expect(rows).toEqual([{ moved: true }]);
  });

  test('an address with a suffix is the same mailbox', async () => {
    for (const suffix of ['', '+a', '+b', '+c', '+d'])
      await register(api, `opa${suffix}@hof.example`);
    await waitForTasks(api);
    expect(api.mails.mails.filter(({ to }) => to[0]?.startsWith('opa'))).toHaveLength(3);
  });

  test('security finding 9: spellings that Gmail delivers to one mailbox count together', async () => {
    const emailSpellings = [
      'omaschmidt@gmail.com',
      'oma.schmidt@gmail.com',
      'o.m.a.schmidt+abo@gmail.com',
      'omaschmidt@googlemail.com',
      'OMA.Schmidt@GoogleMail.com',
    ];
    for (const emailSpelling of emailSpellings) await register(api, emailSpelling);
    await waitForTasks(api);
    expect(api.mails.mails.filter(({ to }) => to[0]?.includes('schmidt'))).toHaveLength(3);
    // Only Gmail ignores dots: at other providers, these are two mailboxes.
    for (const email of ['oma.b@hof.example', 'omab@hof.example']) await register(api, email);
    await waitForTasks(api);
    for (const email of ['oma.b@hof.example', 'omab@hof.example'])
      expect(api.mails.to(email)).toHaveLength(1);
  });
});

describe('security finding 6: a request over the mail limit is refused, not dropped', () => {
  test.each([
    'mail.job-application',
    'mail.registration',
    'mail.job-posting',
    'mail.event',
  ] as const)('%s', async (kind) => {
    const sendRequest = await createMailTriggers(api, content)[kind](createEmail('gast'));
    const responses = [];
    for (let callIndex = 0; callIndex < 4; callIndex += 1) {
      responses.push((await sendRequest()) as Awaited<ReturnType<TestApi['post']>>);
    }
    expect(responses.map(({ statusCode }) => statusCode < 300)).toEqual([true, true, true, false]);
    expect(responses[3]?.json()).toMatchObject({ code: 'request.rate-limited' });
  });
});

describe('security finding 9: one purpose cannot use up the mails of another', () => {
  test('password resets for an unknown address do not block its registration', async () => {
    const email = createEmail('neu');
    for (let callIndex = 0; callIndex < 8; callIndex += 1)
      await api.post('/api/auth/forgot-password', { email });
    await registerPerson(api, email);
    expect(api.mails.to(email)).toHaveLength(1);
  });

  test('a refused registration mail still voids the links of earlier registrations', async () => {
    const email = createEmail('fremd');
    const ownerRegistration = { password: 'Eigenes-Passwort-77', displayName: 'Echte Anna' };
    for (let callIndex = 0; callIndex < 3; callIndex += 1) await register(api, email);
    await waitForTasks(api);
    await register(api, email, ownerRegistration);
    const tokens = api.mails
      .to(email)
      .flatMap(({ text }) => /code=([\w-]+)/u.exec(text)?.[1] ?? []);
    expect(tokens).toHaveLength(3);
    for (const token of tokens) {
      expect((await api.post('/api/auth/confirm', { token })).statusCode).toBe(400);
    }
  });
});
