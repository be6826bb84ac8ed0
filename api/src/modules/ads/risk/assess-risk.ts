import type { AdAttributes } from '#db/tables/ads.ts';
import type { HoldReason } from '#db/tables/moderation.ts';

import { contactTraces } from './contact-traces.ts';
import { isForeign } from './foreign-text.ts';
import { isFractionOfNew, isTooCheap } from './price-floor.ts';
import { readingsOf } from './readings.ts';
import type { Readings } from './readings.ts';
import { states } from './rule.ts';
import type { WordRule } from './rule.ts';
import { animalRules, personRules } from './rules/animal-rules.ts';
import { goodsRules } from './rules/goods-rules.ts';
import { cheatMeanings, goodsMeanings } from './rules/meaning-rules.ts';
import { plainWordRules } from './rules/plain-word-rules.ts';
import { scamRules } from './rules/scam-rules.ts';
import { soundOf } from './sounds-like.ts';
import type { WordModel } from './word-model.ts';
import { prepaidRules, workAndFoodRules } from './rules/work-and-food-rules.ts';

/** An ad as its risk is judged. */
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

/** What is known of who placed it. */
export interface RiskSeller {
  /** Age of the account in days; null without an account. */
  readonly accountDays: number | null;
  readonly trader: boolean;
  /** Ads placed within a day, this one included. */
  readonly adsToday: number;
  /** Other ads of theirs with the same title. */
  readonly sameTitle: number;
}

export interface Risk {
  /** 0–100; what it takes to be held is the caller's to say. */
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
  ...cheatMeanings,
  ...goodsMeanings,
  ...plainWordRules,
];
/** What weighs so much needs no second opinion. */
const certain = 40;
/** What the word of a rule weighs in an ad that sounds honest: two of them are still held. */
const hearsay = 24;
const newAccountDays = 2;
const manyAds = 8;

function broken(rule: WordRule, all: Readings, title: Readings, category: string): boolean {
  if (rule.categories && !rule.categories.includes(category)) return false;
  const words = (read: Readings) => (rule.revealed ? read.revealed : read.words);
  const whole = rule.title ? words(title) : words(all);
  if (rule.unless?.test(whole) || rule.unlessAnywhere?.test(words(all))) return false;
  if (rule.together && !rule.together.test(whole)) return false;
  const { evenDenied = false } = rule;
  // What the title names is the offer itself, whatever is said of it afterwards.
  if (states(words(title), rule.pattern, { evenDenied })) return true;
  return !rule.title && states(whole, rule.pattern, { evenDenied, after: true });
}

function styleTraces({ title, description }: RiskAd): Found[] {
  const letters = title.replace(/[^\p{L}]/gu, '');
  const capitals = letters.replace(/[^\p{Lu}]/gu, '').length;
  const loud = letters.length >= 12 && capitals > letters.length * 0.8;
  const cries = /[!?]{3,}/u.test(title + description);
  const pictures = (`${title}${description}`.match(/\p{Extended_Pictographic}/gu) ?? []).length;
  const found = loud || cries || pictures >= 6;
  return found ? [{ code: 'aufmachung', text: 'Reißerische Aufmachung', weight: 10 }] : [];
}

function sellerTraces({ accountDays, adsToday, sameTitle, trader }: RiskSeller): Found[] {
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

function priceTraces(ad: RiskAd, { words }: Readings): Found[] {
  const low =
    isTooCheap(ad, words) || (ad.kind === 'biete' && isFractionOfNew(words, ad.priceCents));
  return low ? [{ code: 'zu-billig', text: 'Viel billiger als üblich', weight: 42 }] : [];
}

/** Each reason once, with the most that it weighs. */
function strongest(found: readonly Found[]): Found[] {
  const byCode = new Map<string, Found>();
  for (const each of found) {
    if ((byCode.get(each.code)?.weight ?? 0) < each.weight) byCode.set(each.code, each);
  }
  return [...byCode.values()].toSorted((left, right) => right.weight - left.weight);
}

/**
 * How much speaks against showing an ad before somebody has looked at it, and what.
 *
 * @param model of words; default the one learned from all lessons
 */
export function assessRisk(ad: RiskAd, seller: RiskSeller, model?: WordModel): Risk {
  const facts = Object.entries(ad.attributes).flatMap(([key, value]) =>
    typeof value === 'string' && key !== 'teilenummer' ? [value] : [],
  );
  const title = readingsOf(ad.title);
  const all = readingsOf([ad.title, ad.description, ad.sellerName, ...facts].join('\n'));
  const sound = soundOf(ad, model);
  const found: Found[] = [
    ...rules
      .filter((rule) => broken(rule, all, title, ad.category))
      .map(({ code, text, weight, sure }) => ({
        code,
        text,
        weight: sound.honest && !sure ? Math.min(weight, hearsay) : weight,
      })),
    ...contactTraces(all),
    ...priceTraces(ad, all),
    ...styleTraces(ad),
    ...sellerTraces(seller),
  ];
  if (all.disguised) {
    found.push({ code: 'verschleiert', text: 'Verschleierte Schreibweise', weight: 45 });
  }
  if (isForeign(all.words)) {
    found.push({ code: 'sprache', text: 'Nicht auf Deutsch geschrieben', weight: 42 });
  }
  // A second opinion where no rule is sure.
  if (!found.some(({ weight }) => weight >= certain)) found.push(...sound.found);
  const reasons = strongest(found);
  return {
    score: Math.min(
      100,
      reasons.reduce((sum, { weight }) => sum + weight, 0),
    ),
    reasons: reasons.map(({ code, text }) => ({ code, text })),
  };
}
