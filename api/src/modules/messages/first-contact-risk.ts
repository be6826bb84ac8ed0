import { createHash } from 'node:crypto';

import type { ReviewReason } from '#db/tables/moderation.ts';
import {
  findContactSignals,
  createTextVariants,
  matchesWithoutNegation,
  scamRules,
} from '#modules/ads/interface.ts';

/** First messages with at least this score are held until a moderator has decided. */
export const reviewThreshold = 40;

/** The risk that the text of a message poses. */
export interface MessageRisk {
  /** Contact details in the text: phone number, email address, link, bank account. */
  readonly contact: readonly ReviewReason[];
  /** Signs of a scam in the text. */
  readonly scam: readonly ReviewReason[];
  /** Score from 0 to 100, computed from the contact details and the signs of a scam. */
  readonly score: number;
}

/** Codes of the rules about pity and urgency. The recipient gets no warning about them. */
const codesWithoutWarning: ReadonlySet<string> = new Set(['mitleid', 'eile']);

/** Rates the risk of a message text by contact details, signs of a scam and disguised spelling. */
export function assessMessage(text: string): MessageRisk {
  const variants = createTextVariants(text);
  const contact = findContactSignals(variants);
  const scam = scamRules.filter(({ pattern, exceptionPattern, ignoresNegation = false }) => {
    const words = variants.deobfuscatedWords;
    if (exceptionPattern?.test(words)) return false;
    return matchesWithoutNegation(words, pattern, { ignoresNegation, checksNegationAfter: true });
  });
  const disguiseSignals = variants.isDisguised
    ? [{ code: 'verschleiert', text: 'Verschleierte Schreibweise', weight: 45 }]
    : [];
  const weights = [...contact, ...scam, ...disguiseSignals].map(({ weight }) => weight);
  const omitWeight = ({ code, text: reason }: ReviewReason) => ({ code, text: reason });
  return {
    contact: contact.map(omitWeight),
    scam: [...scam, ...disguiseSignals].map(omitWeight),
    score: Math.min(
      100,
      weights.reduce((sum, weight) => sum + weight, 0),
    ),
  };
}

/** Returns the warnings that the recipient sees, without duplicates. */
export function getRecipientWarnings({ contact, scam }: MessageRisk): string[] {
  const paymentSignals = contact.filter(({ code }) => code === 'iban' || code === 'link');
  const foundSignals = [
    ...paymentSignals,
    ...scam.filter(({ code }) => !codesWithoutWarning.has(code)),
  ];
  return [...new Set(foundSignals.map(({ text }) => text))];
}

/**
 * Returns the hash and length of the folded text, to find identical messages regardless of
 * formatting.
 */
export function fingerprintText(text: string): {
  readonly textHash: string;
  readonly textLength: number;
} {
  const words = createTextVariants(text).words.trim();
  const textHash = createHash('sha256').update(words).digest('base64url');
  return { textHash, textLength: words.length };
}
