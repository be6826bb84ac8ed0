import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test } from '@jest/globals';

import { openSentMails } from './sent-mails.ts';

const mail = { id: '01KABCDEFGHJKMNPQRSTVWXYZ0', to: 'anna@hof.example', subject: 'Ihr Passwort' };
let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'gruenland-sent-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const getFilePath = () => path.join(dataDir, 'sent-mails');

test('remembers accepted mails across processes, and no others', () => {
  const sentMails = openSentMails(dataDir);
  expect(sentMails.has(mail)).toBe(false);
  sentMails.add(mail);
  for (const sentMailRecord of [sentMails, openSentMails(dataDir)]) {
    expect(sentMailRecord.has(mail)).toBe(true);
    expect(sentMailRecord.has({ ...mail, to: 'bert@hof.example' })).toBe(false);
    expect(sentMailRecord.has({ ...mail, subject: 'Ihre Daten' })).toBe(false);
  }
});

test('the file contains no addresses, survives a truncated line, and drops entries after three days', async () => {
  openSentMails(dataDir).add(mail);
  const [line = ''] = (await readFile(getFilePath(), 'utf8')).split('\n');
  expect(line).not.toMatch(/anna|Passwort/u);
  await appendFile(getFilePath(), '17000000');
  expect(openSentMails(dataDir).has(mail)).toBe(true);
  expect(await readFile(getFilePath(), 'utf8')).toBe(`${line}\n`);
  const expiredTime = Date.now() - 3 * 86_400_000 - 1000;
  await writeFile(getFilePath(), line.replace(/^\d+/u, String(expiredTime)) + '\n');
  expect(openSentMails(dataDir).has(mail)).toBe(false);
});
