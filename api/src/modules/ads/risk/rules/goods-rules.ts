import type { WordRule } from '../rule.ts';

const createGoodsRule = (
  code: string,
  text: string,
  pattern: RegExp,
  extraFields: Partial<WordRule> = {},
): WordRule => ({ code, text, weight: 60, pattern, ...extraFields });

const pesticideText = 'Pflanzenschutz- oder Bekämpfungsmittel';
const medicineText = 'Arzneimittel';
const weaponText = 'Waffen, Munition oder Sprengmittel';
/**
 * Negative lookahead for goods that are not pesticides, for example sprayers and storage cabinets.
 */
const harmlessEndingLookahead =
  '(?!\\w*(?:frei|spritze|spritzen|geraet\\w*|schrank|schraenke|lager|raum|technik|duese\\w*|sachkunde|behaelter|tank|streuer|streuwagen|anlage|einspueler|einspuelschleuse|schleuse|kontrolle|register|protokoll|verordnung|gesetz|waage|anzug|resisten\\w*|tolerant\\w*))';

/**
 * Rules for goods that must not be sold here, or only by authorised sellers (domain.md, section 3).
 */
export const goodsRules: readonly WordRule[] = [
  createGoodsRule(
    'pflanzenschutz',
    pesticideText,
    new RegExp(
      `\\b(?:\\w*(?:herbizid|fungizid|insektizid|pestizid|rodentizid|molluskizid|akarizid)|\\w*pflanzenschutz ?mittel|\\w*spritzmittel|\\w*unkraut ?(?:vernicht|vertilg|ex\\b|frei\\b|mittel|killer|bekaempfungsmittel)|unkrautex|schaedlingsbekaempfungsmittel|beizmittel|saatgutbeize|halmverkuerzer|wachstumsregler|schneckenkorn|rattengift|maeusegift|ratten ?koeder|maeuse ?koeder|maeuseweizen|giftweizen|giftgetreide|wuehlmaus ?(?:gas|gift|patronen?)|kartoffelkaefermittel|kaefergift|ameisengift|totalvernichter)${harmlessEndingLookahead}\\w*`,
      'u',
    ),
    {
      readsDeobfuscatedWords: true,
      exceptionPattern:
        /\bunkrautfrei\b(?!.*\b(?:kanister|liter|konzentrat|ml)\b)|\b\w*(?:schrank|schraenke|container|lager|regal) (?:fuer|zur lagerung von) \w+/u,
    },
  ),
  createGoodsRule(
    'pflanzenschutz',
    pesticideText,
    new RegExp(
      `\\b(?:\\w*gifte?s?|gly(?:ph|f)os\\w*|glyphos?at|glyfosat|gliphosat|glyphosphat|round ?up|roundap|durano|dominator ultra|clinic (?:free|xtreme|up)|touchdown (?:quattro|trio)|taifun forte|barbarian|boom efekt|simplex herb|starane|garlon|harmony sx|ranger herb|banvel|u ?46|mcpa|dicamba|tordon|arrat|ariane c|biathlon|gardo gold|maister|atlantis (?:flex|wg)|axial 50|bandur|stomp aqua|boxer ec|reglone|deiquat|paraquat|gramoxone|basta|gallant|fusilade|karate zeon|decis|fastac|mospilan|biscaya|actellic|pirimor|perfekthion|dimethoat|e ?605|parathion|lindan|ddt|chlorpyri\\w*|thiacloprid|imidacloprid|clothianidin|neonicotinoid\\w*|tebuconazol|folicur|prosaro|ascra|elatus|revytrex|input classic|aviator xpro|prothioconazol|chlorthalonil|metazachlor|metolachlor|terbuthylazin|atrazin|simazin|isoproturon|cycocel|moddus|phostoxin|detia|phosphorwasserstoff|aluminiumphosphid|zinkphosphid|brodifacoum|bromadiolon|difenacoum|strychnin|natriumchlorat|celaflor rasen|dicofol|methiocarb|mesurol|fipronil|permethrin|deltamethrin|cypermethrin|captan|mancozeb|cuprozin|kupferspritz\\w*)${harmlessEndingLookahead}\\b`,
      'u',
    ),
    { readsDeobfuscatedWords: true, exceptionPattern: /\b\w*schild(?:er)?\b/u },
  ),
  createGoodsRule(
    'pflanzenschutz',
    pesticideText,
    /\b(?:karate|boxer|axial|atlantis|spectrum|input|harmony|primus|ranger|focus ultra|butisan|betanal|goltix|callisto|laudis|lontrel|kerb|ridomil|infinito|amistar|ortiva|opus|adexar|switch|signum|delan|confidor|calypso|movento|teppeki|sherpa|bulldock|spruzit|merpan|husar|broadway|pointer|duplosan|tomahawk|kaiso|trebon|avaunt|plenum|biscaya)\b/u,
    {
      weight: 50,
      categories: [
        'saat-duengung-pflege',
        'saat-pflanzgut',
        'haus-garten',
        'getreide-futtermittel',
      ],
      requiredPattern:
        /\b(?:gegen|kanister|gebinde|konzentrat|wirkstoff|zulassung|unkraut|ungras|pilz\w*|laeuse|kaefer|ampfer|ml|restmenge\w*|insekt\w*|\d+ ?(?:l|liter|kg) (?:voll|zu|original\w*|verschlossen))\b/u,
    },
  ),
  createGoodsRule(
    'pflanzenschutz',
    pesticideText,
    /\b(?:aufbrauchfrist|aufwandmenge|wirkstoff\w*|bienengefaehrlich|zulassungsnummer|zulassung bis|abverkaufsfrist)\b/u,
    { weight: 45, requiredPattern: /\b(?:kanister|flaschen?|gebinde|liter|kg|konzentrat|ml)\b/u },
  ),
  createGoodsRule(
    'ausweise',
    'Ausweise und Urkunden',
    /\b(?:reisepass|reisepaesse|personalausweise?|aufenthaltstitel|fuehrerscheine?|doktorurkunde)\b/u,
    {
      readsTitleOnly: true,
      exceptionPattern: /\b(?:fuehrerscheinfrei|ohne fuehrerschein|huelle)\b/u,
    },
  ),
  createGoodsRule(
    'tierarzneimittel',
    medicineText,
    /\b(?:\w*antibioti(?:ka|kum|ca)|penicillin\w*|amoxicillin|tetracyclin\w*|oxytetracyclin|enrofloxacin|baytril|draxxin|tulathromycin|nuflor|resflor|florfenicol|excenel|naxcel|marbocyl|convenia|tylan|tylosin|sulfonamid\w*|cortison\w*|dexamethason|prednisolon|finadyne|flunixin|metacam|meloxicam|equipalazone|phenylbutazon|oxytocin|prostaglandin\w*|estrumate|receptal|pmsg|ivermectin|ivomec|noromectin|eprinex|dectomax|cydectin|moxidectin|equimax|eraquell|panacur|baycox|toltrazuril|euterinjektor\w*|trockensteller|ketamin|xylazin|rompun|acepromazin|sedalin|domosedan|t ?61|pentobarbital|euthanasie\w*|clenbuterol|ventipulmin|wachstumshormon\w*|anabolika|testosteron|bovine somatotropin|bst hormon|tierarzneimittel|tiermedikament\w*|veterinaerpraeparat\w*|impfstoffe?|impfdosen|botox|hyaluron filler|viagra|cialis|kamagra|sildenafil|tilidin|tramadol|oxycodon|fentanyl|diazepam|valium|xanax|lorazepam|ritalin|ozempic|wegovy|semaglutid|abnehm(?:spritz|pille|tablett|mittel)\w*|potenz(?:mittel|pille|tablett)\w*|steroide?|hormonspritz\w*|schlafmittel|cortisonspritz\w*|\w{3,}(?:mycin|cillin|floxacin|cyclin|zepam|zolam|profen|codein|codon|fenac|mectin|bendazol|nidazol|barbital|cortison)|verschreibungspflichtig\w*|rezeptpflichtig\w*|schmerzmittel|schlaftabletten|beruhigungsmittel|betaeubungsmittel|narkosemittel|medikamente?(?:n|nreste)?)\b/u,
    {
      readsDeobfuscatedWords: true,
      exceptionPattern:
        /\b(?:medikamentendosierer|medikamentendosier\w*|medikamentendosatron|dosatron|medikamentenschrank)\b/u,
    },
  ),
  createGoodsRule(
    'tierarzneimittel',
    medicineText,
    /\b(?:wurmkur\w*|entwurmungs\w*|wurmpaste\w*|impfung(?:en)? zum)\b/u,
    {
      readsTitleOnly: true,
    },
  ),
  createGoodsRule(
    'tierarzneimittel',
    medicineText,
    /\b(?:(?:verkauf\w*|abzugeben|gebe ab|biete|packung\w*|tuben?|flaschen?|spritzen|restbestand)(?: \w+){0,4} (?:wurmkur\w*|wurmpaste\w*|entwurmungsmittel|hustenmittel vom tierarzt)|(?:wurmkur\w*|wurmpaste\w*|entwurmungsmittel)(?: \w+){0,4} (?:uebrig|abzugeben|zu verkaufen|original ?verpackt|tuben?|packung\w*|guenstig))\b/u,
  ),
  createGoodsRule(
    'waffen',
    weaponText,
    /\b(?:jagd(?:gewehr|waffe|buechse|flinte|drilling|munition|patrone)\w*|(?:repetier|kipplauf|bockbuechs|doppel)(?:buechse|flinte|er 98|gewehr)\w*|bockbuechsflinte|bockdoppelflinte|querflinte|schrotflinte|flinten?|repetierer|kleinkaliber\w*|luft(?:gewehr|pistole|druckgewehr)\w*|gewehre?|karabiner 98|k98|kalaschnikow|ak ?47|sturmgewehr|maschinenpistole|pistolen?|revolver|schreckschuss\w*|gaspistole|gasrevolver|signalpistole|munition\w*|schrotpatron\w*|patronen (?:kal|kaliber|308|30 06|12 70|8x57\w*|223|22lr|9mm)\w*|kaliber (?:308|30 06|8x57\w*|223|222|22|6 5|7x64|9 ?mm|12 ?70|16 ?70|45)\w*|kal (?:308|30 06|8x57\w*|223|222|22|6 5|7x64|9 ?mm|12)\w*|zielfernrohr\w*|schalldaempfer (?:fuer|an) (?:jagd|repetierer|buechse|gewehr|waffe|kaliber|308)\w*|armbrust\w*|butterfly ?messer|springmesser|faustmesser|fallmesser|einhandmesser|schlagring\w*|totschlaeger|teleskopschlagstock|wurfstern\w*|pump ?gun|softair\w*|airsoft\w*|co2 ?(?:pistole|gewehr|waffe)|\w*(?:kampf|jagd|wurf)messer|dolche?|bajonett\w*|katana|machete|elektroschocker|taser|pfefferspray|handgranat\w*|granaten?|sprengstoff\w*|dynamit|schwarzpulver|nitropulver|zuendschnur|sprengkapsel\w*|boeller\w*|polenboeller|feuerwerk\w*|pyrotechnik|silvester(?:raketen|batterie\w*|knaller)|knallkoerper|bolzenschuss\w*|schussapparat\w*|viehschuss\w*|selbstschuss\w*|waffenschrank mit waffen|erwerb nur mit wbk|waffenbesitzkarte|jagdschein erforderlich|wbk)\b/u,
    {
      readsDeobfuscatedWords: true,
      exceptionPattern:
        /\b(?:\w*(?:waffenschrank|munitionskiste)\w*(?: \w+){0,8} leer|leere? (?:munitionskiste|waffenschrank)\w*|\w*schuss\w* (?:huelle|tasche)|(?:heissluft|einfuell|zapf|farbspritz|ausblas|klebe|silikon)pistole\w*|\w*(?:staren|vogel)(?:abwehr|schreck\w*|scheuche\w*)\w*)\b/u,
    },
  ),
  createGoodsRule(
    'fallen',
    'Verbotene Fallen und Fanggeräte',
    /\b(?:tellereisen|totschlag ?falle\w*|totschlagfallen|schlageisen|schwanenhals ?falle|fangeisen|schlingen? (?:fuer|zum) (?:wild|hasen|fuchs|rehe?)|drahtschling\w*|vogelleim|leimruten?|japannetz\w*|vogelfang\w*|giftkoeder\w*)\b/u,
  ),
  createGoodsRule(
    'artenschutz',
    'Geschützte Arten',
    /\b(?:elfenbein\w*|schildpatt|nashorn ?horn|(?:tiger|leopard|wolf|luchs|baer|robben|seehund|otter|ozelot|eisbaer)\w{0,3}(?:fell|pelz|mantel)|krokodilleder|(?:uhu|eulen?|kauz|habicht|bussard|seeadler|steinadler|adler|falken?|milan|sperber|greifvogel|schwarzstorch|eisvogel|fischotter|luchs|wildkatzen?|biber|wolf)(?:s|n)? ?(?:praeparat\w*|ausgestopft\w*|trophae\w*|fell)|(?:praeparat\w*|ausgestopft\w*)(?: \w+){0,3} (?:uhu|eule|kauz|habicht|bussard|seeadler|adler|falke|milan|sperber|greifvogel|fischotter|luchs|wildkatze)|wildvoegel|stieglitze?|zeisige?|feuersalamander|zauneidechse\w*|landschildkroete\w*|griechische schildkroete\w*|igel (?:abzugeben|zu verkaufen)|maikaefer zu verkaufen|cites frei|ohne cites)\b/u,
    {
      // Offers with official papers are allowed: the papers prove that the animal was bred in
      // captivity.
      exceptionPattern:
        /(?<!\bohne )\b(?:eu|gelbe\w*|amtliche\w*) (?:bescheinigung|papiere)\b(?! haben wir keine)/u,
    },
  ),
  createGoodsRule(
    'exoten',
    'Exotische Tiere',
    /\b(?:koenigspython|python schlange|boa constrictor|kornnatter\w*|giftschlange\w*|vogelspinne\w*|skorpione?|leguane?|bartagame\w*|chamaeleon\w*|kaimane?|papageie?n?|graupapagei\w*|aras?|kakadus?|waschbaer\w*|aeffchen|kapuzineraffe\w*|servale?|savannah ?katze\w*|karakal\w*|erdmaennchen|stinktier\w*|fennek\w*|wolfshybrid\w*|weissbueschelaffe\w*|nasenbaer\w*)\b/u,
  ),
  createGoodsRule(
    'genussmittel',
    'Alkohol oder Tabak',
    /\b(?:\w*schnaps(?!brenn)\w*|obstler|obstbrand|obstbraende|zwetsch\w*wasser|zwetschenbrand|zwetschgenbrand|kirschwasser|williams(?:brand|birnenbrand|christ)|birnenbrand|edelbrand|edelbraende|selbst ?gebrannt\w*|schwarz ?gebrannt\w*|eigenbrand|korn ?brand|wodka|whisk(?:y|ey)|rum ?topf|eierlikoer|\w*likoer\w*|(?:himbeer|obst|haselnuss|schlehen|wald)geist|absinth|hochprozentig\w*|(?:flaschen|kartons?|kisten?) (?:\w+ )?(?:wein|sekt|bier|rotwein|weisswein)|(?:rot|weiss|obst|apfel)wein (?:in )?flaschen|zigaretten?|stangen zigaretten|unverzollt\w*|tabak|drehtabak|feintabak|rohtabak|schmuggel\w*|shisha\w*|e ?zigarett\w*|vapes?|elfbar|snus|nikotinbeutel|liquids?)\b/u,
    {
      exceptionPattern:
        /\bfluessigduenger\b|\brumtopf(?: \w+){0,4} leer\b|\b\w*(?:schnaps|likoer|wein|bier|sekt)\w* ?(?:glaeser|glas|becher|kruege?|fass leer)\b/u,
    },
  ),
  createGoodsRule(
    'drogen',
    'Betäubungsmittel',
    /\b(?:cannabis\w*|marihuana|haschisch|hashish|weed|joints?|hanfblueten|cbd ?bluet\w*|thc|grasblueten|kokain|koks gramm|heroin|amphetamin\w*|crystal meth|mdma|ecstasy|lsd|magic mushrooms|zauberpilze|psilocybin\w*|mohnkapseln|lachgas\w*|ghb|ketamine?)\b/u,
    {
      readsDeobfuscatedWords: true,
      exceptionPattern: /\b(?:nutzhanf\w*|hanfstroh|hanfeinstreu|hanfsamen)\b/u,
    },
  ),
  createGoodsRule(
    'gefahrstoffe',
    'Gefährliche oder verbotene Stoffe',
    /\b(?:asbest(?!frei|sanier|entsorg)\w*|eternit ?(?:platten|wellplatten|asbest)|(?:well|dach)platten (?:aus )?(?:asbest|alt ?eternit)|bahnschwellen|teeroel\w*|carbolineum|karbolineum|kreosot|altoel|pcb oel|quecksilber|zyankali|cyanid\w*|zyanid\w*|blausaeure|arsenik?|rizinussamen gift|ammoniumnitrat|kalkammonsalpeter|ammonsalpeter|kas 27|salpetersaeure|wasserstoffperoxid (?:\d\d|konzentr)\w*|chloroform|holzschutzmittel pcp|xyladecor alt|radioaktiv\w*|heizoel (?:fuer|als) (?:diesel|traktor|schlepper)|rotes diesel|gefaerbter diesel)\b/u,
    {
      exceptionPattern:
        /\b(?:altoeltank|altoelabsaug\w*|quecksilberfrei|bahnschwellen aus (?:eiche unbehandelt|beton))\b/u,
    },
  ),
  createGoodsRule(
    'faelschung',
    'Fälschungen, Dokumente, Manipulation',
    /\b(?:replica|replika uhr\w*|1 zu 1 kopie|1 1 kopie|gefaelscht\w*|faelschung\w*|falschgeld|fuehrerschein\w*(?: \w+){0,4} (?:kaufen|ohne pruefung|sofort lieferbar|registriert\w*)|(?:kaufen|ohne pruefung|registrierter?)(?: \w+){0,3} fuehrerschein|ausweise? kaufen|reisepass kaufen|impfpass\w* (?:kaufen|blanko|ausgefuellt)|blanko (?:ausweis|rinderpass|equidenpass|tierpass|impfpass|papiere|kaufvertrag unterschrieben|rezept|tuev)\w*|sachkundenachweis (?:kaufen|ohne pruefung|sofort)|ohne pruefung(?: \w+){0,4} (?:sachkunde\w*|schein|nachweis)|(?:tuev|hu) ?(?:plaketten?|bericht|stempel)(?: \w+){0,3} (?:ohne|kaufen|blanko|verkaufe|zu verkaufen)|(?:tuev|hu) ohne vorfuehr\w*|tacho ?(?:manipulation|justierung|zurueck\w*|korrektur|stand aendern)|(?:stundenzaehler|betriebsstunden|tacho|kilometerstand)(?: \w+){0,4} (?:zurueck\w*|verstell\w*|anpass\w*|manipul\w*|runter\w*|reduzier\w*|korrigier\w*)|adblue ?(?:off|emulator|deaktiv\w*|entfern\w*|stilllegen|abschalt\w*|loeschen|simulator)|(?:dpf|egr|agr|partikelfilter|scr)(?: \w+){0,2} (?:off|delete|entfern\w*|deaktiv\w*|loeschen|rausprogrammier\w*|stilllegen)|radarwarner|stoersender|jammer|gps ?(?:stoerer|blocker)|(?:fahrgestellnummer|fahrgestellnr|rahmennummer|fin|typenschild)(?: \w+){0,3} (?:entfern\w*|unkenntlich|rausgeschliff\w*|fehlt leider|weggeschliff\w*|geaendert|ausgeschliff\w*)|ohne fahrgestellnummer|wegfahrsperre ueberbrueck\w*|fahrzeugbrief ohne fahrzeug|\w*ohrmarken? (?:blanko|unbenutzt|ohne nummer|frei waehlbar)|doktortitel|titelkauf|markenkopie\w*|(?:top|perfekte|hochwertige|gute|1a) kopie|(?:vom original )?nicht zu unterscheiden|(?:rolex|gucci|louis vuitton|prada|breitling|omega uhr)(?: \w+){0,6} (?:kopie|fake|replica|replika|nachbau)|plagiat\w*)\b/u,
    { readsDeobfuscatedWords: true, ignoresNegation: true },
  ),
  createGoodsRule(
    'jugendschutz',
    'Nicht für Jugendliche',
    /\b(?:sex\w*(?!ing\b)|erotik\w*|erotisch\w*|porno\w*|escort\w*|callgirl\w*|domina|bordell|hobbyhure\w*|prostitu\w*|taschengeld ?(?:lady|ladies|dame|girl)\w*|erotische massage|tantra\w*|nacktbilder|getragene (?:unterwaesche|hoeschen|socken|slips)|fetisch\w*|sugar ?(?:daddy|baby)|diskrete treffen|fkk treffen)\b/u,
    {
      readsDeobfuscatedWords: true,
      exceptionPattern: /\b(?:gesext\w*|sexing|ungesext\w*|sexlock\w*|sexlinks?|sexer)\b/u,
    },
  ),
  createGoodsRule(
    'verfassungsfeindlich',
    'Verbotene Kennzeichen',
    /\b(?:hakenkreuz\w*|waffen ?ss|ss (?:dolch|runen|uniform|abzeichen|helm|totenkopf)|ns ?(?:orden|abzeichen|devotionalien|propaganda)|nazi\w*|drittes reich|mein kampf|hitler\w*|reichskriegsflagge|wehrmacht (?:orden|abzeichen|dolch|uniform)\w*|eisernes kreuz 1939)\b/u,
  ),
  createGoodsRule(
    'saatgut',
    'Nachbau von geschütztem Saatgut',
    /\b(?:(?:saat\w*|saatgut|pflanzkartoffeln|saatkartoffeln|pflanzgut)(?: \w+){0,8} (?:aus |eigene[rmn]? )?nachbau\w*|nachbau\w*(?: \w+){0,6} (?:saat\w*|pflanzkartoffeln|saatkartoffeln)|nachbausaatgut|schwarzsaat\w*|wie z saatgut ohne (?:lizenz|gebuehr))\b/u,
  ),
  createGoodsRule(
    'lebensmittel',
    'Lebensmittel, die so nicht verkauft werden dürfen',
    /\b(?:rohmilch(?!kaese|butter)(?: \w+){0,10} (?:versand|versende\w*|schicke\w*|verschick\w*|per post|paket|geliefert|lieferung)|(?:versand|versende\w*|verschick\w*)(?: \w+){0,8} rohmilch(?!kaese|butter)|schwarz ?schlacht\w*|ohne fleischbeschau|ohne trichinenschau|nicht (?:trichinenbeschaut|beschaut)|ungestempelt\w* eier|tiermehl|schaecht\w*|opferschaf\w*|opfertier\w*|opferfest|kurban|gammelfleisch)\b/u,
    { ignoresNegation: true, exceptionPattern: /\b(?:rohmilch)?kaese\b/u },
  ),
];
