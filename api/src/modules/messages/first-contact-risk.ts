import { createHash } from 'node:crypto';

import type { HoldReason } from '#db/tables/moderation.ts';
import { findContactSignals } from '#modules/ads/risk/contact-signals.ts';
import { createTextVariants } from '#modules/ads/risk/text-variants.ts';
import { matchesUnnegated } from '#modules/ads/risk/rule.ts';
import { scamRules } from '#modules/ads/risk/rules/scam-rules.ts';

/** First messages with at least this score are held for a moderator. */
export const holdThreshold = 40;

/** The risk of a message's text. */
export interface MessageRisk {
  /** Contact details in the text: phone number, email address, link, bank account. */
  readonly contact: readonly HoldReason[];
  /** Signs of a scam. */
  readonly scam: readonly HoldReason[];
  /** 0 to 100, from both lists. */
  readonly score: number;
}

/** Rules about pity and urgency; they apply to first messages only. */
const onlyFirst: ReadonlySet<string> = new Set(['mitleid', 'eile']);

/** Rates a message with those rules for ads that apply to messages. */
export function assessMessage(text: string): MessageRisk {
  const read = createTextVariants(text);
  const contact = findContactSignals(read);
  const scam = scamRules.filter(({ pattern, unless, ignoreNegation = false }) => {
    if (unless?.test(read.deobfuscated)) return false;
    return matchesUnnegated(read.deobfuscated, pattern, { ignoreNegation, after: true });
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

/** Warnings for the recipient, without duplicates. */
export function recipientWarnings({ contact, scam }: MessageRisk): string[] {
  const money = contact.filter(({ code }) => code === 'iban' || code === 'link');
  const found = [...money, ...scam.filter(({ code }) => !onlyFirst.has(code))];
  return [...new Set(found.map(({ text }) => text))];
}

/** Hash and length of the folded text, to find identical messages regardless of formatting. */
export function fingerprintText(text: string): {
  readonly textHash: string;
  readonly textLength: number;
} {
  const words = createTextVariants(text).words.trim();
  const textHash = createHash('sha256').update(words).digest('base64url');
  return { textHash, textLength: words.length };
}
