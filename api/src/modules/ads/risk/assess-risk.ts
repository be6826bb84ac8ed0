import type { AdAttributes } from '#db/tables/ads.ts';
import type { HoldReason } from '#db/tables/moderation.ts';

import { findContactSignals } from './contact-signals.ts';
import { isForeign } from './foreign-text.ts';
import { isFractionOfNew, isTooCheap } from './price-floor.ts';
import { createTextVariants } from './text-variants.ts';
import type { TextVariants } from './text-variants.ts';
import { matchesUnnegated } from './rule.ts';
import type { WordRule } from './rule.ts';
import { animalRules, personRules } from './rules/animal-rules.ts';
import { goodsRules } from './rules/goods-rules.ts';
import { scamMeaningRules, goodsMeaningRules } from './rules/meaning-rules.ts';
import { plainWordRules } from './rules/plain-word-rules.ts';
import { scamRules } from './rules/scam-rules.ts';
import { assessWording } from './wording-risk.ts';
import type { WordModel } from './word-model.ts';
import { prepaidRules, workAndFoodRules } from './rules/work-and-food-rules.ts';

/** The parts of an ad that the risk assessment reads. */
export interface RiskAd {
  readonly category: string;
  readonly kind: string;
  readonly title: string;
  readonly description: string;
  readonly priceKind: string;
  readonly priceCents: number | null;
  readonly priceUnit: string;
  readonly condition: string | null;
  readonly attributes: AdAttributes;
  readonly sellerName: string;
}

/** Facts about the seller for the risk assessment. */
export interface RiskSeller {
  /** Age of the account in days; null for guests. */
  readonly accountDays: number | null;
  readonly trader: boolean;
  /** Ads that the seller placed within 24 hours, including this one. */
  readonly adsToday: number;
  /** Other ads of the seller with the same title. */
  readonly sameTitle: number;
}

export interface Risk {
  /** 0 to 100. The caller chooses the threshold from which an ad is held. */
  readonly score: number;
  readonly reasons: readonly HoldReason[];
}

type Found = HoldReason & { readonly weight: number };

const rules = [
  ...scamRules,
  ...prepaidRules,
  ...goodsRules,
  ...workAndFoodRules,
  ...animalRules,
  ...personRules,
  ...scamMeaningRules,
  ...goodsMeaningRules,
  ...plainWordRules,
];
/** A finding of this weight makes the word model unnecessary. */
const certainWeight = 40;
/**
 * Maximum weight of a word rule in an ad that the word model rates as honest. Two such matches
 * still exceed the hold threshold.
 */
const cappedWeight = 24;
const newAccountDays = 2;
const manyAds = 8;

function matchesRule(
  rule: WordRule,
  all: TextVariants,
  title: TextVariants,
  category: string,
): boolean {
  if (rule.categories && !rule.categories.includes(category)) return false;
  const words = (read: TextVariants) => (rule.deobfuscated ? read.deobfuscated : read.words);
  const whole = rule.titleOnly ? words(title) : words(all);
  if (rule.unless?.test(whole) || rule.unlessAnywhere?.test(words(all))) return false;
  if (rule.requires && !rule.requires.test(whole)) return false;
  const { ignoreNegation = false } = rule;
  // A match in the title always counts: the title names the offer, and a later negation does not
  // change that.
  if (matchesUnnegated(words(title), rule.pattern, { ignoreNegation })) return true;
  return !rule.titleOnly && matchesUnnegated(whole, rule.pattern, { ignoreNegation, after: true });
}

function findStyleSignals({ title, description }: RiskAd): Found[] {
  const letters = title.replace(/[^\p{L}]/gu, '');
  const capitals = letters.replace(/[^\p{Lu}]/gu, '').length;
  const isAllCaps = letters.length >= 12 && capitals > letters.length * 0.8;
  const hasRepeatedMarks = /[!?]{3,}/u.test(title + description);
  const pictures = (`${title}${description}`.match(/\p{Extended_Pictographic}/gu) ?? []).length;
  const found = isAllCaps || hasRepeatedMarks || pictures >= 6;
  return found ? [{ code: 'aufmachung', text: 'Reißerische Aufmachung', weight: 10 }] : [];
}

function findSellerSignals({ accountDays, adsToday, sameTitle, trader }: RiskSeller): Found[] {
  const isNew = accountDays === null || accountDays < newAccountDays;
  const found: Found[] = [];
  if (isNew) found.push({ code: 'neu', text: 'Neu oder ohne Konto', weight: 6 });
  if (sameTitle > 0)
    found.push({ code: 'doppelt', text: 'Derselbe Titel noch einmal', weight: 40 });
  if (!trader && adsToday > manyAds) {
    found.push({ code: 'viele', text: 'Viele Anzeigen an einem Tag', weight: 25 });
  }
  return found;
}

function findPriceSignals(ad: RiskAd, { words }: TextVariants): Found[] {
  const low =
    isTooCheap(ad, words) || (ad.kind === 'biete' && isFractionOfNew(words, ad.priceCents));
  return low ? [{ code: 'zu-billig', text: 'Viel billiger als üblich', weight: 42 }] : [];
}

/** Keeps the finding with the highest weight for each code. */
function keepStrongest(found: readonly Found[]): Found[] {
  const byCode = new Map<string, Found>();
  for (const each of found) {
    if ((byCode.get(each.code)?.weight ?? 0) < each.weight) byCode.set(each.code, each);
  }
  return [...byCode.values()].toSorted((left, right) => right.weight - left.weight);
}

/**
 * Rates how risky it is to publish an ad without a moderator's review, with reasons.
 *
 * @param model defaults to the model trained on the whole training set
 */
export function assessRisk(ad: RiskAd, seller: RiskSeller, model?: WordModel): Risk {
  const textFacts = Object.entries(ad.attributes).flatMap(([key, value]) =>
    typeof value === 'string' && key !== 'teilenummer' ? [value] : [],
  );
  const title = createTextVariants(ad.title);
  const all = createTextVariants(
    [ad.title, ad.description, ad.sellerName, ...textFacts].join('\n'),
  );
  const wordingRisk = assessWording(ad, model);
  const found: Found[] = [
    ...rules
      .filter((rule) => matchesRule(rule, all, title, ad.category))
      .map(({ code, text, weight, uncapped }) => ({
        code,
        text,
        weight: wordingRisk.honest && !uncapped ? Math.min(weight, cappedWeight) : weight,
      })),
    ...findContactSignals(all),
    ...findPriceSignals(ad, all),
    ...findStyleSignals(ad),
    ...findSellerSignals(seller),
  ];
  if (all.disguised) {
    found.push({ code: 'verschleiert', text: 'Verschleierte Schreibweise', weight: 45 });
  }
  if (isForeign(all.words)) {
    found.push({ code: 'sprache', text: 'Nicht auf Deutsch geschrieben', weight: 42 });
  }
  // The word model only adds a finding when no rule is certain.
  if (!found.some(({ weight }) => weight >= certainWeight)) found.push(...wordingRisk.found);
  const reasons = keepStrongest(found);
  return {
    score: Math.min(
      100,
      reasons.reduce((sum, { weight }) => sum + weight, 0),
    ),
    reasons: reasons.map(({ code, text }) => ({ code, text })),
  };
}
