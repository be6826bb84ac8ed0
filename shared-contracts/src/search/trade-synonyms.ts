/** Sets of agricultural synonyms; the first word of a set also names the set. */
export const SYNONYM_SETS: readonly (readonly string[])[] = [
  ['Traktor', 'Schlepper', 'Trecker', 'Zugmaschine', 'Ackerschlepper', 'Bulldog'],
  ['Mähdrescher', 'Drescher', 'MD'],
  ['Güllefass', 'Fasswagen', 'Güllewagen', 'Jauchefass', 'Gülletankwagen'],
  ['Kartoffelroder', 'Kartoffelvollernter'],
  ['Feldhäcksler', 'Häcksler', 'Maishäcksler'],
  ['Ladewagen', 'Erntewagen', 'Silierwagen'],
  ['Teleskoplader', 'Teleskopstapler', 'Teleskop', 'Manitou'],
  ['Hoflader', 'Radlader'],
  ['Kipper', 'Anhänger', 'Hänger', 'Dreiseitenkipper'],
  ['Motorsäge', 'Kettensäge'],
  ['Grubber', 'Kultivator'],
  ['Sämaschine', 'Drillmaschine', 'Drille'],
  ['Düngerstreuer', 'Düngestreuer', 'Schleuderstreuer'],
  ['Pflanzenschutzspritze', 'Feldspritze', 'Spritze'],
  ['Rundballen', 'Rundballe', 'Ballen'],
  ['Kuh', 'Milchkuh', 'Rind'],
  ['Schwein', 'Sau', 'Ferkel'],
  ['Huhn', 'Henne', 'Hühner', 'Legehenne', 'Geflügel'],
  ['Schaf', 'Lamm'],
  ['Biene', 'Imker', 'Imkerei'],
  ['Kartoffel', 'Erdapfel', 'Erdäpfel'],
  ['Mais', 'Kukuruz'],
  ['Hofnachfolge', 'Hofübergabe', 'Betriebsübergabe', 'Generationswechsel', 'Hof übergeben'],
  ['Photovoltaik', 'Fotovoltaik', 'PV', 'Solaranlage', 'Solarstrom', 'Solar'],
  ['Biogas', 'Biogasanlage', 'BGA'],
  ['Wochenmarkt', 'Bauernmarkt'],
  ['Weihnachtsmarkt', 'Adventsmarkt', 'Christkindlmarkt'],
  ['Kreiselheuer', 'Heuwender', 'Zettwender'],
  ['Güllemixer', 'Güllerührwerk'],
  ['Melkmaschine', 'Melkanlage', 'Eimermelkanlage', 'Melkstand'],
  ['Hühnermobil', 'Mobilstall'],
  ['Geflügelpest', 'Vogelgrippe'],
  ['Borkenkäfer', 'Buchdrucker'],
  ['Lenksystem', 'Spurführung', 'Parallelfahrsystem', 'GPS-Lenkung'],
  ['E-Rechnung', 'elektronische Rechnung'],
  ['Massey Ferguson', 'MF'],
  ['John Deere', 'JD'],
  ['Hofladen', 'Direktvermarktung', 'Ab Hof'],
  ['Auszubildender', 'Azubi', 'Lehrling', 'Ausbildung'],
  ['Erntehelfer', 'Erntehilfe', 'Saisonarbeiter', 'Saisonkraft', 'Saisonarbeit'],
  ['Herdenmanager', 'Herdenmanagement'],
  ['Melker', 'Melkaushilfe'],
  ['Landmaschinenmechatroniker', 'Landmaschinenmechaniker', 'Baumaschinenmechatronik'],
  ['Mechatroniker', 'Mechatronik'],
  ['Praktikum', 'Praktikant', 'Praktikantin'],
  ['Buchhaltung', 'Buchführung', 'Buchhalter', 'Buchhalterin'],
  ['Landwirt', 'Bauer', 'Agrarwirt'],
  ['Brennholz', 'Kaminholz', 'Scheitholz'],
  ['Stroh', 'Einstreu'],
  ['Jungrind', 'Färse', 'Kalbin', 'Starke'],
  ['Hänger', 'Anhänger'],
  ['Gehöft', 'Hof', 'Bauernhof', 'Hofstelle', 'Resthof'],
];

export interface TradeSynonym {
  readonly objectID: string;
  readonly type: 'synonym';
  readonly synonyms: string[];
}

/** The synonym sets in the format of the hosted and the embedded search service. */
export const TRADE_SYNONYMS: readonly TradeSynonym[] = SYNONYM_SETS.map((synonyms, index) => ({
  objectID: `fach-${index + 1}`,
  type: 'synonym',
  synonyms: [...synonyms],
}));
