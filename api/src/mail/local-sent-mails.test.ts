import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, test } from '@jest/globals';

import { openLocalSentMails } from './local-sent-mails.ts';
import { getMailKey } from './mail-identity.ts';

const mail = { id: '01KABCDEFGHJKMNPQRSTVWXYZ0', to: 'anna@hof.example' };
const key = getMailKey(mail);
let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'gruenland-sent-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const getFilePath = () => path.join(dataDir, 'sent-mails');

test('remembers accepted mails across processes, and no others', () => {
  const sentMails = openLocalSentMails(dataDir);
  expect(sentMails.has(key)).toBe(false);
  sentMails.add(key);
  for (const sentMailRecord of [sentMails, openLocalSentMails(dataDir)]) {
    expect(sentMailRecord.has(key)).toBe(true);
    expect(sentMailRecord.has(getMailKey({ ...mail, to: 'bert@hof.example' }))).toBe(false);
  }
});

test('the file contains no addresses, survives a truncated line, and drops entries after three days', async () => {
  openLocalSentMails(dataDir).add(key);
  const [line = ''] = (await readFile(getFilePath(), 'utf8')).split('\n');
  expect(line).not.toMatch(/anna/u);
  await appendFile(getFilePath(), '17000000');
  expect(openLocalSentMails(dataDir).has(key)).toBe(true);
  expect(await readFile(getFilePath(), 'utf8')).toBe(`${line}\n`);
  const expiredTime = Date.now() - 3 * 86_400_000 - 1000;
  await writeFile(getFilePath(), line.replace(/^\d+/u, String(expiredTime)) + '\n');
  expect(openLocalSentMails(dataDir).has(key)).toBe(false);
});
