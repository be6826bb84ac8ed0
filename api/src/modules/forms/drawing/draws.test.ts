import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ulid } from 'ulid';

import type {
  DrawingAudit,
  PrizeDrawDetail,
} from '@gruenland/shared-contracts/api/staff-prize-draws.ts';
import type { DrawingCommitmentsResponse } from '@gruenland/shared-contracts/api/forms.ts';

import { startContentServer } from '#testing/content-server.ts';
import type { ContentServer } from '#testing/content-server.ts';
import { waitForTasks, runMaintenance } from '#testing/wait-for-tasks.ts';
import { createEmail, signIn, signInStaff } from '#testing/people.ts';
import { runSql, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

import { computeDrawOrder, hashEntryIds, sha256 } from './draw-order.ts';

let api: TestApi;
let content: ContentServer;
let staffCookie = '';
beforeAll(async () => {
  content = await startContentServer();
  const createDrawBlock = (uid: string, extraFields: object = {}) => ({
    _uid: uid,
    component: 'prize_draw',
    title: `Gewinnspiel ${uid}`,
    prizes: 'Ein Obstbaum\nEin Spaltbeil',
    terms: 'Teilnahme ab 18.',
    endsAt: '2099-12-24 00:00',
    ...extraFields,
  });
  content.stories.set('gewinnspiele', {
    component: 'page',
    body: ['eins', 'zwei', 'drei', 'vier', 'fuenf', 'sechs', 'sieben', 'acht'].map((uid) =>
      createDrawBlock(uid),
    ),
  });
  api = await startTestApi({ CONTENT_ENDPOINT: content.endpoint });
  staffCookie = await signInStaff(api, 'editor');
});
afterAll(async () => {
  await api?.end();
  await content?.close();
});

const drawsPath = '/api/staff/prize-draws';
const fetchPath = async <Answer>(path: string) =>
  (
    await api.sendRequest({ url: drawsPath + path, headers: { cookie: staffCookie } })
  ).json<Answer>();
const postPath = (path: string, body: object, cookie = staffCookie) =>
  api.post(drawsPath + path, body, { cookie });
const readDraw = (draw: string) => fetchPath<PrizeDrawDetail>(`/${draw}`);

const readCommitments = async (draw: string) =>
  (
    await api.sendRequest({ url: `/api/forms/draws/${draw}/commitment` })
  ).json<DrawingCommitmentsResponse>().commitments;

/** Adds confirmed entries to a draw and returns their ids. */
async function addEntries(
  draw: string,
  count: number,
  entryAnswer: string | null = null,
): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const id = ulid();
    await api.database.pool.query(
      `INSERT INTO prize_entries (id, draw, title, email, first_name, last_name, answer, terms_hash,
         draw_ends_at, confirmed_at, delete_at)
       VALUES ($1, $2, 'x', $3, 'Hanna', 'Ohlsen', $4, 'h', now() + interval '9 days',
         now() - interval '1 hour', now() + interval '90 days')`,
      [id, draw, createEmail('teil'), entryAnswer],
    );
    ids.push(id);
  }
  return ids;
}
const createDrawRequest = (changedFields: object = {}) => ({
  draws: 0,
  prizes: ['Ein Obstbaum', 'Ein Spaltbeil'],
  answers: [],
  early: true,
  confirmed: true,
  ...changedFields,
});
async function drawWinners(draw: string, changedFields: object = {}): Promise<PrizeDrawDetail> {
  const response = await postPath(`/${draw}/draw`, createDrawRequest(changedFields));
  expect(response.json()).toEqual({ done: true });
  return readDraw(draw);
}
const readEmail = async (entry: string) =>
  (
    await api.database.pool.query<{ email: string }>(
      'SELECT email FROM prize_entries WHERE id = $1',
      [entry],
    )
  ).rows[0]?.email ?? '';

describe('drawing', () => {
  test('uses the committed seed and can be repeated by anyone', async () => {
    const ids = await addEntries('eins', 7);
    const drawBefore = await readDraw('eins');
    expect(drawBefore).toMatchObject({ confirmed: 7, state: 'open', records: [], winners: [] });
    const { records, winners, commitment } = await drawWinners('eins');
    const [record] = records;
    if (!record) throw new Error('no record exists');
    expect(sha256(record.seed)).toBe(drawBefore.commitment.hash);
    expect(record).toMatchObject({
      seedHash: drawBefore.commitment.hash,
      entriesHash: hashEntryIds(ids),
    });
    expect(record.winners).toEqual(computeDrawOrder('eins', record.seed, ids).slice(0, 2));
    expect(winners.map(({ entry, prize }) => [entry, prize])).toEqual([
      [record.winners[0], 'Ein Obstbaum'],
      [record.winners[1], 'Ein Spaltbeil'],
    ]);
    expect(commitment.hash).not.toBe(drawBefore.commitment.hash);
    const drawingAudit = await fetchPath<DrawingAudit>('/eins/verify');
    expect(drawingAudit.records.map(({ right }) => right)).toEqual([true]);
    const auditLogResult = await api.database.pool.query(
      `SELECT details FROM audit_log WHERE action = 'draw.drawn' AND subject = 'draw:eins'`,
    );
    expect(auditLogResult.rows).toEqual([{ details: { entries: 7, winners: 2 } }]);
  });

  test('commitments are public before the drawing, without their seeds', async () => {
    expect(await readCommitments('sieben')).toEqual([]);
    await addEntries('sieben', 2);
    const { hash } = (await readDraw('sieben')).commitment;
    expect(await readCommitments('sieben')).toEqual([
      { hash, at: expect.any(String), drawnAt: null },
    ]);
    const { records } = await drawWinners('sieben');
    const commitments = await readCommitments('sieben');
    expect(commitments).toMatchObject([{ hash, drawnAt: expect.any(String) }, { drawnAt: null }]);
    expect(sha256(records[0]?.seed ?? '')).toBe(hash);
    expect(JSON.stringify(commitments)).not.toContain(records[0]?.seed);
  });

  test('api finding F23: the database holds no readable seed before the drawing', async () => {
    const { pool } = api.database;
    const readStoredCommitment = async () =>
      (
        await pool.query<{ seed: string; seed_hash: string }>(
          `SELECT seed, seed_hash FROM draw_commitments
           WHERE draw = 'acht' AND used_at IS NULL`,
        )
      ).rows[0];
    await addEntries('acht', 3);
    const { hash } = (await readDraw('acht')).commitment;
    expect(await readStoredCommitment()).toMatchObject({ seed: '', seed_hash: hash });
    const seed = 'ab'.repeat(32); // An unencrypted seed of an earlier release. The api encrypts it when the draw is read.
    await pool.query(
      `UPDATE draw_commitments SET seed = '${seed}', seed_encrypted = null,
       seed_hash = '${sha256(seed)}' WHERE draw = 'acht'`,
    );
    await readDraw('acht');
    expect(await readStoredCommitment()).toMatchObject({ seed: '', seed_hash: sha256(seed) });
    const { records } = await drawWinners('acht');
    expect(records[0]?.seed).toBe(seed);
  });

  test('runs once with concurrent requests', async () => {
    await addEntries('zwei', 3);
    const responses = await Promise.all(
      [1, 2].map(() => postPath('/zwei/draw', createDrawRequest())),
    );
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    expect((await readDraw('zwei')).records).toHaveLength(1);
  });

  test('a second drawing excludes earlier winners and continues the hash chain', async () => {
    await addEntries('drei', 3);
    await drawWinners('drei');
    const secondDrawing = await drawWinners('drei', { draws: 1 });
    const winningEntryIds = secondDrawing.winners.map(({ entry }) => entry);
    expect([winningEntryIds.length, new Set(winningEntryIds).size]).toEqual([3, 3]);
    expect(secondDrawing.records[1]?.previousHash).toBe(secondDrawing.records[0]?.hash);
    const noEntriesResponse = await postPath('/drei/draw', createDrawRequest({ draws: 2 }));
    expect(noEntriesResponse.statusCode).toBe(422);
  });

  test('includes entries with the right answer, confirmed in time', async () => {
    await addEntries('vier', 2, 'falsch');
    const correctEntryIds = await addEntries('vier', 1, 'richtig');
    await runSql(
      api,
      `INSERT INTO prize_entries (id, draw, title, email, first_name, last_name, answer, terms_hash, draw_ends_at, delete_at)
       VALUES ('${ulid()}', 'vier', 'x', 'nie@hof.example', 'N', 'N', 'richtig', 'h', now(), now() + interval '1 day')`,
    );
    const { records, winners } = await drawWinners('vier', { answers: ['richtig'] });
    expect(records[0]).toMatchObject({ entryCount: 1, answers: ['richtig'] });
    expect(winners.map(({ entry }) => entry)).toEqual(correctEntryIds);
  });

  test('before the end needs terms that allow it and an explicit confirmation', async () => {
    expect(
      (await postPath('/eins/draw', createDrawRequest({ draws: 1, early: false }))).json(),
    ).toMatchObject({
      fields: { early: expect.any(String) },
    });
    expect((await postPath('/eins/draw', createDrawRequest({ confirmed: false }))).statusCode).toBe(
      400,
    );
    expect((await postPath('/gibt-es-nicht/draw', createDrawRequest())).statusCode).toBe(404);
  });

  test('the drawing log is append-only, and a forged record is detected', async () => {
    const forgeRecordSql = `UPDATE draw_records SET content = jsonb_set(content, '{winners}', '[]') WHERE draw = 'eins'`;
    await expect(runSql(api, forgeRecordSql)).rejects.toThrow(/Failed query|never changed/u);
    await expect(runSql(api, `DELETE FROM draw_records`)).rejects.toThrow(
      /Failed query|never changed/u,
    );
    await runSql(api, 'ALTER TABLE draw_records DISABLE TRIGGER USER');
    await runSql(api, forgeRecordSql);
    await runSql(api, 'ALTER TABLE draw_records ENABLE TRIGGER USER');
    const drawingAudit = await fetchPath<DrawingAudit>('/eins/verify');
    expect(drawingAudit.records[0]?.checks.filter(({ right }) => !right)).toHaveLength(2);
  });
});

describe('winners', () => {
  test('are notified once and accept, or lose the prize to the next entry', async () => {
    const ids = await addEntries('fuenf', 5);
    const { winners, records } = await drawWinners('fuenf', { prizes: ['Ein Obstbaum'] });
    const [winner] = winners;
    if (!winner) throw new Error('no winner exists');
    const notifyWinner = () =>
      postPath(`/fuenf/winners/${winner.id}/notify`, { version: winner.version });
    const responses = await Promise.all([notifyWinner(), notifyWinner()]);
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    await waitForTasks(api);
    const [mail, ...otherMails] = api.mails.to(winner.person?.email ?? '');
    expect(otherMails).toEqual([]);
    expect(mail?.text).toContain(winner.number);
    expect(mail?.text).toContain('/_forms/kontakt');
    const replaceResponse = await postPath(`/fuenf/winners/${winner.id}/replace`, {
      version: winner.version + 1,
      reason: 'Hat nicht geantwortet.',
    });
    expect(replaceResponse.json()).toEqual({ done: true });
    const drawAfter = await readDraw('fuenf');
    const order = computeDrawOrder('fuenf', records[0]?.seed ?? '', ids);
    expect(drawAfter.winners.map(({ entry, state }) => [entry, state])).toEqual([
      [order[0], 'lapsed'],
      [order[1], 'drawn'],
    ]);
    const nextWinner = drawAfter.winners[1];
    await postPath(`/fuenf/winners/${nextWinner?.id}/notify`, { version: 1 });
    const acceptResponse = await postPath(`/fuenf/winners/${nextWinner?.id}/accept`, {
      version: 2,
    });
    expect(acceptResponse.json()).toEqual({ done: true });
    const lateResponse = await postPath(`/fuenf/winners/${nextWinner?.id}/replace`, {
      version: 3,
      reason: 'Zu spät.',
    });
    expect(lateResponse.json()).toMatchObject({ code: 'record.state' });
    const drawingAudit = await fetchPath<DrawingAudit>('/fuenf/verify');
    expect(drawingAudit.records.map(({ right }) => right)).toEqual([true, true]);
  });

  test('entries are deleted after their retention period; the log can still be audited', async () => {
    await addEntries('sechs', 4);
    const { winners } = await drawWinners('sechs');
    const email = winners[0]?.person?.email ?? '';
    expect(email).toBe(await readEmail(winners[0]?.entry ?? ''));
    await runSql(api, `UPDATE prize_entries SET delete_at = now() WHERE draw = 'sechs'`);
    await runMaintenance(api);
    const drawAfter = await readDraw('sechs');
    expect(drawAfter.winners.map(({ person }) => person)).toEqual([null, null]);
    const records = await api.database.pool.query(
      `SELECT content::text AS text FROM draw_records WHERE draw = 'sechs'`,
    );
    expect(JSON.stringify(records.rows)).not.toContain('hof.example');
    const drawingAudit = await fetchPath<DrawingAudit>('/sechs/verify');
    expect(drawingAudit.records[0]?.right).toBe(true);
    const notifyResponse = await postPath(`/sechs/winners/${drawAfter.winners[0]?.id}/notify`, {
      version: 1,
    });
    expect(notifyResponse.json()).toMatchObject({ code: 'record.gone' });
  });

  test('are visible to staff only', async () => {
    for (const cookie of [await signIn(api), await signInStaff(api, 'moderator')]) {
      expect(
        (await api.sendRequest({ url: `${drawsPath}/fuenf`, headers: { cookie } })).statusCode,
      ).toBe(403);
      expect((await postPath('/fuenf/draw', createDrawRequest(), cookie)).statusCode).toBe(403);
    }
  });
});
