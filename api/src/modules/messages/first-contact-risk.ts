import { createHash } from 'node:crypto';

import type { HoldReason } from '#db/tables/moderation.ts';
import { contactTraces } from '#modules/ads/risk/contact-traces.ts';
import { readingsOf } from '#modules/ads/risk/readings.ts';
import { states } from '#modules/ads/risk/rule.ts';
import { scamRules } from '#modules/ads/risk/rules/scam-rules.ts';

/** From this score on a person looks at a first message before it is delivered. */
export const holdFrom = 40;

/** What the words of a message tell. */
export interface MessageRisk {
  /** Ways past the site: telephone, e-mail, link, bank account. */
  readonly contact: readonly HoldReason[];
  /** Ways to cheat. */
  readonly scam: readonly HoldReason[];
  /** 0–100, of both. */
  readonly score: number;
}

/** Rules that speak of people, not of money; harmless where two already talk. */
const onlyFirst: ReadonlySet<string> = new Set(['mitleid', 'eile']);

/** Reads a message with the rules for ads that fit it. */
export function assessMessage(text: string): MessageRisk {
  const read = readingsOf(text);
  const contact = contactTraces(read);
  const scam = scamRules.filter(({ pattern, unless, evenDenied = false }) => {
    if (unless?.test(read.revealed)) return false;
    return states(read.revealed, pattern, { evenDenied, after: true });
  });
  const disguised = read.disguised
    ? [{ code: 'verschleiert', text: 'Verschleierte Schreibweise', weight: 45 }]
    : [];
  const weights = [...contact, ...scam, ...disguised].map(({ weight }) => weight);
  const plain = ({ code, text: words }: HoldReason) => ({ code, text: words });
  return {
    contact: contact.map(plain),
    scam: [...scam, ...disguised].map(plain),
    score: Math.min(
      100,
      weights.reduce((sum, weight) => sum + weight, 0),
    ),
  };
}

/** What receivers of a message are warned of, each once. */
export function warningsOf({ contact, scam }: MessageRisk): string[] {
  const money = contact.filter(({ code }) => code === 'iban' || code === 'link');
  const found = [...money, ...scam.filter(({ code }) => !onlyFirst.has(code))];
  return [...new Set(found.map(({ text }) => text))];
}

/** The same words, however they are set. */
export function textPrint(text: string): {
  readonly textHash: string;
  readonly textLength: number;
} {
  const words = readingsOf(text).words.trim();
  const textHash = createHash('sha256').update(words).digest('base64url');
  return { textHash, textLength: words.length };
}
