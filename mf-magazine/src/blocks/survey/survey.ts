import type { SurveyResults } from '@gruenland/shared-contracts/api/forms.ts';

/** What the page knows of a survey beyond its definition. */
export interface SurveyData {
  /** Full slug of the story that holds the survey; empty in samples, whose votes nobody counts. */
  readonly story: string;
  /** What everybody may see; null while the api is away. */
  readonly results: SurveyResults | null;
}

/** What somebody answers. */
export interface SurveyAnswer {
  readonly choices: readonly string[];
  /** To a question that is answered in own words. */
  readonly text?: string;
}

/** Where a vote goes without script. */
export function votePath(story: string): string {
  return `/_umfrage/${story}`;
}

/** Name of the field of an answer where several may be chosen: a form keeps each name once. */
export function choiceName(index: number): string {
  return `choice-${index}`;
}

/** Whole percent of the voters. */
export function percentOf(votes: number, voters: number): number {
  return voters === 0 ? 0 : Math.round((votes / voters) * 100);
}
