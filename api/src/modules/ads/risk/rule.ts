import type { ReviewReason } from '#db/tables/moderation.ts';

/**
 * A rule that searches the folded words of an ad for a pattern. `weight` is what a match adds to
 * the score of 0 to 100.
 */
export interface WordRule extends ReviewReason {
  readonly weight: number;
  readonly pattern: RegExp;
  /** The rule matches only if both `pattern` and this pattern match. */
  readonly requiredPattern?: RegExp;
  /** The rule does not match if this pattern matches. */
  readonly exceptionPattern?: RegExp;
  /**
   * The rule does not match if this pattern matches anywhere in the ad, even if `readsTitleOnly` is set.
   */
  readonly exceptionAnywherePattern?: RegExp;
  /** Whether the rule also reads de-obfuscated words, which reveal disguised names. */
  readonly readsDeobfuscatedWords?: boolean;
  /** Whether the rule reads only the title. */
  readonly readsTitleOnly?: boolean;
  /** Whether the rule keeps its full weight even if the word model rates the ad as honest. */
  readonly isUncapped?: boolean;
  /** Whether a negated match counts too. Some goods are mentioned only in a denial. */
  readonly ignoresNegation?: boolean;
  /** Categories to which the rule applies. By default it applies to all categories. */
  readonly categories?: readonly string[];
}

/**
 * Matches a negation at the end of the words before a match: „ohne Einsatz von“, „nie mit“, „keine
 * Herbizide und“.
 */
const negationBeforePattern =
  /(?:\bkein(?:e|en|er|em|es|erlei)?|\bnie(?:mals)?|\bohne|\bnicht|\bweder|\bfrei von|\bverzicht\w* auf|\banstatt|\bstatt|\b(?:er)?spart|\bersetzt|\bvermeidet)\s(?:(?:jemals|jeglich\w*|chemisch\w*|synthetisch\w*|irgendwelch\w*|den|die|der|das|dem|einsatz|von|mit|per|ueber|via|auf|eine[rnm]?|zusatz|spritzung)\s){0,3}(?:[a-z]+\s(?:und|oder|noch|sowie)\s)?$/u;

/**
 * Matches a word that is followed by a negation: „… nie gebraucht“, „… nicht nötig“. Titles are not
 * checked with this pattern.
 */
const negationAfterPattern =
  /^\S+(?:\s\w+){0,2}\s(?:nie(?:mals)?|nicht|kein\w*)\s(?:\w+\s)?(?:gebraucht|verwendet|eingesetzt|noetig|verabreicht|benutzt|angewendet|gespritzt|gegeben)\b/u;

/** Returns whether the pattern matches the words at least once without being negated. */
export function matchesWithoutNegation(
  words: string,
  pattern: RegExp,
  {
    ignoresNegation = false,
    checksNegationAfter = false,
  }: { ignoresNegation?: boolean; checksNegationAfter?: boolean } = {},
): boolean {
  if (ignoresNegation) return pattern.test(words);
  for (const { index } of words.matchAll(new RegExp(pattern.source, 'gu'))) {
    const precedingWords = words.slice(Math.max(0, index - 90), index);
    if (negationBeforePattern.test(precedingWords)) continue;
    if (checksNegationAfter && negationAfterPattern.test(words.slice(index, index + 120))) continue;
    return true;
  }
  return false;
}
