import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { createEmail } from '#testing/people.ts';
import { runSql, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';
import { waitForTasks } from '#testing/wait-for-tasks.ts';

import { findReceiptTask } from './staff/case.repository.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

/** Declares a cancellation and waits for its mail. @returns the code of the receipt */
async function declareCancellation(changedFields: object): Promise<string> {
  const declaration = { manner: 'ordinary', name: 'Anna Acker', contract: 'Jahresabo' };
  const response = await api.post('/api/contracts/cancellations', {
    ...declaration,
    ...changedFields,
  });
  await waitForTasks(api);
  return response.json().code;
}

/** Returns the id of the declaration that a receipt code opens. */
const getDeclarationId = (code: string) => code.split('.')[0] ?? '';

describe('security finding 4: the receipt mail cannot bomb or mislead a stranger', () => {
  test('goes out once per declaration and address, without free text', async () => {
    const email = createEmail('fremd');
    const declaration = {
      email,
      contract: 'Hier entsperren: https://evil.example/',
      manner: 'extraordinary',
      reason: 'Ihr Konto wird gesperrt: https://evil.example/',
    };
    const codes = [];
    for (let i = 0; i < 4; i += 1) codes.push(await declareCancellation(declaration));
    const receipt = await api.sendRequest({ url: `/api/contracts/receipt?code=${codes[3]}` });
    expect(receipt.json().lines).toContainEqual({ name: 'Grund', value: declaration.reason });
    const [mail, ...others] = api.mails.to(email);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Ganzen Inhalt ansehen');
    expect(mail?.source).not.toMatch(/evil|gesperrt|Anna/u);
  });
});

describe('forged declarations cannot suppress the receipt mail of others', () => {
  test('over the mail limit it is delayed, and one mail has all delayed receipts', async () => {
    const email = createEmail('bedraengt');
    for (const contract of ['GL-FALSCH1', 'GL-FALSCH2', 'GL-FALSCH3']) {
      await declareCancellation({ email, contract });
    }
    const firstCode = await declareCancellation({ email, contract: 'GL-EIGEN' });
    const repeatedCode = await declareCancellation({ email, contract: 'GL-EIGEN' });
    const otherCode = await declareCancellation({ email, contract: 'GL-AUCH' });
    const runDelayedTasks = async () => {
      await runSql(api, `UPDATE tasks SET run_at = now() WHERE state = 'waiting'`);
      await waitForTasks(api);
    };
    await runDelayedTasks();
    expect(api.mails.to(email)).toHaveLength(3);
    await runSql(api, `UPDATE throttles SET window_ends_at = now()`);
    const newCode = await declareCancellation({ email, contract: 'GL-NEU' });
    const mail = api.mails.to(email)[3];
    expect(mail?.headers).toMatch(/^Subject: .*Erkl/mu);
    for (const code of [newCode, firstCode, otherCode]) {
      expect(mail?.text.split(`/vertrag-kuendigen/bestaetigt?code=${code}`)).toHaveLength(2);
    }
    expect(mail?.text).not.toContain(repeatedCode);
    await runDelayedTasks();
    expect(api.mails.to(email)).toHaveLength(4);
  });

  test('a repeated attempt to send a mail loses no receipt that was declared meanwhile', async () => {
    const email = createEmail('wiederholt');
    for (const contract of ['GL-1', 'GL-2', 'GL-3']) await declareCancellation({ email, contract });
    const delayedId = getDeclarationId(await declareCancellation({ email, contract: 'GL-4' }));
    await runSql(api, `UPDATE throttles SET window_ends_at = now()`);
    const code = await declareCancellation({ email, contract: 'GL-5' });
    expect(api.mails.to(email)[3]?.text).toContain('GL-4');
    await runSql(api, `UPDATE throttles SET count = 1000`);
    const lateCode = await declareCancellation({ email, contract: 'GL-6' });
    // As if the api had been killed before it recorded that the task of the fourth mail has ended.
    const setMailTask = (change: string) =>
      runSql(
        api,
        `UPDATE tasks SET ${change} WHERE payload ->> 'declarationId' = '${getDeclarationId(code)}'`,
      );
    await setMailTask(`state = 'failed'`);
    const stateForStaff = await findReceiptTask(api.database.drizzle, delayedId);
    expect(stateForStaff).toMatchObject({ state: 'failed' });
    await setMailTask(`state = 'waiting'`);
    await waitForTasks(api);
    await runSql(api, `UPDATE throttles SET window_ends_at = now()`);
    await runSql(api, `UPDATE tasks SET run_at = now() WHERE state = 'waiting'`);
    await waitForTasks(api);
    expect(api.mails.to(email)).toHaveLength(5);
    expect(api.mails.to(email)[4]?.text).toContain(lateCode);
    expect(api.mails.to(email)[4]?.text).not.toContain(code);
  });

  test('to tagged addresses of the same mailbox do not overtake it, and are not lost', async () => {
    const email = createEmail('markiert');
    const createTaggedEmail = (tag: number) => email.replace('@', `+${tag}@`);
    for (const tag of [1, 2, 3, 4]) await declareCancellation({ email: createTaggedEmail(tag) });
    await declareCancellation({ email });
    const endThrottleWindows = () => runSql(api, `UPDATE throttles SET window_ends_at = now()`);
    await endThrottleWindows();
    await declareCancellation({ email: createTaggedEmail(5) });
    expect(api.mails.to(email)).toHaveLength(1);
    expect(api.mails.to(createTaggedEmail(5))).toEqual([]);
    await declareCancellation({ email: createTaggedEmail(6) });
    expect(api.mails.to(createTaggedEmail(4))).toHaveLength(1);
    await endThrottleWindows();
    await runSql(api, `UPDATE tasks SET run_at = now() WHERE state = 'waiting'`);
    await waitForTasks(api);
    for (const tag of [1, 2, 3, 4, 5, 6])
      expect(api.mails.to(createTaggedEmail(tag))).toHaveLength(1);
    expect(api.mails.to(email)).toHaveLength(1);
  });

  test('of equal declarations at the same time one is mailed', async () => {
    const email = createEmail('zugleich');
    await Promise.all(Array.from({ length: 6 }, () => declareCancellation({ email })));
    expect(api.mails.to(email)).toHaveLength(1);
  });

  test('a repeated declaration whose receipt was never mailed gets it', async () => {
    const email = createEmail('vergessen');
    await declareCancellation({ email });
    await declareCancellation({ email });
    expect(api.mails.to(email)).toHaveLength(1);
    await runSql(api, `UPDATE tasks SET state = 'failed' WHERE kind = 'mail.contract-receipt'`);
    await declareCancellation({ email });
    expect(api.mails.to(email)).toHaveLength(2);
  });
});
