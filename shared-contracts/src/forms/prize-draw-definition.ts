import type { RawBlock } from '#block.ts';
import { readFlag, readLines, readMoment, readNumber, readText } from './read-field.ts';

/** A prize draw, defined by its block in an article or page. */
export interface PrizeDrawDefinition {
  /** Content service id (`_uid`) of the block. */
  readonly id: string;
  readonly title: string;
  readonly prizes: readonly string[];
  /** Start of the prize draw: ISO 8601 date and time in UTC. */
  readonly startsAt: string | undefined;
  readonly endsAt: string;
  /** Closing date in words, for example of a draw that repeats each year; replaces `endsAt` in the text. */
  readonly deadlineText: string | undefined;
  readonly question: string | undefined;
  /** Options of a choice question; empty for a free-text question. */
  readonly options: readonly string[];
  /** Terms of participation; a prize draw without them is not shown. */
  readonly terms: string;
  readonly organiser: string;
  readonly adultsOnly: boolean;
  /** Days for which entries are kept after the end of the prize draw. */
  readonly retentionDays: number;
}

/**
 * Reads the fields `title`, `prizes` (lines), `startsAt`, `endsAt`, `deadlineText`, `question`,
 * `options` (lines), `terms`, `organiser`, `adultsOnly`, `retentionDays` of a block. Returns undefined if the block
 * has no id, title, prizes, end or terms.
 */
export function readPrizeDraw(raw: RawBlock): PrizeDrawDefinition | undefined {
  const title = readText(raw['title'], 160);
  const endsAt = readMoment(raw['endsAt']);
  const terms = readText(raw['terms'], 8000);
  const prizes = readLines(raw['prizes'], 20);
  if (!title || !endsAt || !terms || prizes.length === 0 || !raw._uid) return undefined;
  return {
    id: raw._uid,
    title,
    prizes,
    startsAt: readMoment(raw['startsAt']),
    endsAt,
    deadlineText: readText(raw['deadlineText'], 160),
    question: readText(raw['question'], 200),
    options: readLines(raw['options'], 12),
    terms,
    organiser: readText(raw['organiser'], 160) ?? 'Grünland',
    adultsOnly: readFlag(raw['adultsOnly']) === true,
    retentionDays: Math.round(readNumber(raw['retentionDays'], 1, 365) ?? 90),
  };
}

/**
 * Returns the state of a prize draw at the given time: it does not accept entries yet (`early`),
 * accepts them (`open`) or no longer accepts them (`over`).
 */
export function getPrizeDrawState(
  { startsAt, endsAt }: PrizeDrawDefinition,
  now: number,
): 'early' | 'open' | 'over' {
  if (startsAt !== undefined && now < Date.parse(startsAt)) return 'early';
  return now < Date.parse(endsAt) ? 'open' : 'over';
}
