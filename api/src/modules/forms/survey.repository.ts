import { and, eq, gt, sql } from 'drizzle-orm';
import { ulid } from 'ulid';

import type { Executor } from '#db/database.ts';
import { surveyVotes } from '#db/tables/forms.ts';

/**
 * Keeps a vote; an earlier one of the same person is replaced while it is younger than
 * `changeableSince`. False when it is older.
 */
export async function saveVote(
  db: Executor,
  vote: { readonly survey: string; readonly voter: string; readonly choices: readonly string[] },
  changeableSince: Date,
): Promise<boolean> {
  const rows = await db
    .insert(surveyVotes)
    .values({ ...vote, id: ulid() })
    .onConflictDoUpdate({
      target: [surveyVotes.survey, surveyVotes.voter],
      set: { choices: vote.choices, updatedAt: sql`now()` },
      setWhere: gt(surveyVotes.createdAt, changeableSince),
    })
    .returning({ id: surveyVotes.id });
  return rows.length > 0;
}

export async function findVote(db: Executor, survey: string, voter: string) {
  const rows = await db
    .select({ choices: surveyVotes.choices })
    .from(surveyVotes)
    .where(and(eq(surveyVotes.survey, survey), eq(surveyVotes.voter, voter)));
  return rows[0]?.choices ?? null;
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
