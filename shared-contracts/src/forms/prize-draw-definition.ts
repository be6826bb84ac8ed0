import type { RawBlock } from '#block.ts';
import { readFlag, readLines, readMoment, readNumber, readText } from './read-field.ts';

/** A prize draw in an article or on a page, by its block. */
export interface PrizeDrawDefinition {
  /** `_uid` of the block. */
  readonly id: string;
  readonly title: string;
  readonly prizes: readonly string[];
  /** ISO date and time in UTC. */
  readonly startsAt: string | undefined;
  readonly endsAt: string;
  readonly question: string | undefined;
  /** Answers to choose from; without them the question is answered in words. */
  readonly options: readonly string[];
  /** Conditions of participation; a draw without them is not shown. */
  readonly terms: string;
  readonly organiser: string;
  readonly adultsOnly: boolean;
  /** Days after the end for which entries are kept. */
  readonly retentionDays: number;
}

/**
 * Fields: `title`, `prizes` (lines), `startsAt`, `endsAt`, `question`, `options` (lines), `terms`,
 * `organiser`, `adultsOnly`, `retentionDays`. Undefined while something that the law wants is missing.
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
    question: readText(raw['question'], 200),
    options: readLines(raw['options'], 12),
    terms,
    organiser: readText(raw['organiser'], 160) ?? 'Grünland',
    adultsOnly: readFlag(raw['adultsOnly']) === true,
    retentionDays: Math.round(readNumber(raw['retentionDays'], 1, 365) ?? 90),
  };
}

/** Whether entries are taken now. */
export function drawState(
  { startsAt, endsAt }: PrizeDrawDefinition,
  now: number,
): 'early' | 'open' | 'over' {
  if (startsAt !== undefined && now < Date.parse(startsAt)) return 'early';
  return now < Date.parse(endsAt) ? 'open' : 'over';
}
