import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { getTableName } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';

import { readConfig } from '#config.ts';
import { createContentRead } from '#content/content-read.ts';
import { createMailer } from '#mail/mailer.ts';
import { openSentMails } from '#mail/sent-mails.ts';
import { openPhotos } from '#modules/photos/open-photos.ts';
import { readPicture, writePicture } from '#modules/messages/message-picture.repository.ts';
import { replacePasswordHash } from '#modules/session/user.repository.ts';
import { sealedFiles, sealedTexts } from '#encrypted-contents.ts';
import { createServices } from '#services.ts';
import { newEmail, newPerson, password, signIn } from '#testing/people.ts';
import { orderPrint } from '#testing/print-orders.ts';
import { silent } from '#testing/silent-log.ts';
import { newAddress, shiftTime, startTestApi, testEnvironment } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

import { reseal } from './reencrypt.ts';
import { createSeal } from './encrypt.ts';

/** The api of before, whose database the later ones take over. */
let api: TestApi;
let before: string;
const after = 'the-secret-that-takes-the-place-of-it';
beforeAll(async () => {
  api = await startTestApi();
  before = testEnvironment('', '')['AUTH_SECRET'] ?? '';
});
afterAll(() => api?.end());

/** Services of an api that was started with other secrets. */
async function servicesWith(secrets: Record<string, string>) {
  const { dataDir, database, mails } = api;
  const config = readConfig(testEnvironment(dataDir, mails.url, secrets));
  const mailer = createMailer(config.smtpUrl, config.mailFrom, openSentMails(dataDir));
  const photoPlaces = await openPhotos({ dataDir, bucket: null });
  const readContent = createContentRead(config.content);
  return createServices({ config, database, mailer, log: silent, photoPlaces, readContent });
}

/** While one takes the place of the other, and once that is all over. */
const withBoth = () => servicesWith({ DATA_SECRET: after, DATA_SECRETS_ACCEPTED: before });
const withNewOne = () => servicesWith({ DATA_SECRET: after });

async function logIn(services: ReturnType<typeof servicesWith>, email: string, code?: string) {
  const origin = { address: newAddress(), userAgent: 'test', currentToken: undefined };
  const { user } = await (await services).logins.logIn({ email, password, code }, origin);
  return user.email;
}

describe('while a secret takes the place of another', () => {
  test('everybody signs in as ever, and afterwards without the secret of before', async () => {
    const [here, away] = [await newPerson(api), await newPerson(api)];
    await expect(logIn(withNewOne(), here)).rejects.toMatchObject({ code: 'login.failed' });
    expect(await logIn(withBoth(), here)).toBe(here);
    expect(await logIn(withNewOne(), here)).toBe(here);
    // Who was not there in between chooses another password.
    await expect(logIn(withNewOne(), away)).rejects.toMatchObject({ code: 'login.failed' });
  });

  test('a wrong password stays wrong, and a changed one is not taken back', async () => {
    const email = await newPerson(api);
    const { logins } = await withBoth();
    const origin = { address: newAddress(), userAgent: 'test', currentToken: undefined };
    const wrong = logins.logIn({ email, password: 'Klee-und-Weizen-8' }, origin);
    await expect(wrong).rejects.toMatchObject({ code: 'login.failed' });
    const { pool, drizzle } = api.database;
    const { rows } = await pool.query('SELECT id FROM users WHERE email = $1', [email]);
    await replacePasswordHash(drizzle, rows[0].id, 'of a moment ago', 'from a late request');
    expect(await logIn(withBoth(), email)).toBe(email);
  });

  test('second factors go on: codes of an app for good, spare ones while both are believed', async () => {
    const email = await newPerson(api);
    const cookie = await signIn(api, email);
    const act = async (what: string, body = {}) =>
      (await api.post(`/api/account/second-factor/${what}`, body, { cookie })).json();
    const { secret } = await act('setup');
    const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
    const { codes } = await act('confirm', { code: app.generate() });
    expect(await logIn(withBoth(), email, codes[0])).toBe(email);
    await expect(logIn(withBoth(), email, codes[0])).rejects.toMatchObject({ code: 'code.wrong' });
    const seal = createSeal([after, before]);
    await reseal(api.database.drizzle, seal, sealedTexts, sealedFiles);
    await shiftTime(api, 'UPDATE second_factors SET last_step = 0');
    expect(await logIn(withNewOne(), email, app.generate())).toBe(email);
    const late = logIn(withNewOne(), email, codes[1]);
    await expect(late).rejects.toMatchObject({ code: 'code.wrong' });
  });
});

describe('sealing anew', () => {
  const seals = () => ({ both: createSeal([after, before]), alone: createSeal([after]) });
  const run = (seal: ReturnType<typeof createSeal>) =>
    reseal(api.database.drizzle, seal, sealedTexts, sealedFiles);

  test('knows every column where something is sealed', async () => {
    const { rows } = await api.database.pool.query<{ name: string }>(
      `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
       WHERE table_schema = 'public' AND column_name ~ '(^|_)sealed$' ORDER BY 1`,
    );
    const known = [
      ...sealedTexts.map(({ text }) => text),
      ...sealedFiles.map(({ bytes }) => bytes),
    ].map((column) => `${getTableName(column.table)}.${column.name}`);
    expect(known.toSorted()).toEqual(rows.map(({ name }) => name).toSorted());
  });

  test('leaves nothing that needs the secret of before, byte by byte what it was', async () => {
    const { drizzle, pool } = api.database;
    const { both, alone } = seals();
    await orderPrint(api, newEmail('bestellt'));
    const ibans = async () => {
      const { rows } = await pool.query<{ iban: string }>(
        'SELECT iban_sealed AS iban FROM print_subscriptions WHERE iban_sealed IS NOT NULL',
      );
      return rows.map(({ iban }) => iban);
    };
    const picture = Buffer.alloc(600_000, 'a picture of three pieces');
    await pool.query('ALTER TABLE message_pictures DISABLE TRIGGER ALL');
    await writePicture(drizzle, createSeal([before]), '01JZ0000000000000000000BLD', picture);
    expect((await run(alone)).unreadable).toBeGreaterThan(1);
    expect(await run(both)).toMatchObject({ unreadable: 0 });
    expect((await ibans()).map((iban) => alone.open(iban))).toEqual(['DE89370400440532013000']);
    expect(await readPicture(drizzle, alone, '01JZ0000000000000000000BLD')).toEqual(picture);
    const again = await run(alone);
    expect(again).toMatchObject({ renewed: 0, unreadable: 0 });
    expect(again.kept).toBeGreaterThan(1);
  });
});
