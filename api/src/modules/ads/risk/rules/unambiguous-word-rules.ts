import type { WordRule } from '../rule.ts';

const createUnambiguousWordRule = (
  code: string,
  text: string,
  pattern: RegExp,
  exceptionPattern?: RegExp,
): WordRule => ({
  code,
  text,
  weight: 50,
  pattern,
  readsDeobfuscatedWords: true,
  isUncapped: true,
  ...(exceptionPattern && { exceptionPattern }),
});

/**
 * Rules for unambiguous words. They keep their full weight even if the word model rates the ad as
 * honest. Honest people offer forbidden goods too, such as inherited cartridges.
 */
export const unambiguousWordRules: readonly WordRule[] = [
  createUnambiguousWordRule(
    'waffen',
    'Waffen, Munition oder Sprengmittel',
    /\b(?:flobert\w*|k ?31|gp ?11|ladestreifen|waffenbuero|patronen und schrot|schrot und patronen|(?:patronen|schuss|munition)(?: \w+){0,3} \d{1,2} ?x ?\d\d\w*|\d{1,2} ?x ?\d\d\w*(?: \w+){0,3} (?:patronen|munition)|butterfly(?: \w+){0,5} (?:scharf\w*|klinge|titan))\b/u,
    /\b(?:tinte\w*|drucker\w*|toner\w*|fett ?patronen?|kartuschen?|leere? huelsen?)\b/u,
  ),
  createUnambiguousWordRule(
    'tierarzneimittel',
    'Arzneimittel',
    /\b(?:colistin\w*|tilmicosin|gamithromycin|tildipirosin|cefquinom|ceftiofur|medizinal ?futter\w*|fuetterungs ?arzneimittel\w*|(?:medizinal|arzneimittel) ?vormischung\w*)\b/u,
  ),
  createUnambiguousWordRule(
    'artenschutz',
    'Geschützte Arten',
    /\b(?:(?:smaragd|mauer|wald)eidechsen?|ringelnattern?|kreuzottern?|aeskulapnattern?|(?:gelbbauch|rotbauch)unken?|kammmolche?|apollofalter|(?:frauenschuh|knabenkraut|enzian|kuechenschelle\w*|tuerkenbund|edelweiss|seidelbast|sonnentau|arnika|maerzenbecher|orchideen?)(?: \w+){0,6} (?:ausgegraben|ausgestochen|ausgebuddelt|von der alm|vom berg|aus dem (?:wald|moor)))\b/u,
    /\b(?:figur\w*|foto\w*|buch|buecher|plakat\w*|deko\w*|keramik|holz|tattoo|kunstdruck|stein\w* fuer)\b/u,
  ),
  createUnambiguousWordRule(
    'lebensmittel',
    'Schlachten ohne Betäubung oder ohne Beschau',
    /\b(?:(?:schlacht\w*|schneid\w*|schafe?|lamm|laemmer|kastrier\w*)(?: \w+){0,8} ohne betaeubung|ohne betaeubung(?: \w+){0,8} (?:schlacht\w*|schneid\w*|kastrier\w*)|kein (?:be)?schau\w*arzt)\b/u,
  ),
  createUnambiguousWordRule(
    'krankes-tier',
    'Tiere ohne Pass oder nicht transportfähig',
    /\b(?:(?:pferde?|ross|roesser|ponys?|gaul|gaeule|esel|kuehe|kuh)(?: \w+){0,8} (?:frage nicht nach|pass egal|ohne fragen nach)|lahm oder abgemagert)\b/u,
  ),
  createUnambiguousWordRule(
    'faelschung',
    'Fälschungen, Dokumente, Manipulation',
    /\b(?:(?:nur|blosser?) (?:\w*schein|brief|papiere)(?: \w+){0,3} (?:nummernblech|nummernschild|typenschild)|lieferscheine?(?: \w+){0,4} (?:passend|rueckdatier\w*|nach wunsch)|konventionell\w*(?: \w+){0,6} wird(?: \w+){0,6} (?:bio|demeter|knospe|bioland|naturland))\b/u,
  ),
  createUnambiguousWordRule(
    'gefahrstoffe',
    'Heizöl als Kraftstoff',
    /\b(?:(?:gefaerbt\w*|rotes) (?:heizoel|diesel)|heizoel(?: \w+){0,3} (?:fuer|als|im|in den) (?:\w+ )?(?:traktor|schlepper|landmaschine|diesel))\b/u,
  ),
  createUnambiguousWordRule(
    'drogen',
    'Betäubungsmittel',
    /\b(?:spitzkegelig\w*|kahlkoepf\w*|psilo\w*)\b/u,
  ),
];
