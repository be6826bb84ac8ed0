import type { HoldReason } from '#db/tables/moderation.ts';

/** A pattern over folded words, and how much it weighs of the hundred. */
export interface WordRule extends HoldReason {
  readonly weight: number;
  readonly pattern: RegExp;
  /** Only where this stands as well. */
  readonly together?: RegExp;
  /** Not where this stands as well. */
  readonly unless?: RegExp;
  /** Not where this stands anywhere, even where the title alone is read. */
  readonly unlessAnywhere?: RegExp;
  /** Names that people hide are looked for behind disguises too. */
  readonly revealed?: boolean;
  /** Read in the title alone. */
  readonly title?: boolean;
  /** Counts in full however honest the rest of the ad sounds. */
  readonly sure?: boolean;
  /** Counts although it is denied, as some things are only named to be denied. */
  readonly evenDenied?: boolean;
  /** Categories for which it holds; default all. */
  readonly categories?: readonly string[];
}

/** „ohne Einsatz von“, „nie mit“, „keine Herbizide und“: what follows is said not to be there. */
const denied =
  /(?:\bkein(?:e|en|er|em|es|erlei)?|\bnie(?:mals)?|\bohne|\bnicht|\bweder|\bfrei von|\bverzicht\w* auf|\banstatt|\bstatt|\b(?:er)?spart|\bersetzt|\bvermeidet)\s(?:(?:jemals|jeglich\w*|chemisch\w*|synthetisch\w*|irgendwelch\w*|den|die|der|das|dem|einsatz|von|mit|per|ueber|via|auf|eine[rnm]?|zusatz|spritzung)\s){0,3}(?:[a-z]+\s(?:und|oder|noch|sowie)\s)?$/u;

/** „nie gebraucht“, „nicht nötig“: said after it, which only counts where it is not the offer itself. */
const deniedAfter =
  /^\S+(?:\s\w+){0,2}\s(?:nie(?:mals)?|nicht|kein\w*)\s(?:\w+\s)?(?:gebraucht|verwendet|eingesetzt|noetig|verabreicht|benutzt|angewendet|gespritzt|gegeben)\b/u;

/** Whether a pattern stands in the words without being denied. */
export function states(
  words: string,
  pattern: RegExp,
  { evenDenied = false, after = false }: { evenDenied?: boolean; after?: boolean } = {},
): boolean {
  if (evenDenied) return pattern.test(words);
  for (const { index } of words.matchAll(new RegExp(pattern.source, 'gu'))) {
    const before = words.slice(Math.max(0, index - 90), index);
    if (denied.test(before)) continue;
    if (after && deniedAfter.test(words.slice(index, index + 120))) continue;
    return true;
  }
  return false;
}
