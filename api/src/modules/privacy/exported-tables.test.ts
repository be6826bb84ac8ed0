import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { getTableColumns } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { PgTable } from 'drizzle-orm/pg-core';

import { users } from '#db/tables/users.ts';
import { createPersonalData } from '#module/create-personal-data.ts';
import { modules } from '#modules.ts';
import { retentionRules } from '#retention/retention-rules.ts';
import { readTables } from '#testing/database-tables.ts';
import { insertSampleRow, readSampleRow } from '#testing/sample-rows.ts';
import type { SampleValues } from '#testing/sample-rows.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

import { deleteUser } from './privacy.repository.ts';

/** Tables with personal data that the export leaves out, each with the reason. */
const exportExclusionReasons: Readonly<Record<string, string>> = {
  ad_photos: 'the ad in the export has the addresses of its photos',
  audit_log: 'evidence with ids, without contents',
  consent_records: 'belong to a cookie; the visitor reads them in the consent settings',
  data_exports: 'earlier copies of the same data',
  draw_records: 'actions of staff',
  draw_winners: 'ids of entries, which are exported',
  event_photo_drafts: 'the event in the export has the addresses of its photos',
  form_file_pieces: 'not linked with an account; the form states the period',
  form_files: 'not linked with an account; the form states the period',
  form_submissions: 'not linked with an account; the form states the period',
  idempotency_keys: 'a hash, deleted after a short time',
  job_application_files: 'the export has the name of the CV, which the applicant wrote',
  kill_switches: 'actions of staff',
  message_blocks: 'keys of other people; the export has their number',
  message_pictures: 'encrypted pieces; the export has the size of the picture',
  moderation_cases: 'repeat an entry, which is exported, for staff',
  newsletter_deliveries: 'say that an issue of an exported subscription was mailed',
  newsletter_issues: 'actions of staff',
  one_time_tokens: 'hashes of links, which end soon',
  print_order_drafts: 'encrypted and not linked with an account; deleted after days',
  redirects: 'actions of staff',
  saved_search_hits: 'public entries, which the person got by mail',
  sent_mails: 'hashes, deleted after three days',
  service_request_handlings: 'exported with the contract; tested with the notes of staff',
  survey_votes: 'found by a hash of the account; exported, tested with the surveys',
  tasks: 'ids only',
  throttles: 'hashes of addresses',
  verifications: 'hashes and challenges of a sign-in',
};

/**
 * Tables that still contain the person's name or email address after the account is deleted, each
 * with the reason.
 */
const erasureExclusionReasons: Readonly<Record<string, string>> = {
  contract_declarations: 'evidence for both sides (§ 195 BGB)',
  newsletter_sign_ups: 'evidence of the consent (Art. 7 DSGVO)',
  newsletter_subscriptions: 'evidence of the consent and its end (Art. 7 DSGVO)',
  print_subscriptions: 'tax law (§ 147 AO)',
};

/** Column values that a row needs so that the export contains the row, keyed by table. */
const requiredValuesByTable: Readonly<Record<string, SampleValues>> = {
  email_changes: { confirmedAt: new Date() },
  saved_searches: { state: 'active' },
};

interface Person {
  readonly id: string;
  readonly email: string;
}

const secret = 'never-exported';
const tables = await readTables();
/** All tables with personal data. `users` is left out, because its row is the account itself. */
const personalTables = [...tables].filter(([name, table]) => {
  if (table === users) return false;
  const refersToUsers = getTableConfig(table).foreignKeys.some(
    (key) => key.reference().foreignTable === users,
  );
  return refersToUsers || !retentionRules[name]?.persons.startsWith('nobody');
});

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

/** Inserts a row that belongs to a person. */
const insertRowOfPerson = async (table: PgTable, person: Person): Promise<SampleValues> =>
  insertSampleRow(api.database.drizzle, table, await createOwnerValues(table, person));

/**
 * Returns values by which a row belongs to a person: the id or email address of the person, or the
 * id of another row of the person, which is inserted first.
 */
async function createOwnerValues(table: PgTable, person: Person): Promise<SampleValues> {
  const { name: tableName, foreignKeys } = getTableConfig(table);
  const values: Record<string, unknown> = { ...requiredValuesByTable[tableName] };
  for (const [property, { name, dataType }] of Object.entries(getTableColumns(table))) {
    const owner = foreignKeys
      .map((key) => key.reference())
      .find(({ columns }) => columns[0]?.name === name)?.foreignTable;
    const isOwned = owner && owner !== table && personalTables.some(([, other]) => other === owner);
    if (owner === users) values[property] = person.id;
    else if (isOwned) values[property] = Object.values(await insertRowOfPerson(owner, person))[0];
    else if (/(?:^|_)email$/u.test(name)) values[property] = person.email;
    else if (/^(?:secret_|password|public_key|.*token)/u.test(name) && dataType === 'string')
      values[property] = secret;
  }
  return values;
}

/** Inserts a row of a new person and returns what export and deletion do with it. */
async function exportAndEraseRow(table: PgTable) {
  const db = api.database.drizzle;
  const { id } = await insertSampleRow(db, users, {});
  const person = { id: String(id), email: `${String(id).toLowerCase()}@hof.example` };
  const chapters = createPersonalData(modules, db, ['secret-of-the-test-that-is-long']);
  const exportAll = async () =>
    JSON.stringify(await Promise.all(chapters.map((chapter) => chapter.export(person))));
  const values = await createOwnerValues(table, person);
  const exportedTextBefore = await exportAll();
  const row = await insertSampleRow(db, table, values);
  const exportedText = await exportAll();
  await db.transaction(async (tx) => {
    for (const chapter of chapters) await chapter.erase(tx, person);
    await deleteUser(tx, person.id);
  });
  const remainingRowText = JSON.stringify((await readSampleRow(db, table, row)) ?? null);
  return {
    exportedText,
    isExported: exportedText !== exportedTextBefore,
    isKept: remainingRowText.includes(person.id) || remainingRowText.includes(person.email),
  };
}

test.each(personalTables)(
  '%s: exported and erased, or listed with a reason',
  async (name, table) => {
    const { exportedText, isExported, isKept } = await exportAndEraseRow(table);
    expect({ isExported, isKept }).toEqual({
      isExported: !(name in exportExclusionReasons),
      isKept: name in erasureExclusionReasons,
    });
    expect(exportedText).not.toContain(secret);
  },
);

test('no reason is for a missing table', () => {
  const names = personalTables.map(([name]) => name);
  const listedTables = Object.keys({ ...exportExclusionReasons, ...erasureExclusionReasons });
  expect(listedTables.filter((name) => !names.includes(name))).toEqual([]);
});
