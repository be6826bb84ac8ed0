import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { getTableName } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';

import { readConfig } from '#config.ts';
import { createMailer } from '#mail/mailer.ts';
import { openSentMails } from '#mail/sent-mails.ts';
import { readPicture, writePicture } from '#modules/messages/message-picture.repository.ts';
import { replacePasswordHash } from '#modules/session/user.repository.ts';
import { encryptedFileColumns, encryptedTextColumns } from '#encrypted-contents.ts';
import { composeModules } from '#module/compose-modules.ts';
import { createCore } from '#module/core.ts';
import { modules } from '#modules.ts';
import { sessionModule } from '#modules/session/module.ts';
import { createEmail, registerPerson, password, signIn } from '#testing/people.ts';
import { placePrintOrder } from '#testing/print-orders.ts';
import { silentLogger } from '#testing/silent-log.ts';
import { createIpAddress, runSql, startTestApi, createTestEnvironment } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

import { reencryptStoredData } from './reencrypt-stored-data.ts';
import { createEncryption } from './encrypt.ts';

/** The api that runs with the old secret. Services with other secrets use its database. */
let api: TestApi;
let oldSecret: string;
const newSecret = 'the-secret-that-takes-the-place-of-it';
beforeAll(async () => {
  api = await startTestApi();
  oldSecret = createTestEnvironment('', '')['AUTH_SECRET'] ?? '';
});
afterAll(() => api?.end());

/** Creates the services of an api that starts with the given secrets. */
async function createServicesWithSecrets(secrets: Record<string, string>) {
  const { dataDir, database, mails } = api;
  const config = readConfig(createTestEnvironment(dataDir, mails.url, secrets));
  const mailer = createMailer(
    config.smtpUrl,
    config.mailFrom,
    openSentMails(database.drizzle, dataDir),
  );
  const notifyTaskRunner = () => undefined;
  const core = createCore({
    config,
    database,
    mailer,
    log: silentLogger,
    notifyTaskRunner,
  });
  return (await composeModules(core, modules)).getProvided(sessionModule);
}

/**
 * Creates services with the secrets that an api has during the rotation: the new one and the old
 * one.
 */
const createServicesWithBothSecrets = () =>
  createServicesWithSecrets({ DATA_SECRET: newSecret, DATA_SECRETS_ACCEPTED: oldSecret });
const createServicesWithNewSecret = () => createServicesWithSecrets({ DATA_SECRET: newSecret });

async function logIn(
  services: ReturnType<typeof createServicesWithSecrets>,
  email: string,
  code?: string,
) {
  const origin = {
    ipAddress: createIpAddress(),
    userAgent: 'test',
    currentToken: undefined,
    knownDeviceId: null,
  };
  const { user } = await (await services).logins.logIn({ email, password, code }, origin);
  return user.email;
}

describe('rotating DATA_SECRET', () => {
  test('users sign in during the rotation, and afterwards without the old secret', async () => {
    const [activeEmail, inactiveEmail] = [await registerPerson(api), await registerPerson(api)];
    await expect(logIn(createServicesWithNewSecret(), activeEmail)).rejects.toMatchObject({
      code: 'login.failed',
    });
    expect(await logIn(createServicesWithBothSecrets(), activeEmail)).toBe(activeEmail);
    expect(await logIn(createServicesWithNewSecret(), activeEmail)).toBe(activeEmail);
    // This user did not sign in during the rotation, so the user must reset the password.
    await expect(logIn(createServicesWithNewSecret(), inactiveEmail)).rejects.toMatchObject({
      code: 'login.failed',
    });
  });

  test('a wrong password is rejected, and a late renewal does not undo a password change', async () => {
    const email = await registerPerson(api);
    const { logins } = await createServicesWithBothSecrets();
    const origin = {
      ipAddress: createIpAddress(),
      userAgent: 'test',
      currentToken: undefined,
      knownDeviceId: null,
    };
    const wrongPasswordLogin = logins.logIn({ email, password: 'Klee-und-Weizen-8' }, origin);
    await expect(wrongPasswordLogin).rejects.toMatchObject({ code: 'login.failed' });
    const { pool, drizzle } = api.database;
    const { rows } = await pool.query('SELECT id FROM users WHERE email = $1', [email]);
    await replacePasswordHash(drizzle, rows[0].id, 'of a moment ago', 'from a late request');
    expect(await logIn(createServicesWithBothSecrets(), email)).toBe(email);
  });

  test('TOTP codes stay valid; recovery codes are valid while the old secret is accepted', async () => {
    const email = await registerPerson(api);
    const cookie = await signIn(api, email);
    const postAction = async (path: string, body = {}) =>
      (await api.post(`/api/account/second-factor/${path}`, body, { cookie })).json();
    const { secret } = await postAction('setup');
    const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
    const { codes } = await postAction('confirm', { code: app.generate() });
    expect(await logIn(createServicesWithBothSecrets(), email, codes[0])).toBe(email);
    await expect(logIn(createServicesWithBothSecrets(), email, codes[0])).rejects.toMatchObject({
      code: 'code.wrong',
    });
    const encryption = createEncryption([newSecret, oldSecret]);
    await reencryptStoredData(
      api.database.drizzle,
      encryption,
      encryptedTextColumns,
      encryptedFileColumns,
    );
    await runSql(api, 'UPDATE second_factors SET last_step = 0');
    expect(await logIn(createServicesWithNewSecret(), email, app.generate())).toBe(email);
    const lateLogin = logIn(createServicesWithNewSecret(), email, codes[1]);
    await expect(lateLogin).rejects.toMatchObject({ code: 'code.wrong' });
  });
});

describe('re-encrypting', () => {
  const createEncryptions = () => ({
    bothSecrets: createEncryption([newSecret, oldSecret]),
    newSecretOnly: createEncryption([newSecret]),
  });
  const runReencryption = (encryption: ReturnType<typeof createEncryption>) =>
    reencryptStoredData(
      api.database.drizzle,
      encryption,
      encryptedTextColumns,
      encryptedFileColumns,
    );

  test('covers every column with encrypted data', async () => {
    const { rows } = await api.database.pool.query<{ name: string }>(
      `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
       WHERE table_schema = 'public' AND column_name ~ '(^|_)encrypted$' ORDER BY 1`,
    );
    const knownColumns = [
      ...encryptedTextColumns.map(({ text }) => text),
      ...encryptedFileColumns.map(({ bytes }) => bytes),
    ].map((column) => `${getTableName(column.table)}.${column.name}`);
    expect(knownColumns.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  });

  test('leaves nothing that needs the old secret, and keeps all contents', async () => {
    const { drizzle, pool } = api.database;
    const { bothSecrets: rotationEncryption, newSecretOnly: newSecretEncryption } =
      createEncryptions();
    await placePrintOrder(api, createEmail('bestellt'));
    const readEncryptedIbans = async () => {
      const { rows } = await pool.query<{ iban: string }>(
        'SELECT iban_encrypted AS iban FROM print_subscriptions WHERE iban_encrypted IS NOT NULL',
      );
      return rows.map(({ iban }) => iban);
    };
    const picture = Buffer.alloc(600_000, 'a picture of three pieces');
    await pool.query('ALTER TABLE message_pictures DISABLE TRIGGER ALL');
    await writePicture(
      drizzle,
      createEncryption([oldSecret]),
      '01JZ0000000000000000000BLD',
      picture,
    );
    expect((await runReencryption(newSecretEncryption)).unreadable).toBeGreaterThan(1);
    expect(await runReencryption(rotationEncryption)).toMatchObject({ unreadable: 0 });
    expect((await readEncryptedIbans()).map((iban) => newSecretEncryption.decrypt(iban))).toEqual([
      'DE89370400440532013000',
    ]);
    expect(await readPicture(drizzle, newSecretEncryption, '01JZ0000000000000000000BLD')).toEqual(
      picture,
    );
    const repeatedCounts = await runReencryption(newSecretEncryption);
    expect(repeatedCounts).toMatchObject({ renewed: 0, unreadable: 0 });
    expect(repeatedCounts.alreadyCurrent).toBeGreaterThan(1);
  });
});
