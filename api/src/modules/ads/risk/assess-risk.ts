import type { ReviewReason } from '#db/tables/moderation.ts';

import type { AssessedAd } from './assessed-ad.ts';
import { findContactSignals } from './contact-signals.ts';
import { isForeignText } from './foreign-text.ts';
import { isFractionOfNewPrice, isTooCheap } from './price-floor.ts';
import { createTextVariants } from './text-variants.ts';
import type { TextVariants } from './text-variants.ts';
import { matchesWithoutNegation } from './rule.ts';
import type { WordRule } from './rule.ts';
import { animalRules, personRules } from './rules/animal-rules.ts';
import { goodsRules } from './rules/goods-rules.ts';
import { scamMeaningRules, goodsMeaningRules } from './rules/meaning-rules.ts';
import { unambiguousWordRules } from './rules/unambiguous-word-rules.ts';
import { scamRules } from './rules/scam-rules.ts';
import { assessWording } from './wording-risk.ts';
import type { WordModel } from './word-model.ts';
import { prepaymentRules, workAndFoodRules } from './rules/work-and-food-rules.ts';

/** Facts about the seller for the risk assessment. */
export interface SellerFacts {
  /** Days since the account was created, or null for guests. */
  readonly accountAgeDays: number | null;
  readonly trader: boolean;
  /** Number of ads that the seller placed within 24 hours, including the assessed one. */
  readonly adCountLast24Hours: number;
  /** Number of other ads by the seller with the same title. */
  readonly sameTitleAdCount: number;
}

export interface RiskAssessment {
  /** Risk from 0 to 100. The caller decides from which score on an ad is held for review. */
  readonly score: number;
  readonly reasons: readonly ReviewReason[];
}

type Finding = ReviewReason & { readonly weight: number };

const rules = [
  ...scamRules,
  ...prepaymentRules,
  ...goodsRules,
  ...workAndFoodRules,
  ...animalRules,
  ...personRules,
  ...scamMeaningRules,
  ...goodsMeaningRules,
  ...unambiguousWordRules,
];
/**
 * A single finding with at least this weight is enough to hold the ad for review. The findings of
 * the word model are then ignored.
 */
const minCertainWeight = 40;
/**
 * Maximum weight of a word rule if the word model rates the ad as honest. The weights of two such
 * rules together still exceed the threshold for holding the ad.
 */
const maxCappedWeight = 24;
const maxNewAccountAgeDays = 2;
const maxNormalAdsPerDay = 8;

function matchesRule(
  rule: WordRule,
  adVariants: TextVariants,
  title: TextVariants,
  category: string,
): boolean {
  if (rule.categories && !rule.categories.includes(category)) return false;
  const selectWords = (textVariants: TextVariants) =>
    rule.readsDeobfuscatedWords ? textVariants.deobfuscatedWords : textVariants.words;
  const searchedWords = rule.readsTitleOnly ? selectWords(title) : selectWords(adVariants);
  if (
    rule.exceptionPattern?.test(searchedWords) ||
    rule.exceptionAnywherePattern?.test(selectWords(adVariants))
  )
    return false;
  if (rule.requiredPattern && !rule.requiredPattern.test(searchedWords)) return false;
  const { ignoresNegation = false } = rule;
  // In the title, a negation counts only before the matched word. A negation after that word does
  // not change what the ad offers.
  if (matchesWithoutNegation(selectWords(title), rule.pattern, { ignoresNegation })) return true;
  return (
    !rule.readsTitleOnly &&
    matchesWithoutNegation(searchedWords, rule.pattern, {
      ignoresNegation,
      checksNegationAfter: true,
    })
  );
}

function findStyleSignals({ title, description }: AssessedAd): Finding[] {
  const letters = title.replace(/[^\p{L}]/gu, '');
  const capitalCount = letters.replace(/[^\p{Lu}]/gu, '').length;
  const isAllCaps = letters.length >= 12 && capitalCount > letters.length * 0.8;
  const hasRepeatedMarks = /[!?]{3,}/u.test(title + description);
  const emojiCount = (`${title}${description}`.match(/\p{Extended_Pictographic}/gu) ?? []).length;
  const isSensational = isAllCaps || hasRepeatedMarks || emojiCount >= 6;
  return isSensational ? [{ code: 'aufmachung', text: 'Reißerische Aufmachung', weight: 10 }] : [];
}

function findSellerSignals({
  accountAgeDays,
  adCountLast24Hours,
  sameTitleAdCount,
  trader,
}: SellerFacts): Finding[] {
  const isNewSeller = accountAgeDays === null || accountAgeDays < maxNewAccountAgeDays;
  const findings: Finding[] = [];
  if (isNewSeller) findings.push({ code: 'neu', text: 'Neu oder ohne Konto', weight: 6 });
  if (sameTitleAdCount > 0)
    findings.push({ code: 'doppelt', text: 'Derselbe Titel noch einmal', weight: 40 });
  if (!trader && adCountLast24Hours > maxNormalAdsPerDay) {
    findings.push({ code: 'viele', text: 'Viele Anzeigen an einem Tag', weight: 25 });
  }
  return findings;
}

function findPriceSignals(ad: AssessedAd, { words }: TextVariants): Finding[] {
  const isPriceTooLow =
    isTooCheap(ad, words) || (ad.kind === 'biete' && isFractionOfNewPrice(words, ad.priceCents));
  return isPriceTooLow ? [{ code: 'zu-billig', text: 'Viel billiger als üblich', weight: 42 }] : [];
}

/** Keeps one finding per code, the one with the highest weight, and sorts by weight. */
function keepStrongestFindings(findings: readonly Finding[]): Finding[] {
  const strongestByCode = new Map<string, Finding>();
  for (const finding of findings) {
    if ((strongestByCode.get(finding.code)?.weight ?? 0) < finding.weight)
      strongestByCode.set(finding.code, finding);
  }
  return [...strongestByCode.values()].toSorted((a, b) => b.weight - a.weight);
}

/**
 * Rates how risky it is to publish an ad without a moderator's review, and gives the reasons.
 * @param model word model, by default the one trained on the whole training set
 */
export function assessRisk(ad: AssessedAd, seller: SellerFacts, model?: WordModel): RiskAssessment {
  const textFacts = Object.entries(ad.attributes).flatMap(([key, value]) =>
    typeof value === 'string' && key !== 'teilenummer' ? [value] : [],
  );
  const title = createTextVariants(ad.title);
  const adVariants = createTextVariants(
    [ad.title, ad.description, ad.sellerName, ...textFacts].join('\n'),
  );
  const wordingRisk = assessWording(ad, model);
  const findings: Finding[] = [
    ...rules
      .filter((rule) => matchesRule(rule, adVariants, title, ad.category))
      .map(({ code, text, weight, isUncapped }) => ({
        code,
        text,
        weight: wordingRisk.isHonest && !isUncapped ? Math.min(weight, maxCappedWeight) : weight,
      })),
    ...findContactSignals(adVariants),
    ...findPriceSignals(ad, adVariants),
    ...findStyleSignals(ad),
    ...findSellerSignals(seller),
  ];
  if (adVariants.isDisguised) {
    findings.push({ code: 'verschleiert', text: 'Verschleierte Schreibweise', weight: 45 });
  }
  if (isForeignText(adVariants.words)) {
    findings.push({ code: 'sprache', text: 'Nicht auf Deutsch geschrieben', weight: 42 });
  }
  // Findings of the word model count only if no other finding alone is enough to hold the ad.
  if (!findings.some(({ weight }) => weight >= minCertainWeight))
    findings.push(...wordingRisk.findings);
  const reasons = keepStrongestFindings(findings);
  return {
    score: Math.min(
      100,
      reasons.reduce((weightSum, { weight }) => weightSum + weight, 0),
    ),
    reasons: reasons.map(({ code, text }) => ({ code, text })),
  };
}
