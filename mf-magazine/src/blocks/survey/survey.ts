import type { SurveyResults } from '@gruenland/shared-contracts/api/forms.ts';

/** Data that the loader adds to the definition of a survey. */
export interface SurveyData {
  /**
   * Full slug of the story that contains the survey. The slug is empty in the style guide's
   * examples, where votes are not counted.
   */
  readonly story: string;
  /** Results that all visitors may see. Null when the api is unavailable. */
  readonly results: SurveyResults | null;
}

/** An answer to a survey. */
export interface SurveyAnswer {
  readonly choices: readonly string[];
  /** Free text, for surveys of kind `text`. */
  readonly text?: string;
}

/** Returns the path to which the browser posts a vote when JavaScript is unavailable. */
export function buildVotePath(story: string): string {
  return `/_umfrage/${story}`;
}

/**
 * Returns the field name of an option in multiple-choice surveys. Each option needs its own name,
 * because the form parser keeps one value per name.
 */
export function getChoiceFieldName(index: number): string {
  return `choice-${index}`;
}

/**
 * Returns the votes as a percentage of the voters, rounded to a whole number. Returns 0 if there
 * are no voters.
 */
export function toPercent(votes: number, voters: number): number {
  return voters === 0 ? 0 : Math.round((votes / voters) * 100);
}
