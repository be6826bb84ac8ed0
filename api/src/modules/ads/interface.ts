/** Exports that other modules may import, in addition to the values that `module.ts` provides. */
export { findAd } from './ad-list.repository.ts';
export type { StoredAd } from './ad-record.repository.ts';
export { createAdSlug } from './ad-slug.ts';
export { replyTimes } from './reply-times.ts';
export { findContactSignals } from './risk/contact-signals.ts';
export { matchesWithoutNegation } from './risk/rule.ts';
export { scamRules } from './risk/rules/scam-rules.ts';
export { createTextVariants } from './risk/text-variants.ts';
export type { AdWriters } from './writing/ad-writer.ts';
export { createAdOwnerCondition, hideAds, restoreHiddenAds } from './writing/hide-ads.ts';
export { claimAds } from './writing/own-ad.repository.ts';
