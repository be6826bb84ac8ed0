import { and, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { ulid } from 'ulid';

import type { Drizzle, Executor } from '#db/database.ts';
import { updateInBatches } from '#db/erase-in-batches.ts';
import { surveyVotes } from '#db/tables/forms.ts';

/**
 * Keyed hashes of a voter in one survey, separate for account and device. The first hash of each
 * list is stored with a vote. The other hashes use previous secrets. The account's list is empty
 * for guests. The device's list is empty without a voter cookie.
 */
export interface VoterHashes {
  readonly account: readonly string[];
  readonly device: readonly string[];
}

/** Returns the hashes of one account in a survey, with current and previous secrets. */
type AccountHasher = (survey: string) => readonly string[];

/** A vote: chosen options, or a free text. */
export interface VoteContent {
  readonly choices: readonly string[];
  readonly text: string | null;
}

/** Returns the columns of a vote. Every new or changed free text must wait for review. */
const getVoteColumns = ({ choices, text }: VoteContent) => ({
  choices,
  text,
  textState: text === null ? null : ('held' as const),
});

/** Returns accepted free-text answers, newest first. */
export async function findShownFreeTexts(db: Executor, survey: string, maxFreeTexts: number) {
  const rows = await db
    .select({ text: surveyVotes.text })
    .from(surveyVotes)
    .where(and(eq(surveyVotes.survey, survey), eq(surveyVotes.textState, 'shown')))
    .orderBy(desc(surveyVotes.id))
    .limit(maxFreeTexts);
  return rows.flatMap(({ text }) => text ?? []);
}

/**
 * Stores a vote. Replaces an earlier vote of the same person if the earlier vote was made after
 * `changeableSince`.
 * @returns false if the earlier vote is too old to be changed
 */
export async function saveVote(
  db: Drizzle,
  survey: string,
  voter: VoterHashes,
  vote: VoteContent,
  changeableSince: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const earlierVote = await findVote(tx, survey, voter, true);
    if (!earlierVote) return insertVote(tx, survey, voter, vote);
    // Only one vote per person counts, so a vote that the person made on this device before signing
    // in is deleted.
    await deleteSecondVote(tx, survey, voter, earlierVote.id);
    if (earlierVote.createdAt <= changeableSince) return false;
    const account = earlierVote.voter ?? voter.account[0] ?? null;
    const changedColumns = { ...getVoteColumns(vote), voter: account, updatedAt: sql`now()` };
    await tx.update(surveyVotes).set(changedColumns).where(eq(surveyVotes.id, earlierVote.id));
    return true;
  });
}

/**
 * Inserts a vote. Of two concurrent requests by one person, only one succeeds.
 * @returns whether the vote was inserted
 */
async function insertVote(
  db: Executor,
  survey: string,
  { account, device }: VoterHashes,
  vote: VoteContent,
): Promise<boolean> {
  // Another vote may have the same device hash already. Then the new vote is stored without a
  // device hash.
  const isDeviceTaken = await hasDeviceVoted(db, survey, device);
  const rows = await db
    .insert(surveyVotes)
    .values({
      id: ulid(),
      survey,
      voter: account[0] ?? null,
      device: isDeviceTaken ? null : (device[0] ?? null),
      ...getVoteColumns(vote),
    })
    .onConflictDoNothing()
    .returning({ id: surveyVotes.id });
  return rows.length > 0;
}

async function hasDeviceVoted(
  db: Executor,
  survey: string,
  device: readonly string[],
): Promise<boolean> {
  const rows = await db
    .select({ id: surveyVotes.id })
    .from(surveyVotes)
    .where(and(eq(surveyVotes.survey, survey), inArray(surveyVotes.device, [...device])));
  return rows.length > 0;
}

async function deleteSecondVote(
  db: Executor,
  survey: string,
  { account, device }: VoterHashes,
  keptVoteId: string,
): Promise<void> {
  if (account.length === 0 || device.length === 0) return;
  await db
    .delete(surveyVotes)
    .where(
      and(
        eq(surveyVotes.survey, survey),
        inArray(surveyVotes.device, [...device]),
        isNull(surveyVotes.voter),
        sql`${surveyVotes.id} <> ${keptVoteId}`,
      ),
    );
}

/**
 * Finds the earlier vote of a person: the vote of the account, or else a vote that a guest cast on
 * this device. If the voter has no account, returns any vote cast on this device.
 */
export async function findVote(
  db: Executor,
  survey: string,
  { account, device }: VoterHashes,
  shouldLock = false,
) {
  const deviceCondition =
    device.length === 0 ? undefined : inArray(surveyVotes.device, [...device]);
  const voterCondition =
    account.length === 0
      ? deviceCondition
      : or(
          inArray(surveyVotes.voter, [...account]),
          deviceCondition && and(deviceCondition, isNull(surveyVotes.voter)),
        );
  if (!voterCondition) return null;
  const query = db
    .select()
    .from(surveyVotes)
    .where(and(eq(surveyVotes.survey, survey), voterCondition))
    // Prefers the vote of the account to the vote of the device.
    .orderBy(sql`${surveyVotes.voter} IS NULL`)
    .limit(1);
  const rows = await (shouldLock ? query.for('update') : query);
  return rows[0] ?? null;
}

/** Counts the votes per option, and the number of voters. */
export async function countVotes(db: Executor, survey: string) {
  const [voterCountRow] = await db
    .select({ voters: sql<number>`count(*)::int` })
    .from(surveyVotes)
    .where(eq(surveyVotes.survey, survey));
  const { rows } = await db.execute<{ option: string; votes: number }>(sql`
    SELECT option, count(*)::int AS votes
    FROM ${surveyVotes}, jsonb_array_elements_text(${surveyVotes.choices}) AS option
    WHERE ${surveyVotes.survey} = ${survey} GROUP BY option`);
  return {
    voters: voterCountRow?.voters ?? 0,
    votes: new Map(rows.map(({ option, votes }) => [option, votes])),
  };
}

/**
 * SQL expression for the text that an anonymous vote keeps. Texts that are not public are deleted.
 */
const publishedText = sql`CASE WHEN ${surveyVotes.textState} = 'shown' THEN ${surveyVotes.text} END`;
const publishedState = sql`CASE WHEN ${surveyVotes.textState} = 'shown' THEN 'shown' END`;
const hiddenTextCondition = sql`${surveyVotes.text} IS NOT NULL AND ${surveyVotes.textState} <> 'shown'`;

/**
 * Makes votes made before `votedBefore` anonymous: removes voter hashes and non-public texts. The
 * votes still count.
 */
export async function anonymizeOldVotes(db: Executor, votedBefore: Date): Promise<void> {
  const identifiedCondition = or(isNotNull(surveyVotes.voter), isNotNull(surveyVotes.device));
  await updateInBatches(
    db,
    surveyVotes,
    { voter: null, device: null, text: publishedText, textState: publishedState },
    and(lt(surveyVotes.createdAt, votedBefore), or(identifiedCondition, hiddenTextCondition)),
  );
}

/** Returns the votes of an account. `hashAccount` returns the hashes by which they are found. */
export async function findVotesOfAccount(db: Executor, hashAccount: AccountHasher) {
  const { survey, choices, text, createdAt } = surveyVotes;
  return db
    .select({ survey, choices, text, createdAt })
    .from(surveyVotes)
    .where(await createAccountCondition(db, hashAccount));
}

/** Makes the account's votes anonymous and removes their free texts. */
export async function anonymizeVotesOfAccount(
  db: Executor,
  hashAccount: AccountHasher,
): Promise<void> {
  await db
    .update(surveyVotes)
    .set({ voter: null, device: null, text: null, textState: null })
    .where(await createAccountCondition(db, hashAccount));
}

/** Returns the SQL condition for the votes of an account, which the index of surveys and voters finds. */
async function createAccountCondition(db: Executor, hashAccount: AccountHasher): Promise<SQL> {
  const pairs = (await listSurveys(db)).flatMap((survey) =>
    hashAccount(survey).map((voter) => ({ survey, voter })),
  );
  return sql`(${surveyVotes.survey}, ${surveyVotes.voter}) IN (SELECT survey, voter
    FROM jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) AS pairs (survey text, voter text))`;
}

/** Returns all surveys with votes. Skips from one to the next in the index, and does not read all votes. */
async function listSurveys(db: Executor): Promise<string[]> {
  const { rows } = await db.execute<{ survey: string }>(sql`
    WITH RECURSIVE surveys AS (
      SELECT min(survey) AS survey FROM ${surveyVotes}
      UNION ALL
      SELECT (SELECT min(survey) FROM ${surveyVotes} WHERE survey > surveys.survey)
      FROM surveys WHERE surveys.survey IS NOT NULL
    )
    SELECT survey FROM surveys WHERE survey IS NOT NULL`);
  return rows.map(({ survey }) => survey);
}
