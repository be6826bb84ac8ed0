import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { openTestDatabase } from '#testing/test-database.ts';

import { deleteOldSentMails, openSentMails } from './sent-mails.ts';

const mail = { id: '01KABCDEFGHJKMNPQRSTVWXYZ0', to: 'anna@hof.example' };
let database: Awaited<ReturnType<typeof openTestDatabase>>;
/** Folders of two apis. */
let dataDirs: readonly string[];
beforeAll(async () => {
  database = await openTestDatabase();
  const createFolder = () => mkdtemp(path.join(tmpdir(), 'gruenland-sent-'));
  dataDirs = [await createFolder(), await createFolder()];
});
afterAll(async () => {
  await database?.end();
  for (const dataDir of dataDirs) await rm(dataDir, { recursive: true });
});

const openRecords = () => dataDirs.map((dataDir) => openSentMails(database.drizzle, dataDir));
const askAll = (identity: typeof mail) =>
  Promise.all(openRecords().map((sentMails) => sentMails.has(identity)));

test('all apis remember an accepted mail, and no others', async () => {
  const { pool } = database;
  expect(await askAll(mail)).toEqual([false, false]);
  for (const sentMails of openRecords()) await sentMails.add(mail);
  expect(await askAll(mail)).toEqual([true, true]);
  expect(await askAll({ ...mail, to: 'bert@hof.example' })).toEqual([false, false]);
  const { rows } = await pool.query('SELECT * FROM sent_mails');
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toMatch(/anna/u);
});

test('the database forgets old mails', async () => {
  const { drizzle } = database;
  const otherMail = { ...mail, id: '01KABCDEFGHJKMNPQRSTVWXYZ1' };
  await openRecords()[0]?.add(otherMail);
  await deleteOldSentMails(drizzle, new Date(Date.now() - 60_000));
  expect(await askAll(otherMail)).toEqual([true, true]);
  await deleteOldSentMails(drizzle, new Date(Date.now() + 60_000));
  expect(await askAll(otherMail)).toEqual([true, false]);
});

test('an api does not send a mail again that the database could not record', async () => {
  const { pool } = database;
  const lostMail = { ...mail, id: '01KABCDEFGHJKMNPQRSTVWXYZ2' };
  await pool.query('ALTER TABLE sent_mails RENAME TO unavailable');
  await expect(openRecords()[0]?.add(lostMail)).rejects.toThrow('sent_mails');
  await pool.query('ALTER TABLE unavailable RENAME TO sent_mails');
  expect(await askAll(lostMail)).toEqual([true, false]);
  await openRecords()[0]?.shareLocalRecords();
  expect(await askAll(lostMail)).toEqual([true, true]);
});
