import type { RawBlock } from '#block.ts';
import { readFlag, readLines, readMoment, readText } from './read-field.ts';

/** A survey, defined by its block in an article or page. */
export interface SurveyDefinition {
  /** Content service id (`_uid`) of the block. */
  readonly id: string;
  readonly question: string;
  /**
   * Kind of answer. `scale`: one of the options, by default the numbers 1 to 5; `text`: a free-text
   * answer, hidden until editors publish it.
   */
  readonly kind: 'single' | 'multi' | 'scale' | 'text';
  /** Options of the survey; a vote contains the texts of the chosen options. */
  readonly options: readonly string[];
  /** End of voting: ISO 8601 date and time in UTC. */
  readonly closesAt: string | undefined;
  /** When visitors can see the results: after their own vote, or after voting has ended. */
  readonly results: 'after-vote' | 'after-end';
  readonly needsLogin: boolean;
}

const SURVEY_KINDS = ['single', 'multi', 'scale', 'text'] as const;
const MAX_OPTIONS = 12;
const DEFAULT_SCALE_OPTIONS = ['1', '2', '3', '4', '5'];

/**
 * Reads a survey from the fields `question`, `kind`, `options` (lines), `closesAt`, `results` and
 * `needsLogin` of a block. Returns undefined if the block has no id or question, or if a choice
 * question has fewer than two options.
 */
export function readSurvey(raw: RawBlock): SurveyDefinition | undefined {
  const question = readText(raw['question'], 200);
  const kind = SURVEY_KINDS.find((knownKind) => knownKind === raw['kind']) ?? 'single';
  const lines = readLines(raw['options'], MAX_OPTIONS).map((option) => option.slice(0, 120));
  const chosen = kind === 'scale' && lines.length === 0 ? DEFAULT_SCALE_OPTIONS : lines;
  const options = kind === 'text' ? [] : chosen;
  if (!question || (kind !== 'text' && options.length < 2) || !raw._uid) return undefined;
  return {
    id: raw._uid,
    question,
    kind,
    options,
    closesAt: readMoment(raw['closesAt']),
    results: raw['results'] === 'after-end' ? 'after-end' : 'after-vote',
    needsLogin: readFlag(raw['needsLogin']) === true,
  };
}

/** Whether voting has ended. */
export function isVotingClosed(
  { closesAt }: Pick<SurveyDefinition, 'closesAt'>,
  now: number,
): boolean {
  return closesAt !== undefined && Date.parse(closesAt) <= now;
}
