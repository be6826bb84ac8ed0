import type { WordRule } from '../rule.ts';

const createScamRule = (
  code: string,
  text: string,
  weight: number,
  pattern: RegExp,
  extraFields: Partial<WordRule> = {},
): WordRule => ({ code, text, weight, pattern, readsDeobfuscatedWords: true, ...extraFields });

const sellerAwayText = 'Verkäufer angeblich nicht da';
const unusualPaymentText = 'Ungewöhnlicher Weg zu bezahlen';

/**
 * Rules for scams: seller abroad, prepayment, third-party pickup, appeals to pity, time pressure.
 */
export const scamRules: readonly WordRule[] = [
  createScamRule(
    'messenger',
    'Kontakt über einen Messenger',
    50,
    /\b(?:whats? ?ap+|what ?s ?ap+|what+s ?ap+|wha?t+s?ap+|wh?at+s+ap+s?|watsap+|whap?sapp|vvhatsapp|uuhatsapp|telegram\w*|threema|viber|wechat|snapchat|skype|discord|facebook|instagram|tiktok|kik messenger|fb messenger|messenger|imessage|wa me|t me)\b/u,
    {
      // Sellers may offer to send pictures with WhatsApp, so such sentences are allowed.
      exceptionPattern:
        /\btelegrammmast\b|\b(?:bild\w*|fotos?|videos?)(?: \w+){0,6} whatsapp\b(?!.*\b(?:nummer|nur per|nur ueber)\b)/u,
    },
  ),
  createScamRule(
    'messenger',
    'Kontakt über einen Messenger',
    45,
    /\b(?:(?:per|ueber|via|auf|nur|bei|mit) (?:wa|insta|fb|tele|signal|line)\b|signal (?:app|messenger|gruppe|nummer)|gruene[rnms]? (?:app|messenger)|schreib\w* (?:mir )?(?:auf|per|ueber|bei) (?:wa|signal|insta|tele))\b/u,
  ),
  createScamRule(
    'kontakt-anderswo',
    'Kontakt soll anderswo weitergehen',
    40,
    /\b(?:ausserhalb (?:der|dieser|von) (?:plattform|seite|webseite|website|gruenland|app)|nicht ueber (?:die|diese|das) (?:plattform|seite|portal|kontaktformular|nachrichtenfunktion)|(?:nur|ausschliesslich|bitte|lieber|direkt|kontakt|antwort\w*|anfragen?|schreib\w*)(?: \w+){0,3} (?:per|via|ueber|an (?:meine|folgende|die)) (?:e ?mail|mail|email)(?: ?adresse)?|(?:meine|an folgende|unter folgender|private) (?:e ?mail|email|mail)(?: ?adresse)?|(?:schreib\w*|melde\w*)(?: \w+){0,3} (?:eine )?sms|rufnummer auf (?:dem|den) (?:foto|bild)\w*|nummer (?:steht )?(?:im|auf dem|auf den|in den) (?:foto|bild)\w*|(?:email|mail|e mail) (?:im|auf dem|auf den|in den) (?:foto|bild)\w*)\b/u,
  ),
  createScamRule(
    'zahlungslink',
    unusualPaymentText,
    55,
    /\b(?:zahlungs ?link\w*|bezahl ?link\w*|pay ?link|link zur (?:zahlung|bezahlung)|(?:link|qr ?code)(?: \w+){0,5} (?:bezahl\w*|zahl\w*|geld|konto)|(?:zahl\w*|bezahl\w*|geld)(?: \w+){0,6} (?:qr ?code|link|kurierdienst|treuhand\w*)|sicher(?:es)? bezahlen (?:ueber|per|mit|link)|treuhand ?(?:service|dienst|konto|abwicklung|firma|unternehmen)|escrow|(?:dhl|dpd|hermes|ups|fedex|ebay|amazon|kleinanzeigen)(?: \w+){0,2} (?:kurier|zahlungs\w*|pay\b|treuhand|bezahl\w*)|(?:kartendaten|kreditkarten ?(?:daten|nummer)|kartennummer|tan nummer|sicherheitscode|bestaetigungscode|sms code)|konto(?:daten)? bestaetigen|geld (?:wird|ist) (?:bereits )?(?:reserviert|hinterlegt)|zahlung (?:ist |wird )?(?:ueber|auf) (?:unser|ein|einem?)\w* (?:portal|sichere\w*))\b/u,
  ),
  createScamRule(
    'vorauszahlung',
    'Geld soll vor der Übergabe gezahlt werden',
    42,
    /\b(?:(?:nach|bei) (?:erhalt|eingang) (?:der|des|ihrer|ihres) (?:zahlung|geldes|betrag\w*|ueberweisung|kaufpreis\w*|anzahlung)|(?:versand|versende\w*|verschick\w*|schicke|liefer\w*|lieferung)(?: \w+){0,3} nach (?:\w+ )?(?:zahlung|bezahlung|ueberweisung|geldeingang|zahlungseingang|vorabzahlung)|echtzeit ?ueberweisung|sofort ?ueberweisung|(?:zahlbar|zahlung|bezahl\w*|ueberweis\w*)(?: \w+){0,6} vor (?:der |dem )?(?:lieferung|versand|abholung|besichtigung|uebergabe|transport|anlieferung)|vorkasse|vorauskasse|vorauszahl\w*|vorab(?:zahl\w*| (?:ueberweis\w*|bezahl\w*|zahl\w*|anzahl\w*))|(?:zahl\w*|ueberweis\w*|anzahl\w*|kaution|reservierungsgebuehr|geld)(?: \w+){0,4} (?:vorab|im voraus|vor (?:der )?(?:lieferung|abholung|besichtigung|versand|uebergabe|transport))|(?:im voraus|vor (?:der )?(?:lieferung|abholung|besichtigung|versand|uebergabe))(?: \w+){0,5} (?:zahl\w*|bezahl\w*|ueberweis\w*|anzahl\w*|anzuzahlen|zu zahlen|faellig|anzahlung)|(?:sobald|wenn|nachdem)(?: \w+){0,5} (?:ueberwiesen|eingegangen|bezahlt|gezahlt|angezahlt)|(?:nach|erst nach|bei) (?:zahlungseingang|geldeingang|eingang (?:der|des) (?:zahlung|anzahlung|geldes|kaution))|reservierung(?:sgebuehr)? (?:nur )?(?:gegen|mit|nach) (?:anzahlung|ueberweisung|zahlung)|(?:gegen|nach|nur mit) (?:eine[rn]? )?(?:kleine[rn]? )?(?:anzahlung|kaution)(?: \w+){0,4} (?:reservier\w*|schicke|sende|lasse|zurueckgelegt|bringe|liefer\w*))\b/u,
    {
      exceptionPattern: /\b(?:kuechentisch|pachtzins|fakeshops?|(?:bei|beim) (?:der )?abhol\w*)\b/u,
    },
  ),
  createScamRule(
    'zahlungsmittel',
    unusualPaymentText,
    50,
    /\b(?:western ?union|money ?gram|bitcoins?|btc|ethereum|usdt|krypto\w*|crypto\w*|paysafe\w*|steam ?(?:karte|guthaben|gutschein)\w*|(?:google ?play|apple|itunes|amazon|guthaben|steam|gutschein) ?(?:karten?|codes?|gutschein\w*|guthaben)\b|geschenkkarten?|paypal(?: \w+){0,3} (?:freund\w*|familie|family|friends|f f)|freunde (?:und|an) (?:familie|freunde)|friends (?:and|und) family|revolut|wise konto|bargeld (?:per|im) (?:post|brief|umschlag)|western|ria money|sofort ?ueberweisung vorab|iban)\b/u,
    { exceptionPattern: /\bwestern ?(?:sattel|reit\w*|pferd|zaum|stil|pad|horse|trense)\b/u },
  ),
  createScamRule(
    'abwesend',
    sellerAwayText,
    40,
    /\b(?:schluessel\w*(?: \w+){0,4} (?:per|mit der|mit dem) (?:post|kurier|dhl|paket|ups)|in (?:england|grossbritannien|schottland|irland|spanien|portugal|norwegen|schweden|afrika|den usa|kanada|dubai|daenemark|rumaenien|bulgarien|griechenland|zypern|malta) (?:arbeite|lebe|wohne|bin|stationiert|taetig|im einsatz)\w*|(?:bin|befinde mich|lebe|wohne|arbeite|bin ich|sitze)(?: \w+){0,6} (?:ausland|england|grossbritannien|schottland|irland|spanien|portugal|italien|frankreich|norwegen|schweden|afrika|nigeria|benin|kamerun|ghana|usa|amerika|kanada|dubai|daenemark|rumaenien|bulgarien|griechenland|tuerkei|zypern|malta|bohrinsel|oelplattform|auslandseinsatz|militaereinsatz|missionar\w*)|(?:steht|befindet sich|lagert|ist)(?: \w+){0,4} (?:in england|in spanien|in portugal|in rumaenien|in norwegen|in schweden|im zolllager|beim spediteur|bei (?:der|einer|meiner) (?:spedition|transportfirma|reederei)|im hafen|in (?:einem|meinem) container)|(?:kann|koennen|ist)(?: \w+){0,5} nicht (?:besichtigt|angesehen|angeschaut)|besichtigung(?: \w+){0,4} (?:nicht moeglich|leider nicht|unmoeglich|ausgeschlossen)|(?:keine|ohne) (?:vorherige )?besichtigung|persoenlich(?: \w+){0,3} nicht(?: \w+){0,3} (?:treffen|uebergeben|zeigen|anwesend)|(?:mein|meine|unser|unsere|ein|eine) (?:agent|anwalt|notar|spediteur|spedition|transporteur|transportfirma|kurier|fahrer|transportunternehmen|logistikpartner|reederei|shipping ?(?:agent|company)?)(?: \w+){0,6} (?:holt|bringt|kommt|abhol\w*|liefert|uebergibt|regelt|abwickel\w*|kuemmert|nimmt|zahlt|kassiert|mitnehmen|abgeholt))\b/u,
    { ignoresNegation: true },
  ),
  createScamRule(
    'transport-angebot',
    'Ein Dritter soll holen und bezahlen',
    42,
    /\b(?:(?:spedition|spediteur|transporteur|kurier|fahrer|transportfirma)(?: \w+){0,6} (?:bargeld|das geld|zahlt bar|kassiert|bezahlt ihnen|umschlag)|(?:versand|transport|liefer\w*|ueberfuehrung)(?: \w+){0,4} (?:europaweit|weltweit|international|ins ausland|nach uebersee)(?: \w+){0,3} (?:kostenlos|gratis|inklusive|frei)|geld ?zurueck ?garantie|(?:testen|behalten|probieren|pruefen) sie(?: \w+){0,8} (?:tage|tagen)(?: \w+){0,6} (?:geld|zurueck|rueckgabe)|(?:kaeuferschutz|kaeufer ?schutz ?programm)|(?:7|14|10|zehn|sieben) tage(?: \w+){0,3} (?:rueckgabe\w*|inspektions\w*|test\w*|pruef\w*))\b/u,
  ),
  createScamRule(
    'geschenk-mit-kosten',
    'Geschenk, für das Kosten zu zahlen sind',
    48,
    /\b(?:(?:kostenlos|umsonst|gratis|verschenk\w*|geschenkt|zu verschenken|schenke\w*|spende\w*)(?: \w+){0,18} (?:versand|transport|liefer|kurier|ueberfuehrungs?|impf|papier|reise|zoll|fracht)(?:kosten|gebuehr\w*)|(?:kostenlos|umsonst|gratis|verschenk\w*|geschenkt|schenke\w*)(?: \w+){0,14} (?:kurierdienst|kurier|spedition|spediteur|transport|versand|ueberfuehrung|lieferung|tiertransport\w*)(?: \w+){0,4} (?:bezahl\w*|zahl\w*|uebernehm\w*|uebernommen|tragen|ueberweis\w*)|(?:nur|lediglich) (?:die )?(?:versand|transport|liefer|kurier|ueberfuehrungs?|zoll|fracht)(?:kosten|gebuehr\w*)(?: \w+){0,6} (?:zahl\w*|tragen|uebernehmen|uebernommen|bezahl\w*|faellig|erstatten|ueberweis\w*))\b/u,
  ),
  createScamRule(
    'mitleid',
    'Rührende Geschichte um ein Angebot',
    22,
    /\b(?:(?:mein|meines|meinem|meinen) (?:verstorben\w*|seligen?) (?:mann\w*|ehemann\w*|vater\w*|gatten)|witwe|gott (?:segne|schuetze)\w*|gottes segen|im namen gottes|adoption|adoptieren|zur adoption|liebevolle familie|gutes christliches)\b/u,
  ),
  createScamRule(
    'eile',
    'Drängt zur Eile',
    14,
    /\b(?:nur (?:noch )?heute|muss (?:heute|sofort|schnell|morgen|dringend) weg|schnell sein|wer zuerst (?:zahlt|ueberweist|kommt)|sofort (?:zuschlagen|verfuegbar gegen|ueberweis\w*)|letzte chance|einmalige gelegenheit|notverkauf|spottpreis|unschlagbar\w*|super ?schnaeppchen|nicht zoegern|beeilen sie sich|schnaeppchenpreis|erste[rn]? (?:der )?(?:zahlt|ueberweist|anzahlt))\b/u,
  ),
  createScamRule(
    'geldanlage',
    'Kredit, Geldanlage oder schneller Verdienst',
    55,
    /\b(?:(?:kredit|darlehen)\w*(?: \w+){0,6} (?:schufa|privat|ohne|sofort|jeden|alle|zinsen|prozent|vergeb\w*|biete\w*)|(?:biete|vergebe|gewaehre|sofort|privat|brauchen sie|vermittle\w*)(?: \w+){0,5} (?:privat)?(?:kredit|darlehen|finanzierung ohne)\w*|ohne schufa|schufafrei|rendite\w*(?: \w+){0,4} (?:garantier\w*|monat\w*|prozent|sicher)|(?:garantiert\w*|monatlich\w*|hohe)(?: \w+){0,3} rendite|passives einkommen|nebenverdienst|schnelles geld|geld verdienen|verdien\w*(?: \w+){0,6} (?:handy|zuhause|zu hause|nebenbei|online|ohne vorkenntnisse)|(?:handy|zuhause|zu hause|nebenbei|online)(?: \w+){0,3} verdien\w*|neben ?einkommen|von zu hause (?:aus )?(?:geld )?(?:verdien\w*|arbeiten)|(?:schnell|leicht|einfach|viel) (?:\w+ )?(?:geld|euro) verdienen|heimarbeit|paketagent\w*|finanzagent\w*|warenagent\w*|trading\w*|forex|geld verdoppel\w*|investier\w*(?: \w+){0,6} (?:verdoppel\w*|gewinn\w*|rendite)|bankkonto (?:zur verfuegung|leihen|vermieten|mieten))\b/u,
  ),
];
