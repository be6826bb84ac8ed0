import { item } from './seed-item.ts';
import type { SeedCategory } from './seed-item.ts';

export const animalAds: readonly SeedCategory[] = [
  {
    slug: 'rinder',
    motifs: ['kuh', 'kuehe-weide'],
    details: ['BHV1- und BVD-frei, alle Papiere vorhanden.', 'Ruhige Tiere, an Menschen gewöhnt.', 'Enthornt, geweidet, ohne Kraftfuttermast.', 'Transport in der Region nach Absprache.'],
    items: [
      item('Fleckvieh-Kalbinnen, trächtig', [1650, 2100], { rasse: 'Fleckvieh', anzahl: [2, 8], geschlecht: 'weiblich' }, 'Kalbung zwischen Januar und März, Väter aus Fleischleistung und Fitness. Laufstall gewohnt.', { unit: 'Stück' }),
      item('Absetzer Limousin, Bullen und Färsen', [880, 1150], { rasse: 'Limousin', anzahl: [6, 18], geschlecht: 'gemischt', bio: true }, 'Zehn Monate alt, von der Weide, gleichmäßig gewachsen. Nur zusammen oder in Gruppen zu sechs.', { unit: 'Stück' }),
      item('Braunvieh-Jungkühe mit Zwischenkalb', [1900, 2350], { rasse: 'Braunvieh', anzahl: [1, 4], geschlecht: 'weiblich', laktation: 1 }, '27 bis 31 Liter, Zellzahl unter 100.000, melkrobotertauglich.', { unit: 'Stück' }),
      item('Galloway-Herde mit Deckbulle', [9500, 14500], { rasse: 'Galloway', anzahl: [7, 12], geschlecht: 'gemischt', bio: true }, 'Ganzjährig draußen gehalten, Mutterkühe mit Kälbern bei Fuß. Abgabe aus Altersgründen.'),
      item('Murnau-Werdenfelser Zuchtbulle', [2600, 3400], { rasse: 'Murnau-Werdenfelser', anzahl: 1, geschlecht: 'männlich', bio: true }, 'Zweieinhalb Jahre, gekört, umgänglich und mit Nasenring. Seltene Rasse, Blutlinie auf Anfrage.'),
    ],
  },
  {
    slug: 'schweine',
    motifs: ['schwein'],
    details: ['Geimpft und entwurmt.', 'Mit vollem Ringelschwanz, auf Stroh aufgewachsen.', 'Abgabe nur mit Registriernummer des Betriebs.'],
    items: [
      item('Schwäbisch-Hällische Ferkel, ungekürzt', [75, 98], { rasse: 'Schwäbisch-Hällisch', anzahl: [8, 24], geschlecht: 'gemischt', bio: true }, 'Zwölf Wochen alt, aus Freilandhaltung, fressen bereits selbständig.', { unit: 'Stück' }),
      item('Bunte Bentheimer Jungsauen', [320, 420], { rasse: 'Bentheimer', anzahl: [2, 5], geschlecht: 'weiblich' }, 'Im Herdbuch, sechs Monate, freundlich und robust.', { unit: 'Stück' }),
      item('Mangalitza-Läufer rotwollig', [120, 160], { rasse: 'Mangalitza', anzahl: [4, 10], geschlecht: 'gemischt' }, 'Für Weide und langsame Mast, Zaun kennen sie.', { unit: 'Stück' }),
      item('Mastferkel DE x Piétrain, 28 Kilo', [68, 86], { rasse: 'Piétrain', anzahl: [50, 180], geschlecht: 'gemischt' }, 'Feste Partien alle drei Wochen, Gesundheitsstatus wird offengelegt.', { unit: 'Stück', seller: 'gewerblich' }),
    ],
  },
  {
    slug: 'schafe-ziegen',
    motifs: ['schafe'],
    details: ['Klauen geschnitten, im Herbst geschoren.', 'Moderhinkefrei seit Jahren.', 'Zaun- und hundegewohnt.', 'Mit Ohrmarken und Begleitpapier.'],
    items: [
      item('Merinolandschafe, gedeckte Mutterschafe', [190, 260], { rasse: 'Merinolandschaf', anzahl: [5, 30], geschlecht: 'weiblich' }, 'Zwei bis vier Jahre alt, Lammung ab Februar, gute Mütter mit Zwillingen.', { unit: 'Stück' }),
      item('Skudden, kleine Landschafherde', [110, 150], { rasse: 'Skudde', anzahl: [4, 9], geschlecht: 'gemischt', bio: true }, 'Genügsam auf magerem Grünland, ideal für Streuobst und Hang.', { unit: 'Stück' }),
      item('Suffolk-Bock, gekört', [650, 900], { rasse: 'Suffolk', anzahl: 1, geschlecht: 'männlich' }, 'Zweijährig, breiter Rücken, ruhiger Charakter. Tausch gegen gleichwertigen Bock möglich.'),
      item('Bunte Edelziegen mit Milchleistung', [240, 320], { rasse: 'Bunte Edelziege', anzahl: [2, 10], geschlecht: 'weiblich', bio: true }, 'Melkstandgewohnt, CAE-frei, gut 800 Kilo im Jahr.', { unit: 'Stück' }),
      item('Tausche Rhönschaf-Bock gegen frisches Blut', null, { rasse: 'Rhönschaf', anzahl: 1, geschlecht: 'männlich' }, 'Vierjährig, hat bei uns drei Jahre gedeckt. Suche Bock aus anderer Linie.', { kind: 'tausche', priceKind: 'tausch' }),
    ],
  },
  {
    slug: 'pferde',
    motifs: ['pferd'],
    details: ['Schmied- und verladefromm.', 'Geimpft, Equidenpass vorhanden.', 'In guter Hand wichtiger als der letzte Euro.'],
    items: [
      item('Haflinger-Stute, geritten und gefahren', [5800, 7900], { rasse: 'Haflinger', alter: [6, 13], geschlecht: 'Stute', stockmass: [142, 150], gefahren: true }, 'Zieht ein- und zweispännig, im Gelände sicher, auch vor dem Hackgerät erprobt.'),
      item('Schwarzwälder Fuchs, Wallach', [8500, 11500], { rasse: 'Schwarzwälder', alter: [4, 9], geschlecht: 'Wallach', stockmass: [150, 156], gefahren: true }, 'Holzrückepferd mit Erfahrung, verkehrssicher, sehr menschenbezogen.'),
      item('Noriker-Stutfohlen vom Absetzen', [1900, 2600], { rasse: 'Noriker', alter: 0, geschlecht: 'Stute' }, 'Mohrenkopf, kräftiges Fundament, halfterführig.'),
      item('Shetlandponys, zwei Wallache', [900, 1400], { rasse: 'Shetlandpony', alter: [8, 16], geschlecht: 'Wallach', stockmass: [98, 106] }, 'Nur zusammen, kinderlieb, gesund und ohne Rehe.'),
      item('Süddeutsches Kaltblut sucht Arbeit im Wald', [6900, 8800], { rasse: 'Süddeutsches Kaltblut', alter: [7, 12], geschlecht: 'Wallach', stockmass: [160, 168], gefahren: true }, 'Rückt seit fünf Jahren im Schwachholz. Geschirr kann mitgehen.'),
    ],
  },
  {
    slug: 'gefluegel',
    motifs: ['huehner', 'eier'],
    details: ['Geimpft nach Plan, Bescheinigung liegt bei.', 'Gesunde, lebhafte Tiere aus Freilauf.', 'Bitte Kisten mitbringen.'],
    items: [
      item('Legehennen Lohmann Brown, einjährig', [4, 6], { rasse: 'Lohmann Brown', anzahl: [30, 250] }, 'Aus dem Mobilstall, legen noch gut. Abgabe ab fünf Stück.', { unit: 'Stück' }),
      item('Junghennen, legereif, verschiedene Farben', [16, 22], { rasse: 'Andere', anzahl: [40, 160] }, 'Weiß, braun, Grünleger und Marans. Abholung samstags.', { unit: 'Stück', seller: 'gewerblich' }),
      item('Sulmtaler Zuchtstamm 1,4', [140, 190], { rasse: 'Sulmtaler', anzahl: 5, bio: true }, 'Alte Zweinutzungsrasse, Frühjahrsbrut, gelbweizenfarbig.'),
      item('Weidegänse zur Mast', [38, 48], { rasse: 'Diepholzer Gans', anzahl: [15, 60], bio: true }, 'Auf Grünland gelaufen, ruhig und gleichmäßig.', { unit: 'Stück' }),
      item('Vorwerkhühner, Bruteier und Küken', [2, 4], { rasse: 'Vorwerkhuhn', anzahl: [20, 60] }, 'Aus anerkannter Zucht, Versand der Bruteier möglich.', { unit: 'Stück', motif: 'eier' }),
    ],
  },
  {
    slug: 'bienen',
    motifs: ['imker', 'biene', 'honig'],
    details: ['Gesundheitszeugnis ist aktuell.', 'Varroa nach Plan behandelt.', 'Sanftmütig und wabenstet.'],
    items: [
      item('Wirtschaftsvölker Carnica auf Zander', [150, 195], { sorte: 'Völker', anzahl: [3, 12] }, 'Eingewintert auf zehn Waben, diesjährige Königinnen, gezeichnet.', { unit: 'Stück' }),
      item('Ableger Buckfast, Dadant', [120, 150], { sorte: 'Ableger', anzahl: [4, 10] }, 'Fünf Waben in allen Stadien, Abgabe ab Mai.', { unit: 'Stück' }),
      item('Honigschleuder Edelstahl, vier Waben', [380, 540], { sorte: 'Schleuder und Gerät', anzahl: 1 }, 'Selbstwende mit Motor, zweimal im Jahr benutzt.'),
      item('Segeberger Beuten, gebraucht', [18, 26], { sorte: 'Beuten', anzahl: [6, 25] }, 'Gereinigt und abgeflammt, mit Boden und Deckel.', { unit: 'Stück' }),
      item('Sommerblüten- und Lindenhonig im Eimer', [8, 10], { sorte: 'Honig', anzahl: [4, 12] }, 'Aus eigener Imkerei, cremig gerührt, Eimer zu 12,5 Kilo.', { unit: 'kg', motif: 'honig' }),
    ],
  },
];
