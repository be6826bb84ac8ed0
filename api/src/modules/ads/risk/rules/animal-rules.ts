import type { WordRule } from '../rule.ts';

const petText = 'Hunde oder Katzen';
const welfareText = 'Tierschutz';

const dogBreedPattern =
  'border ?collies?|collies?|aussies?|australian shepherds?|schaeferhunde?n?|altdeutsche[rn]? (?:huetehund\\w*|schaeferhund\\w*|schafpudel)|huetehunde?n?|herdenschutzhunde?n?|hofhunde?n?|wachhunde?n?|jagdhunde?n?|kangals?|pyrenaeenberghund\\w*|maremmano\\w*|labradore?n?|labradoodle\\w*|golden ?retriever|retriever|dackel\\w*|teckel|rauhaardackel|terriers?|jack ?russel+\\w*|sennenhund\\w*|appenzeller (?:sennen|welpe|ruede|huendin|hund)\\w*|rottweiler|dobermann|boxer ?(?:welpe|ruede|huendin|hund)\\w*|deutsch ?(?:kurzhaar|drahthaar|langhaar)|weimaraner|muensterlaender|beagle|pudel|moepse?|mops|bulldoggen?|french bulldog|chihuahuas?|malteser|maltipoo|yorkshire|spitz ?(?:welpe|hund|ruede|huendin)\\w*|zwergspitz|pomeranian|husky|huskies|malinois|riesenschnauzer|schnauzer|bernhardiner|kuvasz|cane corso|pitbull\\w*|staffordshire|xl bully|mischlings?(?:hund|welpe|ruede|huendin)\\w*|maine ?coon\\w*|britisch kurzhaar\\w*|bkh|perserkatze\\w*|ragdoll\\w*|bengalkatze\\w*|siamkatze\\w*|sphynx|norwegische waldkatze\\w*|scottish fold|hauskatze\\w*|hofkatzen?|bauernhofkatzen?';

/** Matches accessories for dogs and cats; these are not offers of animals. */
const petAccessoryPattern =
  /\b(?:transportbox|anhaengerbox|alubox) (?:fuer|eines?) \w*hunde?\b|\b(?:\w*hunde?|\w*katzen?|welpen) ?(?:huette|hutte|zwinger|pension|geschirr|zaun|decke|box|korb|leine|futter|napf|anhaenger|schule|transport\w*|klappe|baum|streu|bett|decke|halsband|tuer|sofa|gitter|auslauf)\w*\b/u;

/**
 * Matches offers of adult dogs and cats with a stated age and papers; such offers need no review.
 * Animals under one year need a permit and must not be given away (domain.md, section 3).
 */
const adultPetPattern = new RegExp(
  [
    '^(?!.*\\b(?:umsonst|verschenk\\w*|gratis|geschenkt|\\w*welpen?|wurf|ungeimpft)\\b)',
    '(?=.*\\b(?:[2-9]|1\\d|zwei|drei|vier|fuenf|sechs|sieben|acht|neun|zehn|elf|zwoelf) ?(?:jaehrig\\w*|jahre)\\b)',
    '(?=.*\\b(?:gechipp?t|chip|heimtierausweis|impfpass|kastriert\\w*|stammbaum|erlaubnis|tierheim)\\b)',
  ].join(''),
  'u',
);

/** Rules for animal offers that need a review or break the law. */
export const animalRules: readonly WordRule[] = [
  {
    code: 'hunde-katzen',
    text: petText,
    weight: 55,
    pattern:
      /\b(?:\w*welpen?|hundebab(?:y|ies|ys)\w*|junghunde?n?|ruede(?:n)?|huendin(?:nen)?|zuchthuendin\w*|deckruede\w*|kitten\w*|kaetzchen|katzenbab(?:y|ies|ys)|katzenjunge[nr]?|jungkatzen?|babykatzen?|katzenkinder|(?:hund|hunde|katze|katzen|kater)(?: \w+){0,4} (?:abzugeben|zu verkaufen|zu verschenken|verkaufe|vermitteln|sucht|suchen|in gute haende|kastriert|gechipt|stubenrein|geimpft)|(?:verkaufe|verschenke|gebe|abzugeben|vermittle|suche)(?: \w+){0,4} (?:hund|hunde|katze|katzen|kater))\b/u,
    exceptionPattern:
      /\b(?:welpenbox|welpenauslauf|welpenmilch|welpenkiste|welpenfutter|seehundwelpe)\b/u,
    exceptionAnywherePattern: adultPetPattern,
  },
  {
    code: 'hunde-katzen',
    text: petText,
    weight: 55,
    readsTitleOnly: true,
    pattern: new RegExp(`\\b(?:${dogBreedPattern}|hunde?|katzen?|kater)\\b`, 'u'),
    exceptionPattern: petAccessoryPattern,
    exceptionAnywherePattern: adultPetPattern,
  },
  {
    code: 'hunde-katzen',
    text: petText,
    weight: 42,
    pattern: new RegExp(
      `\\b(?:${dogBreedPattern})\\b(?:(?: \\w+){0,14} (?:alt|geboren|abzugeben|monate|wochen|papiere|eltern|wurf|gechipt|geimpft|entwurmt|abgabebereit|stammbaum|zuhause|preis)\\b)`,
      'u',
    ),
    exceptionPattern: petAccessoryPattern,
    exceptionAnywherePattern: adultPetPattern,
  },
  {
    code: 'tierschutz',
    text: welfareText,
    weight: 60,
    pattern:
      /\b(?:qualzucht|ohren kupiert|kupierte[rn]? (?:ohren|ruten?|schwaenze?)|(?:ohren|rute) kupiert|hahnenkampf\w*|hahnenkaempf\w*|kampfhaehne?|hundekampf|kampfhunde?|coursing wild|stachelhalsband|teletakt\w*|elektrohalsband\w*|stromhalsband\w*|(?:ferkel|kaelber|laemmer|welpen|kitten)(?: \w+){0,4} (?:ohne betaeubung|unbetaeubt)|unbetaeubt kastrier\w*|kastrier\w* ohne betaeubung|lebendrupf\w*|stopfleber|stopfgaense|pelztier\w*|nerzfarm|lebendkoeder|lebende koeder|unter acht wochen|unter 8 wochen|(?:5|6|7|fuenf|sechs|sieben) wochen alte? (?:welpen|kitten|katzen|hunde))\b/u,
  },
  {
    code: 'kennzeichnung',
    text: 'Tiere ohne Kennzeichnung oder Herkunft',
    weight: 50,
    ignoresNegation: true,
    categories: ['rinder', 'schweine', 'schafe-ziegen', 'pferde', 'gefluegel'],
    pattern:
      /\b(?:(?:ohne|keine|fehlende|nicht mit) (?:ohrmarken?|equidenpass|rinderpass|tierpass|viehverkehrsnummer|hit meldung|hit|kennzeichnung|chip und pass|begleitpapier\w*|anmeldung|betriebsnummer)|ohrmarken? (?:entfernt|raus\w*|fehlen|ab\b)|nicht (?:gemeldet|angemeldet|gekennzeichnet|registriert)|am (?:amt|veterinaeramt) vorbei|ohne wissen des (?:amt|veterinaer)\w*|schwarz (?:zu verkaufen|abzugeben|gehalten)|illegal importiert|aus (?:rumaenien|polen|bulgarien|ungarn|der ukraine|moldawien) mitgebracht|trotz (?:sperre|seuche|sperrbezirk|restriktionszone)|aus (?:dem )?(?:sperrbezirk|sperrgebiet|restriktionsgebiet))\b/u,
  },
];

/** Rules for personal data and statements about people that must not be published. */
export const personRules: readonly WordRule[] = [
  {
    code: 'personenbezogen',
    text: 'Besonders geschützte Angaben über einen Menschen',
    weight: 45,
    pattern:
      /\b(?:krebs(?:erkrank\w*|leiden|diagnose|krank\w*|therapie)|(?:an|wegen|hat|nach) (?:\w+ ){0,3}(?:krebs|leukaemie|hiv|aids|demenz|alzheimer|parkinson|schizophrenie|depression\w*|burnout|borderline|epilepsie|multiple\w* sklerose|alkohol\w*|drogensucht|schlaganfall|herzinfarkt|psychose|magersucht|autismus|hepatitis)\b|hiv (?:positiv|infiziert)\w*|an (?:ms|als) erkrankt|(?:schwer|geistig|koerperlich|psychisch)(?:e|er|en)? (?:behindert|krank|gestoert)\w*|schwerbehinder\w*|chemotherapie|dialysepatient\w*|drogenabhaengig\w*|alkoholiker\w*|psychiatrie|(?:schwul|lesbisch|homosexuell|bisexuell|transsexuell|transgender|queer)\w*|(?:zeugen? jehovas?|moslems?|muslim\w*|jude\b|juden\b|juedisch\w* (?:familie|nachbar\w*)|evangelikal\w*|scientolog\w*)|(?:mitglied|waehler\w*|anhaenger\w*|funktionaer\w*)(?: \w+){0,3} (?:afd|cdu|csu|spd|fdp|npd|linkspartei|linken|gruenen|gewerkschaft|verdi|ig metall|ig bau)|(?:afd|cdu|csu|spd|npd|fdp) ?(?:mitglied|waehler|anhaenger|politiker|parteibuch)\w*|gewerkschaftsmitglied\w*|vorbestraft\w*|schwanger\w*)\b/u,
    exceptionPattern:
      /\b(?:kartoffelkrebs|obstbaumkrebs|flusskrebs\w*|edelkrebs\w*|krebsschere)\b/u,
  },
  {
    code: 'personenbezogen',
    text: 'Daten eines Menschen',
    weight: 45,
    pattern:
      /\b(?:geburtsdatum|geboren am \d|geb am \d|personalausweis ?(?:nr|nummer|kopie)|ausweiskopie|sozialversicherungsnummer|steuer id \d|kontonummer \d|(?:nachbar|exmann|exfrau|ex frau|ex mann|chef|kollege|vermieter|schuldner)(?:s|n|in)? (?:\w+ ){0,3}(?:wohnt|wohnhaft|schuldet|betruegt|luegt|hat betrogen|adresse)|betrueger (?:namens|aus)|warnung vor (?:herrn|frau|der person|diesem mann))\b/u,
  },
  {
    code: 'hass',
    text: 'Herabsetzung oder Ausschluss von Menschen',
    weight: 55,
    ignoresNegation: true,
    pattern:
      /\b(?:keine? (?:auslaender|tuerken|polen|rumaenen|bulgaren|araber|fluechtlinge|muslime|moslems|juden|zigeuner|sinti|roma|schwarze[nr]?|afrikaner|schwule[nr]?|lesben|asylanten)\w*|nur (?:an |fuer )?(?:deutsche|weisse|christen|deutschstaemmige|arier)\b|auslaender (?:raus|unerwuenscht|zwecklos)|kanak\w*|neger\w*|zigeuner(?!schnitzel|sosse)\w*|judensau|untermensch\w*|asylant\w*|scheiss (?:auslaender|tuerken|polen|gruene\w*|politiker))\b/u,
    exceptionPattern: /\bnur deutsche (?:marken|teile|ware|produkte|sorten|eiche|herkunft)\b/u,
  },
];
