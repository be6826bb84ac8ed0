import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { getTableName } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';

import { readConfig } from '#config.ts';
import { createContentReader } from '#content/content-reader.ts';
import { createMailer } from '#mail/mailer.ts';
import { openSentMails } from '#mail/sent-mails.ts';
import { openPhotoStores } from '#modules/photos/open-photo-stores.ts';
import { readPicture, writePicture } from '#modules/messages/message-picture.repository.ts';
import { replacePasswordHash } from '#modules/session/user.repository.ts';
import { encryptedFiles, encryptedTexts } from '#encrypted-contents.ts';
import { createServices } from '#services.ts';
import { newEmail, registerPerson, password, signIn } from '#testing/people.ts';
import { placePrintOrder } from '#testing/print-orders.ts';
import { silent } from '#testing/silent-log.ts';
import { createIpAddress, shiftTime, startTestApi, testEnvironment } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

import { reencrypt } from './reencrypt.ts';
import { createEncryption } from './encrypt.ts';

/** The api with the old secret. Services with other secrets use the database of this api. */
let api: TestApi;
let before: string;
const after = 'the-secret-that-takes-the-place-of-it';
beforeAll(async () => {
  api = await startTestApi();
  before = testEnvironment('', '')['AUTH_SECRET'] ?? '';
});
afterAll(() => api?.end());

/** Creates the services of an api that starts with other secrets. */
async function createServicesWithSecrets(secrets: Record<string, string>) {
  const { dataDir, database, mails } = api;
  const config = readConfig(testEnvironment(dataDir, mails.url, secrets));
  const mailer = createMailer(config.smtpUrl, config.mailFrom, openSentMails(dataDir));
  const photoPlaces = await openPhotoStores({ dataDir, bucket: null });
  const readContent = createContentReader(config.content);
  return createServices({ config, database, mailer, log: silent, photoPlaces, readContent });
}

/**
 * `withBoth` is the state during the rotation, `withNewOne` the state after the old secret was
 * removed.
 */
const withBoth = () =>
  createServicesWithSecrets({ DATA_SECRET: after, DATA_SECRETS_ACCEPTED: before });
const withNewOne = () => createServicesWithSecrets({ DATA_SECRET: after });

async function logIn(
  services: ReturnType<typeof createServicesWithSecrets>,
  email: string,
  code?: string,
) {
  const origin = { ipAddress: createIpAddress(), userAgent: 'test', currentToken: undefined };
  const { user } = await (await services).logins.logIn({ email, password, code }, origin);
  return user.email;
}

describe('rotating DATA_SECRET', () => {
  test('users sign in during the rotation, and afterwards without the old secret', async () => {
    const [presentPerson, absentPerson] = [await registerPerson(api), await registerPerson(api)];
    await expect(logIn(withNewOne(), presentPerson)).rejects.toMatchObject({
      code: 'login.failed',
    });
    expect(await logIn(withBoth(), presentPerson)).toBe(presentPerson);
    expect(await logIn(withNewOne(), presentPerson)).toBe(presentPerson);
    // A user who did not sign in during the rotation must reset the password.
    await expect(logIn(withNewOne(), absentPerson)).rejects.toMatchObject({ code: 'login.failed' });
  });

  test('a wrong password is rejected, and a late renewal does not undo a password change', async () => {
    const email = await registerPerson(api);
    const { logins } = await withBoth();
    const origin = { ipAddress: createIpAddress(), userAgent: 'test', currentToken: undefined };
    const wrong = logins.logIn({ email, password: 'Klee-und-Weizen-8' }, origin);
    await expect(wrong).rejects.toMatchObject({ code: 'login.failed' });
    const { pool, drizzle } = api.database;
    const { rows } = await pool.query('SELECT id FROM users WHERE email = $1', [email]);
    await replacePasswordHash(drizzle, rows[0].id, 'of a moment ago', 'from a late request');
    expect(await logIn(withBoth(), email)).toBe(email);
  });

  test('TOTP codes stay valid; recovery codes are valid while the old secret is accepted', async () => {
    const email = await registerPerson(api);
    const cookie = await signIn(api, email);
    const act = async (what: string, body = {}) =>
      (await api.post(`/api/account/second-factor/${what}`, body, { cookie })).json();
    const { secret } = await act('setup');
    const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
    const { codes } = await act('confirm', { code: app.generate() });
    expect(await logIn(withBoth(), email, codes[0])).toBe(email);
    await expect(logIn(withBoth(), email, codes[0])).rejects.toMatchObject({ code: 'code.wrong' });
    const encryption = createEncryption([after, before]);
    await reencrypt(api.database.drizzle, encryption, encryptedTexts, encryptedFiles);
    await shiftTime(api, 'UPDATE second_factors SET last_step = 0');
    expect(await logIn(withNewOne(), email, app.generate())).toBe(email);
    const late = logIn(withNewOne(), email, codes[1]);
    await expect(late).rejects.toMatchObject({ code: 'code.wrong' });
  });
});

describe('re-encrypting', () => {
  const encryptions = () => ({
    both: createEncryption([after, before]),
    alone: createEncryption([after]),
  });
  const run = (encryption: ReturnType<typeof createEncryption>) =>
    reencrypt(api.database.drizzle, encryption, encryptedTexts, encryptedFiles);

  test('covers every column with encrypted data', async () => {
    const { rows } = await api.database.pool.query<{ name: string }>(
      `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
       WHERE table_schema = 'public' AND column_name ~ '(^|_)encrypted$' ORDER BY 1`,
    );
    const known = [
      ...encryptedTexts.map(({ text }) => text),
      ...encryptedFiles.map(({ bytes }) => bytes),
    ].map((column) => `${getTableName(column.table)}.${column.name}`);
    expect(known.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  });

  test('leaves nothing that needs the old secret, and keeps all contents', async () => {
    const { drizzle, pool } = api.database;
    const { both, alone } = encryptions();
    await placePrintOrder(api, newEmail('bestellt'));
    const ibans = async () => {
      const { rows } = await pool.query<{ iban: string }>(
        'SELECT iban_encrypted AS iban FROM print_subscriptions WHERE iban_encrypted IS NOT NULL',
      );
      return rows.map(({ iban }) => iban);
    };
    const picture = Buffer.alloc(600_000, 'a picture of three pieces');
    await pool.query('ALTER TABLE message_pictures DISABLE TRIGGER ALL');
    await writePicture(drizzle, createEncryption([before]), '01JZ0000000000000000000BLD', picture);
    expect((await run(alone)).unreadable).toBeGreaterThan(1);
    expect(await run(both)).toMatchObject({ unreadable: 0 });
    expect((await ibans()).map((iban) => alone.decrypt(iban))).toEqual(['DE89370400440532013000']);
    expect(await readPicture(drizzle, alone, '01JZ0000000000000000000BLD')).toEqual(picture);
    const again = await run(alone);
    expect(again).toMatchObject({ renewed: 0, unreadable: 0 });
    expect(again.kept).toBeGreaterThan(1);
  });
});
