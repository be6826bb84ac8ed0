import { and, desc, eq, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import { ulid } from 'ulid';

import type { Drizzle, Executor } from '#db/database.ts';
import { surveyVotes } from '#db/tables/forms.ts';

/**
 * A person in one survey, as keyed hashes: none without account or device, else what is written first
 * and what was written under secrets of before.
 */
export interface VoterHashes {
  readonly account: readonly string[];
  readonly device: readonly string[];
}

/** What an account is called in a survey, now and under secrets of before. */
type SurveyNames = (survey: string) => readonly string[];

/** What somebody answered: choices, or a text. */
export interface GivenVote {
  readonly choices: readonly string[];
  readonly text: string | null;
}

/** A text waits for a look, a changed one again. */
const valuesOf = ({ choices, text }: GivenVote) => ({
  choices,
  text,
  textState: text === null ? null : ('held' as const),
});

/** Answers in own words that were let through, the newest first. */
export async function findShownTexts(db: Executor, survey: string, most: number) {
  const rows = await db
    .select({ text: surveyVotes.text })
    .from(surveyVotes)
    .where(and(eq(surveyVotes.survey, survey), eq(surveyVotes.textState, 'shown')))
    .orderBy(desc(surveyVotes.id))
    .limit(most);
  return rows.flatMap(({ text }) => text ?? []);
}

/**
 * Keeps a vote; an earlier one of the same person, with account or without, is replaced while it is
 * younger than `changeableSince`. False when it is older.
 */
export async function saveVote(
  db: Drizzle,
  survey: string,
  voter: VoterHashes,
  given: GivenVote,
  changeableSince: Date,
): Promise<boolean> {
  return db.transaction(async (work) => {
    const before = await findVote(work, survey, voter, true);
    if (!before) return insertVote(work, survey, voter, given);
    // What this device voted before its person signed in is theirs, and one vote is enough.
    await forgetSecondVote(work, survey, voter, before.id);
    if (before.createdAt <= changeableSince) return false;
    const account = before.voter ?? voter.account[0] ?? null;
    const set = { ...valuesOf(given), voter: account, updatedAt: sql`now()` };
    await work.update(surveyVotes).set(set).where(eq(surveyVotes.id, before.id));
    return true;
  });
}

/** Two requests of one person at once: one of them wins. */
async function insertVote(
  db: Executor,
  survey: string,
  { account, device }: VoterHashes,
  given: GivenVote,
): Promise<boolean> {
  // Another account voted on this device: then the device stays that one's.
  const taken = await isTaken(db, survey, device);
  const rows = await db
    .insert(surveyVotes)
    .values({
      id: ulid(),
      survey,
      voter: account[0] ?? null,
      device: taken ? null : (device[0] ?? null),
      ...valuesOf(given),
    })
    .onConflictDoNothing()
    .returning({ id: surveyVotes.id });
  return rows.length > 0;
}

async function isTaken(db: Executor, survey: string, device: readonly string[]): Promise<boolean> {
  const rows = await db
    .select({ id: surveyVotes.id })
    .from(surveyVotes)
    .where(and(eq(surveyVotes.survey, survey), inArray(surveyVotes.device, [...device])));
  return rows.length > 0;
}

async function forgetSecondVote(
  db: Executor,
  survey: string,
  { account, device }: VoterHashes,
  kept: string,
): Promise<void> {
  if (account.length === 0 || device.length === 0) return;
  await db
    .delete(surveyVotes)
    .where(
      and(
        eq(surveyVotes.survey, survey),
        inArray(surveyVotes.device, [...device]),
        isNull(surveyVotes.voter),
        sql`${surveyVotes.id} <> ${kept}`,
      ),
    );
}

/**
 * The vote of a person: by account, else what was voted without one on this device. Somebody without
 * account may not vote where anybody did on this device.
 */
export async function findVote(
  db: Executor,
  survey: string,
  { account, device }: VoterHashes,
  locked = false,
) {
  const onDevice = device.length === 0 ? undefined : inArray(surveyVotes.device, [...device]);
  const own =
    account.length === 0
      ? onDevice
      : or(
          inArray(surveyVotes.voter, [...account]),
          onDevice && and(onDevice, isNull(surveyVotes.voter)),
        );
  if (!own) return null;
  const found = db
    .select()
    .from(surveyVotes)
    .where(and(eq(surveyVotes.survey, survey), own))
    // The account's own first.
    .orderBy(sql`${surveyVotes.voter} IS NULL`)
    .limit(1);
  const rows = await (locked ? found.for('update') : found);
  return rows[0] ?? null;
}

/** Votes by answer and the number of people. */
export async function countVotes(db: Executor, survey: string) {
  const [people] = await db
    .select({ voters: sql<number>`count(*)::int` })
    .from(surveyVotes)
    .where(eq(surveyVotes.survey, survey));
  const { rows } = await db.execute<{ option: string; votes: number }>(sql`
    SELECT option, count(*)::int AS votes
    FROM ${surveyVotes}, jsonb_array_elements_text(${surveyVotes.choices}) AS option
    WHERE ${surveyVotes.survey} = ${survey} GROUP BY option`);
  return {
    voters: people?.voters ?? 0,
    votes: new Map(rows.map(({ option, votes }) => [option, votes])),
  };
}

/** What was never shown is kept no longer than who wrote it. */
const onlyShown = sql`CASE WHEN ${surveyVotes.textState} = 'shown' THEN ${surveyVotes.text} END`;
const onlyShownState = sql`CASE WHEN ${surveyVotes.textState} = 'shown' THEN 'shown' END`;
const isHidden = sql`${surveyVotes.text} IS NOT NULL AND ${surveyVotes.textState} <> 'shown'`;

/** Forgets who cast the votes made before a moment; they go on counting. */
export async function forgetVoters(db: Executor, before: Date): Promise<void> {
  const known = or(isNotNull(surveyVotes.voter), isNotNull(surveyVotes.device));
  await db
    .update(surveyVotes)
    .set({ voter: null, device: null, text: onlyShown, textState: onlyShownState })
    .where(and(lt(surveyVotes.createdAt, before), or(known, isHidden)));
}

/** The votes of an account; `namesOf` says what it is called in a survey. */
export async function findVotesOf(db: Executor, namesOf: SurveyNames) {
  const hashes = await hashesOf(db, namesOf);
  if (hashes.length === 0) return [];
  const { survey, choices, text, createdAt } = surveyVotes;
  return db
    .select({ survey, choices, text, createdAt })
    .from(surveyVotes)
    .where(inArray(surveyVotes.voter, hashes));
}

/** The account's votes become nobody's. */
export async function forgetVoter(db: Executor, namesOf: SurveyNames): Promise<void> {
  const hashes = await hashesOf(db, namesOf);
  if (hashes.length === 0) return;
  await db
    .update(surveyVotes)
    .set({ voter: null, device: null, text: null, textState: null })
    .where(inArray(surveyVotes.voter, hashes));
}

async function hashesOf(db: Executor, namesOf: SurveyNames) {
  const rows = await db.selectDistinct({ survey: surveyVotes.survey }).from(surveyVotes);
  return rows.flatMap(({ survey }) => namesOf(survey));
}
