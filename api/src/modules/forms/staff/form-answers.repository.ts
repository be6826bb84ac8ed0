import { and, desc, eq, gte, isNotNull, lt, sql } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { formSubmissions, surveyVotes } from '#db/tables/forms.ts';

/** Selects the answers to one form that were stored at or after `from` and before `to`. */
export interface AnswerFilter {
  readonly form: string;
  readonly from: Date | undefined;
  readonly to: Date | undefined;
}

const createFilterCondition = ({ form, from, to }: AnswerFilter) =>
  and(
    eq(formSubmissions.form, form),
    from && gte(formSubmissions.createdAt, from),
    to && lt(formSubmissions.createdAt, to),
  );

export async function countAnswersByForm(db: Executor) {
  return db
    .select({
      form: formSubmissions.form,
      count: sql<number>`count(*)::int`,
      latest: sql<Date>`max(${formSubmissions.createdAt})`.mapWith(formSubmissions.createdAt),
    })
    .from(formSubmissions)
    .groupBy(formSubmissions.form);
}

export async function countAnswers(db: Executor, filter: AnswerFilter): Promise<number> {
  return db.$count(formSubmissions, createFilterCondition(filter));
}

/** Returns answers to forms, newest first. */
export async function findAnswers(db: Executor, filter: AnswerFilter, limit: number, offset = 0) {
  return db
    .select()
    .from(formSubmissions)
    .where(createFilterCondition(filter))
    .orderBy(desc(formSubmissions.id))
    .limit(limit)
    .offset(offset);
}

/**
 * Deletes an answer.
 * @returns the slug of the form, or null if the answer did not exist
 */
export async function deleteAnswer(tx: Executor, id: string): Promise<string | null> {
  const rows = await tx
    .delete(formSubmissions)
    .where(eq(formSubmissions.id, id))
    .returning({ form: formSubmissions.form });
  return rows[0]?.form ?? null;
}

/** Counts the votes of each survey, and the free texts that wait for review. */
export async function countVotersBySurvey(db: Executor) {
  return db
    .select({
      survey: surveyVotes.survey,
      voters: sql<number>`count(*)::int`,
      held: sql<number>`(count(*) FILTER (WHERE ${surveyVotes.textState} = 'held'))::int`,
    })
    .from(surveyVotes)
    .groupBy(surveyVotes.survey);
}

const createFreeTextCondition = (survey: string) =>
  and(eq(surveyVotes.survey, survey), isNotNull(surveyVotes.text));

export async function countTexts(db: Executor, survey: string): Promise<number> {
  return db.$count(surveyVotes, createFreeTextCondition(survey));
}

/**
 * Returns one page of the free texts of a survey. Texts that wait for review come before all other
 * texts; both groups start with the newest text.
 */
export async function findFreeTexts(db: Executor, survey: string, limit: number, offset: number) {
  return db
    .select()
    .from(surveyVotes)
    .where(createFreeTextCondition(survey))
    .orderBy(sql`${surveyVotes.textState} <> 'held'`, desc(surveyVotes.id))
    .limit(limit)
    .offset(offset);
}

/**
 * Accepts or hides a free text if its state is still `expectedState`.
 * @returns the survey of the text, or null if the text has another state
 */
export async function decideFreeText(
  tx: Executor,
  id: string,
  expectedState: 'held' | 'shown' | 'refused',
  state: 'shown' | 'refused',
): Promise<string | null> {
  const rows = await tx
    .update(surveyVotes)
    .set({ textState: state })
    .where(and(eq(surveyVotes.id, id), eq(surveyVotes.textState, expectedState)))
    .returning({ survey: surveyVotes.survey });
  return rows[0]?.survey ?? null;
}
