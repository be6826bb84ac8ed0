import type { WordRule } from '../rule.ts';

/** Returns a pattern that allows up to `maxWords` words between two other patterns. */
const createGapPattern = (maxWords: number) => `(?: \\w+){0,${maxWords}} `;
const eightWordGapPattern = createGapPattern(8);
const fourWordGapPattern = createGapPattern(4);

const createMeaningRule = (
  code: string,
  text: string,
  weight: number,
  patterns: readonly string[],
  extraFields: Partial<WordRule> = {},
): WordRule => ({
  code,
  text,
  weight,
  pattern: new RegExp(`\\b(?:${patterns.join('|')})\\b`, 'u'),
  readsDeobfuscatedWords: true,
  ignoresNegation: true,
  ...extraFields,
});

const foreignPlacePattern =
  '(?:norwegen|schweden|finnland|daenemark|schottland|irland|england|london|dublin|spanien|madrid|mallorca|portugal|lissabon|italien|griechenland|malta|zypern|tuerkei|rumaenien|bulgarien|ungarn|litauen|lettland|estland|polen|ukraine|kanada|amerika|usa|neuseeland|australien|afrika|dubai|belgien|frankreich|uebersee|ausland)';
const moneyPattern =
  '(?:geld|betrag|haelfte|anzahlung|sicherheit|kaution|miete|gebuehr\\w*|reservierungs\\w+|kosten|\\w+kosten|\\w*gebuehr|euro|zahlung|fahrt|transport|versicherung|ueberweisung|provision)';
const payVerbPattern =
  '(?:ueberweis\\w*|ueberwiesen|schick\\w*|zahl\\w*|bezahl\\w*|gezahlt|auslegen|begleich\\w*|begleichen|vorstrecken|vorab|voraus|vorher|eingegangen|hinterleg\\w*|da (?:ist|sind)|auf (?:meinem|unserem|dem) konto)';
const thirdPartyPattern =
  '(?:notar\\w*|treuhaend\\w*|treuhand\\w*|verwalter|spediteur|spedition|transporteur|\\w+transporteur|\\w*transportfirma|kollege|anwalt|portal|schwager|cousin\\w*|vermittler|kurier|fahrer)';
const protectedAnimalPattern =
  '(?:\\w*(?:bussard|kauz|adler|habicht|uhu|falke|milan|sperber|eule|reiher|storch|luchs|otter|wildkatze|auerhahn))';
const pestPattern =
  '(?:ampfer|disteln?|unkraut|ungras|quecken?|laeuse|blattlaeuse|nager|ratten|maeuse|wuehlm\\w*|kaefer|kartoffelkaefer|pilz\\w*|mehltau|steinbrand|schnecken|wildkraut|krautfaeule|varroa\\w*|motten|ameisen)';
const substancePattern =
  '(?:\\w*mittel|zeug|ware|pulver|\\w*pulver|kanister|gebinde|koeder\\w*|\\w*gift|loesung|konzentrat|streifen|tropfen|flasche|rest\\w*)';

/**
 * Matches words that show that an offer contains no poison, such as mechanical methods, devices or
 * permits.
 */
const withoutPoisonPattern =
  /\b(?:mechanisch\w*|striegel\w*|hack\w*|ohne (?:chemie|gift|spritzmittel)|ganz ohne|lebendfalle\w*|netz\w*|stecher|geraet|verdampfer|sachkundig\w*|sachkundenachweis|windeln|jauche|beratung|lohn|schrank|leer)\b|\b(?:brenn?nessel\w*|\w+jauche)\b/u;

/**
 * Rules that detect scams by the meaning of a text instead of fixed wordings. Most patterns combine
 * several words with gaps between them.
 */
export const scamMeaningRules: readonly WordRule[] = [
  createMeaningRule('abwesend', 'Verkäufer angeblich nicht da', 24, [
    `(?:in|nach|aus|auf|von)(?: \\w+){0,2} ${foreignPlacePattern}`,
    '(?:auf montage|auswander\\w*|ausgewandert|versetzt worden|wohne nicht mehr|nicht mehr in deutschland|nicht vor ort|im einsatz|schon verladen|bereits verladen)',
  ]),
  createMeaningRule(
    'vorauszahlung',
    'Geld soll vor der Übergabe gezahlt werden',
    32,
    [
      `${moneyPattern}${eightWordGapPattern}${payVerbPattern}`,
      `${payVerbPattern}${fourWordGapPattern}${moneyPattern}`,
      '(?:wenn|sobald|nachdem) (?:das |die )?(?:geld|zahlung|miete)\\w*(?: \\w+){0,6} (?:da|eingegangen|dort)',
      'erst geld(?: \\w+){0,2} ware',
    ],
    {
      exceptionPattern:
        /\b(?:(?:bei|nach) (?:der )?(?:abholung|uebergabe|vertrag\w*|besichtigung|buchung)|vor ort|auf rechnung|mit rechnung|rechnung (?:liegt|dabei)|nach aufwand|mindestlohn|gegen aufpreis|eintritt|mehrwertsteuer|mwst|monatsmieten)\b/u,
    },
  ),
  createMeaningRule('nicht-zu-sehen', 'Kann vorher nicht angesehen werden', 28, [
    '(?:anschauen|ansehen|angesehen|besichtig\\w*|abhol\\w*|selbstabholung|probefahrt)(?: \\w+){0,3} (?:nicht|leider|unmoeglich|keine|erst nach|ausgeschlossen)',
    '(?:keine|ohne|nicht) (?:\\w+ )?(?:besichtigung|abholung|anschauen|probefahrt)',
    '(?:adresse|unterlagen|schluessel\\w*|papiere|grundbuch\\w*|vertrag)(?: \\w+){0,5} (?:danach|zugeschickt|zugesandt|digital|nach zahlung)',
    '(?:danach|dann erst|anschliessend)(?: \\w+){0,6} (?:adresse|unterlagen|schluessel\\w*|papiere|grundbuch\\w*)',
    '(?:schickt|schicken|bekommen)(?: \\w+){0,4} (?:schluessel\\w*)|schluessel\\w*(?: \\w+){0,3} (?:schickt|schicken|zugeschickt)',
  ]),
  createMeaningRule('dritter', 'Ein Dritter soll es abwickeln', 28, [
    `${thirdPartyPattern}(?: \\w+){0,12} (?:geld|konto\\w*|zahl\\w*|ueberweis\\w*|verwahr\\w*|begleich\\w*|wickelt|abwickel\\w*|frei|liefert|rausgeben|bringt|schickt|liegen)`,
    `(?:bringen|liefern|abwickeln) (?:lassen|laesst)|lasse sie(?: \\w+){0,3} bringen`,
    '(?:tage|woche|wochen)(?: \\w+){0,5} (?:ueberlegen|pruefen|testen|zurueckgeben|zurueckschicken)',
    '(?:anderkonto|notaranderkonto)(?: \\w+){0,3} (?:im|in) \\w+|wer zuerst(?: \\w+){0,3} (?:anzahlung|zahlt|ueberweist)',
  ]),
  createMeaningRule(
    'ausweiskopie',
    'Verlangt Ausweis oder Bankdaten',
    46,
    [
      '(?:perso|personalausweis|ausweis\\w*|lichtbild|selfie|gehalts\\w+|lohnnachweis\\w*|bankdaten|kontodaten|kartendaten)(?: \\w+){0,6} (?:mitschicken|schicken|senden|vorab|beide\\w* seiten|selfie|eingeben|beiden)',
      '(?:schick\\w*|sende\\w*|brauche|benoetige)(?: \\w+){0,8} (?:perso|ausweis\\w*|lichtbild|selfie|bankdaten|kontodaten)',
    ],
    { exceptionPattern: /\bausweis (?:bitte )?(?:zeigen|vorzeigen|mitbringen)\b/u },
  ),
  createMeaningRule('zahlungsmittel', 'Ungewöhnlicher Weg zu bezahlen', 48, [
    '(?:gutschein|guthaben|geschenk|prepaid)\\w*(?:karte\\w*|code\\w*|nummer\\w*)',
    '(?:nummer|code|feld)(?: \\w+){0,3} (?:freirubbeln|durchgeben|abfotografieren)|foto vom code',
    '(?:freundschaft\\w*|geschenk|privat)(?: \\w+){0,3} (?:zahlung|unter freunden|senden)|freundschaftszahlung|als geschenk unter',
  ]),
  createMeaningRule('geschenk-mit-kosten', 'Geschenk, für das Kosten zu zahlen sind', 48, [
    '(?:verschenk\\w*|geschenkt|kostet nichts|kostenlos|gratis|umsonst|in liebevolle haende)(?: \\w+){0,25} (?:flug\\w*|zoll\\w*|fracht\\w*|transportfirma|ueberfuehrung\\w*|auslegen)',
  ]),
  createMeaningRule('schwarzarbeit', 'Arbeit ohne Anmeldung oder unter Zwang', 48, [
    '(?:\\w*helfer|arbeiter|maenner|frauen|leute|kraefte)(?: \\w+){0,10} (?:ohne (?:papier\\w*|anmeldung|vertrag|steuer)|keine anmeldung|cash|schwarz|paesse)',
  ]),
  createMeaningRule('geldwaesche', 'Lässt Pakete oder Geld weiterleiten', 50, [
    '(?:\\w*konto|girokonto|geld|ueberweisungen?|betraege)(?: \\w+){0,10} (?:gutgeschrieben|weiterleit\\w*|leiten (?:sie )?weiter|weitergeben|behalten|behalt\\w*|abheben|zugangsdaten|praemie|kassieren|arbeiten)',
    '(?:pakete?|sendung\\w*|ware)(?: \\w+){0,14} (?:etikett\\w*|weiter nach|ins ausland|weiterschick\\w*|umpacken|neu verpacken)',
    'zahlungshelfer\\w*|videopruefung|videoident\\w*|leute mit (?:giro)?konto',
  ]),
  createMeaningRule('geldanlage', 'Kredit, Geldanlage oder schneller Verdienst', 50, [
    '(?:coins?|token|krypto\\w*|bitcoin\\w*|bot|robo\\w*|signale|einsatz)(?: \\w+){0,14} (?:verdoppel\\w*|reich|gemacht|gewinn\\w*|gruppe|system|garantiert|landwirte|bauern)',
    'coaching(?: \\w+){0,3} (?:coins?|token|trading)|(?:starter|start|einstiegs)(?:paket|gebuehr|kapital)|paket fuer den einstieg|zweites standbein(?: \\w+){0,3} (?:sofa|zuhause|daheim)',
    '\\d+ (?:euro )?(?:im monat|am tag|pro woche|in der woche)(?: \\w+){0,5} (?:drin|moeglich|sicher|sofa|daheim|zu hause)|(?:ohne arbeit|passiv|ohne vorkenntnisse|kein vorwissen)(?: \\w+){0,4} (?:verdien\\w*|\\d+)|verdienen ohne|passiv verdienen|leicht verdient',
    '(?:privates geld|privatmann|kapital|geld sofort|\\w*kredit\\w*|darlehen)(?: \\w+){0,10} (?:ohne (?:auskunft|bank|nachweise)|nein|schulden|jeden|not|zusage|verleiht|insolvenz|vorher|im voraus)',
    '(?:schulden\\w*|inkasso|glaeubiger)(?: \\w+){0,14} (?:voraus|vorher|vorab|garantiert|nie wieder|weg)|(?:schulden|schufa) weg',
  ]),
  createMeaningRule(
    'diebesgut',
    'Herkunft nicht belegt',
    44,
    [
      '(?:\\w*nummer|schild|typenschild)(?: \\w+){0,3} (?:abgeschliffen|abgekratzt|weggeflext|entfernt|unkenntlich)',
      '(?:passwort|code|pin|freischaltung)(?: \\w+){0,5} (?:unbekannt|vergessen|vorbesitzer|fehlt)|ohne freischaltung|gesperrt\\w* herkunft',
      '(?:nicht|keine) fragen?(?: \\w+){0,2} (?:woher|herkunft|stellen|beantwortet)|fragen werden nicht|fragen sie nicht|herkunft (?:unbekannt|egal)|woher',
      '(?:rastplatz|autohof|parkplatz|nachts)(?: \\w+){0,5} (?:uebergabe|bar|treffen|moeglich)|(?:uebergabe|bar\\w*|treffen)(?: \\w+){0,4} (?:rastplatz|autohof|parkplatz|nachts)|direkt vom transporter',
      '(?:baustelle|laster|lkw|laderampe)(?: \\w+){0,2} (?:runter)?gefallen|keine rechnung keine fragen|rahmennummern?(?: \\w+){0,2} weg',
      'ohne (?:rechnung|karton|beleg)(?: \\w+){0,6} (?:fragen|herkunft|code|gesperrt|quittung)|keine quittung',
    ],
    { exceptionPattern: /\bfreischaltcode\b/u },
  ),
];

/**
 * Rules for goods that must not be sold here. The rules match descriptions of the goods' effect
 * instead of their names.
 */
export const goodsMeaningRules: readonly WordRule[] = [
  createMeaningRule(
    'pflanzenschutz',
    'Pflanzenschutz- oder Bekämpfungsmittel',
    46,
    [
      `${substancePattern}(?: \\w+){0,4} (?:gegen|fuer) (?:\\w+ ){0,2}${pestPattern}`,
      `(?:gegen) (?:\\w+ ){0,2}${pestPattern}(?: \\w+){0,10} (?:liter|kanister|flasche|gebinde|konzentrat|kilo|packung)`,
      'gl[iy](?:f|ph)os+\\w*|beiz(?:e|loesung|mittel)\\w*|saatgutbeize|spritzpulver|\\w*nervengift\\w*|totenkopf\\w*|unkrautmittel|\\w+kidrest',
      '(?:darf man|gibt es|bekommt man)(?: \\w+){0,3} nicht mehr(?: \\w+){0,2}(?:zu )?(?:kaufen)?(?: \\w+){0,6}(?:wirkt|abgabe|liter)?',
      '(?:waechst|wachst)(?: \\w+){0,4} nichts mehr|(?:einfahrt|hof)(?: \\w+){0,6} ohne schein',
      '(?:gas|patronen?)(?: \\w+){0,4} (?:maulw\\w*|wuehlm\\w*|loch)|(?:maulwurf|wuehlmaus) patronen',
      'kammerjaeger(?: \\w+){0,6} (?:nimmt|nachweis|bissen)',
    ],
    { exceptionPattern: withoutPoisonPattern, ignoresNegation: false },
  ),
  createMeaningRule(
    'tierarzneimittel',
    'Arzneimittel',
    46,
    [
      '(?:tierarzt|tieraerztin|doktor|veterinaer|rezept)(?: \\w+){0,4} (?:uebrig|rest\\w*|zu viel|gelagert|haltbar|halbe|beutel|flasche|ampullen)',
      '(?:sonst|eigentlich|nur)(?: \\w+){0,3} (?:doktor|tierarzt|rezept|verschreibungs\\w*)|zu viel verschrieben|ohne rezept',
      '(?:spritzen|injektor\\w*|ampullen?|tropfen|pulver|paste|tuben?|tabletten|drench|medizin|hormon\\w*|praeparat)(?: \\w+){0,6} (?:euter\\w*|durchfall|husten|schnupfen|lahmheit|brunst\\w*|schmerz\\w*|ruhig\\w*|schlaeft|einschlafen|schmied|hufschmied|verladen|fieber)',
      '(?:euter\\w*|brunst\\w*)(?: \\w+){0,3} (?:spritzen|injektor\\w*|ampullen)|(?:beruhigung|schmerz|hormon|sedier|wurm|entwurm)\\w*(?:paste|pulver|praeparat|mittel|spritze|er)|antibioti\\w+|abnehm\\w+',
      '(?:eingeschlaefert|pferd ist tot|kuh ist weg)(?: \\w+){0,6}(?:rest\\w*|guenstig|uebrig)?',
    ],
    {
      exceptionPattern:
        /\b(?:entwurmt|(?:ohne|kein|keine|keinerlei) antibioti\w*|physiotherap\w*|medizinball|dippmittel\w*|beratung|praxis sucht|therapeutin|leer neu)\b/u,
    },
  ),
  createMeaningRule(
    'waffen',
    'Waffen, Munition oder Sprengmittel',
    50,
    [
      '(?:opas|vaters|grossvaters|alter|alte|schoener) (?:drilling|buechse|flinte)|drilling(?: \\w+){0,8} schiesst|\\w*(?:luftdruck|zwilling|bock)buechse\\w*|doppellaeufig\\w*|vorderlader\\w*|buechse vom \\w+|schiesst (?:noch|gerade|sauber|genau)|diabolos?|luftpistole',
      'schrot (?:12|16|20) \\d+|restbestand schrot|patronen (?:verschiedene|kaliber|vom|fuer \\w*gewehr)|(?:teleskop|schlag|abwehr)(?:stab|stock|spray|ring)\\w*|schlagstock\\w*|traenengas\\w*|reizgas\\w*',
      'klinge(?: \\w+){0,2} (?:springt|schiesst|faehrt|schnellt)|kugelbomben?',
      'knall(?:er|koerper|zeug)|boeller\\w*|(?:polen|tschechien)(?: \\w+){0,6} (?:laut|stark\\w*|kinder\\w*)|zuendschnur|salutschiess\\w*|springmesser|zur (?:selbst)?verteidigung|selbstverteidigung|waffenbesitzkarte|nie angemeldet',
    ],
    { exceptionPattern: /\b(?:blech|spar|keks|konserven|buechsenmilch)\w*\b|\bknallschreck\w*\b/u },
  ),
  createMeaningRule(
    'artenschutz',
    'Geschützte Arten',
    50,
    [
      `(?:ausgestopf\\w*|praeparat|praeparate|tierpraeparat\\w*|stopfpraeparat)(?: \\w+){0,5} ${protectedAnimalPattern}`,
      `${protectedAnimalPattern}(?: \\w+){0,4} (?:ausgestopf\\w*|praeparat\\w*|pelz|fell)|(?:pelz|fell)(?: \\w+){0,3} ${protectedAnimalPattern}`,
      'stosszahn\\w*|elefantenz\\w*|elfenbein\\w*|kolonialzeit|nashorn\\w*',
      '(?:wild\\w*|singvoegel|voegel|finken?|distelfinken?|stieglitz\\w*|zeisig\\w*)(?: \\w+){0,4} gefangen|selbst gefangen|frisch gefangen',
      'schildkroeten?(?! ?(?:suppe|figur|deko))|(?:junge )?igel (?:und|abzugeben|gefunden|zahm)|igelbab\\w*|eichhoernchen|aeffchen|handaufgezogen\\w*(?: \\w+){0,4} (?:affe|wild\\w*|fuchs|reh)',
    ],
    {
      exceptionPattern:
        /\b(?:holz|deko|keramik|futterhaus|igelhaus|schnitzerei aus (?:linde|holz))\b/u,
    },
  ),
  createMeaningRule(
    'hunde-katzen',
    'Hunde oder Katzen',
    50,
    [
      'fellnasen?|hundebab\\w*|bull(?:y|ys|ies|doeggchen)|vierbeiner(?: \\w+){0,6} (?:koerbchen|zuhause|familie)|kaetzchen|faltohren|mama \\w+ papa \\w+|schutzgebuehr',
      '(?:fuenf|sechs|sieben|5|6|7) wochen(?: \\w+){0,4} (?:abgabe|sofort|alt|mitnehmen)(?: \\w+){0,6}(?:rassen?|welpen)?',
    ],
    {
      categories: ['sonstige-tiere', 'hofladen-haushalt', 'nutztiere', 'dienstleistungen'],
    },
  ),
  createMeaningRule(
    'genussmittel',
    'Alkohol oder Tabak',
    46,
    [
      '(?:selbst|haus|schwarz|daheim) ?gebrannt\\w*|obstler|\\d\\d prozent(?: \\w+){0,4} (?:liter\\w*|flasche\\w*)|liter\\w*(?: \\w+){0,3} \\d\\d prozent|kanisterweise',
      'kippen|zigaretten|banderole|stangenweise|tabakblaetter|tabak vom|selberdrehen|zum drehen',
    ],
    {
      exceptionPattern:
        /\b(?:tabakdose|pfeifenstaender|alkoholfrei|destille|kippen (?:geht|funktioniert|nach))\b/u,
    },
  ),
  createMeaningRule('drogen', 'Betäubungsmittel', 50, [
    'indoor ?anbau|(?:blueten|kraeuter|pilze|pflanze)(?: \\w+){0,10} (?:rauchen|entspann\\w*|gramm|farben|rausch|high)|zum rauchen',
  ]),
  createMeaningRule('jugendschutz', 'Nicht für Jugendliche', 48, [
    '(?:einsame|nette|junge|reife|heisse) (?:frau|dame|baeuerin|lady|sie)(?: \\w+){0,10} (?:herren?|diskret|besuch\\w*|treffen|spendabl\\w*|geschenk|stunden)',
    'spendabl\\w*|gewisse stunden|finanziell(?: \\w+){0,3} erkenntlich|zaertlich\\w*|gluecklichem ende|happy end|taschengeld erwuenscht|entspannung fuer den herrn|diskret(?: \\w+){0,3} (?:hausbesuch|treffen|besuch)',
  ]),
  createMeaningRule('faelschung', 'Fälschungen, Dokumente, Manipulation', 48, [
    'augen?(?: \\w+){0,2} zu ?(?:drueck\\w*|macht)|(?:plakette|karte|ausweis)(?: \\w+){0,8} (?:kein test|ohne vorfuehrung|brief genuegt)',
    '(?:stunden|zaehler|tacho|betriebsstunden|kilometer)(?: \\w+){0,6} (?:weniger|zurueck\\w*|runter|nach wunsch|zuruecksetzen|moechten)|tacho runter',
    '(?:abgas\\w*|harnstoff\\w*|adblue|\\w*filter)(?: \\w+){0,6} (?:stilllegen|nie wieder|wegprogramm\\w*|abschalten|raus|deaktiv\\w*)|nie wieder harnstoff|filter raus|(?:dpf|agr|egr|scr)(?: \\w+){0,4} (?:loesch\\w*|datei|aus|raus)',
    '(?:tuev|hu|plakette|stempel|bericht|fuehrerschein\\w*|zeugnis|gesellenbrief|meisterbrief|\\w*nachweis)(?: \\w+){0,8} (?:ohne (?:dass|fahrt|fahrschule|pruefung|vorfuehr\\w*)|per post|mit der post|nach wunsch|echtem siegel|echtem stempel)',
    'sehen aus wie echt|wie das original|eins zu eins|nachgemacht|kein unterschied zu erkennen|ueber jeden betrag|fuer das finanzamt',
  ]),
  createMeaningRule(
    'lebensmittel',
    'Lebens- oder Futtermittel, die so nicht verkauft werden dürfen',
    46,
    [
      '(?:ohne|fehlender) stempel|geschaecht\\w*|schaecht\\w*|hausgeschlachtet\\w*(?: \\w+){0,4} (?:haelften|viertel|fleisch)|gebeizt\\w*(?: \\w+){0,6} (?:gefluegel|huehner\\w*|vieh|futter\\w*)',
      'nachgebaut\\w*(?: \\w+){0,3} saat\\w*|saat\\w*(?: \\w+){0,4} ohne lizenz|ohne lizenz(?: \\w+){0,4} vermehrung',
    ],
  ),
  createMeaningRule('krankes-tier', 'Krankes oder nicht transportfähiges Tier', 46, [
    '(?:kuh|rind|bulle|pferd|sau|schwein)(?: \\w+){0,3} (?:liegt (?:seit|fest|nur)|steht nicht (?:mehr )?auf|kann nicht (?:mehr )?(?:stehen|laufen|auf))',
  ]),
  createMeaningRule('gefahrstoffe', 'Gefährliche oder verbotene Stoffe', 46, [
    '\\w+asbest|asbest(?:dach|platten|zement)\\w*|vergraben|ohne nachweis(?: \\w+){0,4} (?:entsorg\\w*|verschwinden)|verschwinden lassen',
  ]),
  createMeaningRule('verfassungsfeindlich', 'Verbotene Kennzeichen', 46, [
    '(?:orden|abzeichen|uniform\\w*|dolch|fahne)(?: \\w+){0,4} (?:19[34]\\d|adler|reich\\w*|wehrmacht)',
  ]),
];
