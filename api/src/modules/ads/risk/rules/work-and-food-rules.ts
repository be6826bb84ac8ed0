import type { WordRule } from '../rule.ts';

const createWorkOrFoodRule = (
  code: string,
  text: string,
  pattern: RegExp,
  extraFields: Partial<WordRule> = {},
): WordRule => ({ code, text, weight: 50, pattern, ignoresNegation: true, ...extraFields });

const foodText = 'Lebens- oder Futtermittel, die so nicht verkauft werden dürfen';
const meatPattern =
  '(?:fleisch|wild\\w*|reh\\w*|schwein\\w*|lamm\\w*|hase\\w*|kaninchen\\w*|geschlachtet\\w*|schlachtung\\w*|geschossen)';

/**
 * Rules for illegal work, sick animals, uninspected meat and feed, protected seed, hazardous
 * substances, forged papers, stolen goods, party advertising, alcohol, tobacco and fireworks.
 */
export const workAndFoodRules: readonly WordRule[] = [
  createWorkOrFoodRule(
    'schwarzarbeit',
    'Arbeit ohne Anmeldung oder unter Zwang',
    /\b(?:(?:arbeit\w*|helfer\w*|erntehelfer\w*|aushilf\w*|knecht\w*|maenner|frauen|leute|kraefte|stunde)(?: \w+){0,12} (?:ohne anmeldung|nicht angemeldet|bar auf die hand|schwarz|unter der hand|ohne vertrag|paesse haben wir|ausweise haben wir)|(?:schwarz|bar auf die hand|ohne anmeldung|keine anmeldung)(?: \w+){0,6} (?:arbeit\w*|helfer\w*|gesucht|stunde|lohn)|(?:arbeiter|maenner|frauen|helfer|arbeitskraefte)(?: \w+){0,6} zu (?:vermieten|verleihen)|(?:paesse|ausweise)(?: \w+){0,2} (?:haben|behalten|liegen bei) (?:wir|uns|mir)|schwarzarbeit\w*)\b/u,
    { exceptionPattern: /\bschwarzarbeit\w* (?:lehnen|kommt nicht)\b/u },
  ),
  createWorkOrFoodRule(
    'krankes-tier',
    'Krankes oder nicht transportfähiges Tier',
    /\b(?:festlieg\w*|liegt fest|lag (?:\w+ ){0,2}fest|kommt nicht mehr (?:hoch|auf)|steht nicht mehr auf|nicht transportfaehig|(?:krank\w*|lahm\w*|verletzt\w*|kolik|knochenbruch)(?: \w+){0,10} (?:schlacht\w*|schlachter|metzger|abdecker)|(?:schlacht\w*|schlachter|metzger)(?: \w+){0,10} (?:krank\w*|lahmt|verletzt\w*|kolik))\b/u,
    { categories: ['rinder', 'schweine', 'schafe-ziegen', 'pferde', 'gefluegel', 'nutztiere'] },
  ),
  createWorkOrFoodRule(
    'lebensmittel',
    foodText,
    new RegExp(
      `\\b(?:${meatPattern}(?: \\w+){0,12} (?:ohne|keine|nicht|un)(?: \\w+){0,2} ?(?:beschau\\w*|trichinen\\w*|untersuch\\w*|geprueft)|(?:ohne|keine)(?: \\w+){0,2} (?:beschau\\w*|fleischbeschau|trichinen\\w*|fleischuntersuch\\w*))\\b`,
      'u',
    ),
  ),
  createWorkOrFoodRule(
    'futtermittel',
    foodText,
    /\b(?:gebeizt\w*(?: \w+){0,6} (?:verfuetter\w*|fuetter\w*|futter|huehner\w*|vieh)|mit beize(?: \w+){0,6} (?:verfuetter\w*|futter|huehner\w*|vieh)|(?:grenzwert|mutterkorn|toxin\w*|mykotoxin\w*|don wert)(?: \w+){0,4} (?:ueberschritten|zu hoch|ueber grenzwert)|(?:mutterkorn|schimmel|toxin\w*) ?belastet\w*|(?:verschimmelt\w*|belastet\w*)(?: \w+){0,6} (?:fuers vieh|verfuetter\w*|futter))\b/u,
  ),
  createWorkOrFoodRule(
    'saatgut',
    'Nachbau von geschütztem Saatgut',
    /\b(?:(?:pflanz\w*|setz\w*|aussaeen|zum saeen)(?: \w+){0,8} (?:nachbau\w*|ohne lizenz|eigene[rn]? ernte)|nachbau\w*(?: \w+){0,6} (?:pflanz\w*|aussaeen|zum saeen|aussaat))\b/u,
    { categories: ['getreide-futtermittel', 'saat-duengung-pflege', 'futter-stroh-heu'] },
  ),
  createWorkOrFoodRule(
    'gefahrstoffe',
    'Gefährliche oder verbotene Stoffe',
    /\b(?:ameisensaeure|oxalsaeure|schwefelsaeure|salzsaeure|natronlauge|flusssaeure|phosphorsaeure)\b/u,
    {
      ignoresNegation: false,
      requiredPattern: /\b(?:prozent|kanister|liter|flaschen?|kg|konzentr\w*|technisch\w*)\b/u,
    },
  ),
  createWorkOrFoodRule(
    'papiere',
    'Urkunden und Belege, die es so nicht geben darf',
    /\b(?:blanko ?(?:formular|papier|vordruck|beleg)\w*|(?:formular|pass|paesse|papiere|vordruck)\w*(?: \w+){0,5} (?:selbst ?ausfuell\w*|blanko|mit stempel)|(?:rechnung|quittung|spendenquittung|beleg)\w*(?: \w+){0,6} (?:nach wunsch|beliebig\w*|fuer die steuer)|(?:erstelle|schreibe|verkaufe) (?:ihnen )?(?:rechnungen|quittungen|belege|spendenquittungen))\b/u,
  ),
  createWorkOrFoodRule(
    'faelschung',
    'Fälschungen, Dokumente, Manipulation',
    /\b(?:(?:tacho|stundenzaehler|betriebsstunden|kilometerstand)(?: \w+){0,5} (?:rueckstell\w*|ruecksetz\w*|gewuenscht\w*|beliebig\w*|auf jeden)|(?:tacho|stundenzaehler) ?(?:rueckstell\w*|ruecksetz\w*))\b/u,
  ),
  createWorkOrFoodRule(
    'diebesgut',
    'Herkunft nicht belegt',
    /\b(?:(?:serien|fahrgestell|rahmen|geraete)nummer(?: \w+){0,2} (?:fehlt|entfernt|unleserlich|unkenntlich|weg|abgeklebt)|ohne (?:seriennummer|code und rechnung|rechnung und (?:ohne )?code)|keine fragen (?:zur herkunft|stellen)|(?:nicht nach der )?herkunft unbekannt)\b/u,
  ),
  createWorkOrFoodRule(
    'politik',
    'Werbung für eine Partei',
    /\b(?:waehlt (?:die|am|jetzt|unsere)|waehlen sie (?:die|am|jetzt|unsere)|unsere partei|parteimitglied\w*|(?:richtige|einzige) partei|wahlwerbung|mitglied(?:schaft)? (?:in der|unserer) partei)\b/u,
  ),
  createWorkOrFoodRule(
    'genussmittel',
    'Alkohol oder Tabak',
    /\b(?:unversteuert\w*|ohne (?:steuermarke|banderole|steuerzeichen)|(?:\w*tabak\w*)(?: \w+){0,8} (?:kilo|kg|gramm|geschnitten|getrocknet|eigener anbau|selbst angebaut)|gras(?: \w+){0,3} (?:zum )?rauchen)\b/u,
  ),
  createWorkOrFoodRule(
    'waffen',
    'Waffen, Munition oder Sprengmittel',
    /\b(?:\w+feuerwerk\w*|kategorie f ?[2-4]|(?:boeller|knaller|raketen|batterie)(?: \w+){0,4} (?:aus polen|aus tschechien|f ?[2-4]))\b/u,
    { ignoresNegation: false },
  ),
];

const createPrepaymentRule = (code: string, text: string, pattern: RegExp): WordRule =>
  createWorkOrFoodRule(code, text, pattern, { readsDeobfuscatedWords: true });

/**
 * Rules for sellers who ask for money or documents before a viewing, and for jobs that launder
 * money.
 */
export const prepaymentRules: readonly WordRule[] = [
  createPrepaymentRule(
    'vorkasse',
    'Geld, bevor jemand etwas gesehen hat',
    /\b(?:(?:erst|zuerst|vorher|vorab)(?: \w+){0,3} (?:haelfte|drittel|teil|anzahlung)(?: \w+){0,3} (?:ueberweis\w*|zahl\w*|bezahl\w*)|(?:haelfte|anzahlung)(?: \w+){0,3} (?:ueberweisen|bezahlen|anzahlen) (?:dann|danach|vorher)|(?:versicherung|pauschale|gebuehr\w*|kaution|transport\w*)(?: \w+){0,6} (?:vorab|im voraus|vorher zu (?:zahlen|ueberweisen))|(?:zahl\w*|bezahl\w*|ueberweis\w*)(?: \w+){0,3} (?:an|bei) (?:die|der|eine|einer) (?:versand|transport|liefer|logistik|fracht)?(?:firma|gesellschaft|unternehmen)|(?:bei|durch|ueber) (?:einer |die |der )?versandfirma)\b/u,
  ),
  createPrepaymentRule(
    'ausweiskopie',
    'Verlangt Ausweis oder Bankdaten',
    /\b(?:(?:kopie|foto|bild|scan)(?: \w+){0,3} (?:ausweis\w*|personalausweis\w*|reisepass\w*)|(?:ausweis|personalausweis)(?: \w+){0,4} (?:vorne und hinten|vorder und rueckseite|zuschicken|senden|schicken)|(?:senden|schicken|nennen|mailen)(?: \w+){0,8} (?:bankverbindung|kontodaten|kartennummer|iban und))\b/u,
  ),
  createPrepaymentRule(
    'geldwaesche',
    'Lässt Pakete oder Geld weiterleiten',
    /\b(?:paketannahme\w*|pakete?(?: \w+){0,5} (?:annehmen|entgegennehmen|weiterleit\w*|weiterschick\w*|umpack\w*|leiten)|(?:nehmen|nimmst)(?: \w+){0,3} pakete an|konto(?: \w+){0,5} (?:benoetigt|zur abrechnung|eroeffnen gegen)|videoident)\b/u,
  ),
];
