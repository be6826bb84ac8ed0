import { item } from './seed-item.ts';
import type { SeedCategory } from './seed-item.ts';

export const fieldMachineAds: readonly SeedCategory[] = [
  {
    slug: 'bodenbearbeitung',
    motifs: ['pflug', 'felder'],
    detailSentences: [
      'Verschleißteile sind noch gut zur Hälfte.',
      'Besichtigung nach Anruf, Verladen mit dem Frontlader möglich.',
      'Wird abgegeben, weil wir auf Mulchsaat umgestellt haben.',
      'Rahmen gerade, keine Risse, keine Schweißstellen.',
    ],
    items: [
      item(
        'Lemken Juwel 7 Vierscharpflug',
        [13800, 18900],
        { marke: 'Lemken', baujahr: [2012, 2018], arbeitsbreite: 2, anbau: 'Dreipunkt' },
        'Streichbleche Dural, hydraulische Schnittbreite, Steinsicherung über Scherschraube.',
      ),
      item(
        'Amazone Catros 3001 Kurzscheibenegge',
        [9800, 13500],
        { marke: 'Amazone', baujahr: [2013, 2019], arbeitsbreite: 3, anbau: 'Dreipunkt' },
        'Keilringwalze, Scheiben gezackt. Macht ein sauberes Saatbett nach Raps und Weizen.',
      ),
      item(
        'Horsch Terrano 3 FX Grubber',
        [12500, 16800],
        { marke: 'Horsch', baujahr: [2010, 2016], arbeitsbreite: 3, anbau: 'Dreipunkt' },
        'Dreibalkig, Zinken mit Federsicherung, Schare vor der Saison gewendet.',
      ),
      item(
        'Kuhn HR 304 Kreiselegge',
        [7200, 9800],
        { marke: 'Kuhn', baujahr: [2011, 2017], arbeitsbreite: 3, anbau: 'Dreipunkt' },
        'Mit Packerwalze und Sämaschinenanbau, Zinken neu.',
        { seller: 'gewerblich' },
      ),
      item(
        'Rabe Drehpflug Albatros, dreischarig',
        [3400, 4900],
        { marke: 'Rabe', baujahr: [1996, 2004], arbeitsbreite: 1.2, anbau: 'Dreipunkt' },
        'Einfacher, robuster Pflug für Schlepper ab 60 PS. Vorschäler vorhanden.',
      ),
    ],
  },
  {
    slug: 'saat-duengung-pflege',
    motifs: ['weizen', 'felder', 'mais'],
    detailSentences: [
      'Abgedreht und einsatzbereit.',
      'Steht trocken, Elektrik funktioniert.',
      'Bedienterminal und Anleitung sind dabei.',
    ],
    items: [
      item(
        'Amazone D9 3000 Super Drillmaschine',
        [8900, 12800],
        { marke: 'Amazone', baujahr: [2011, 2018], arbeitsbreite: 3, anbau: 'Dreipunkt' },
        'RoTeC-Schare, Fahrgassenschaltung, Striegel. Aufbau auf Kreiselegge möglich.',
      ),
      item(
        'Rauch Axis 20.1 Düngerstreuer',
        [6800, 9800],
        {
          marke: 'Rauch',
          baujahr: [2012, 2018],
          arbeitsbreite: 24,
          anbau: 'Dreipunkt',
          isobus: false,
        },
        'Mit Quantron-Steuerung, Grenzstreueinrichtung und Abdeckplane, 1800 Liter.',
      ),
      item(
        'Pflanzenschutzspritze Hardi Master 1200',
        [9200, 12900],
        { marke: 'Hardi', baujahr: [2010, 2016], arbeitsbreite: 15, anbau: 'Dreipunkt' },
        'Prüfplakette noch zwei Jahre gültig, Düsen neu, Gestänge gerade.',
      ),
      item(
        'Einzelkornsämaschine Kuhn Maxima 6-reihig',
        [17800, 24500],
        {
          marke: 'Kuhn',
          baujahr: [2013, 2019],
          arbeitsbreite: 4.5,
          anbau: 'Dreipunkt',
          isobus: true,
        },
        'Für Mais und Rüben, Unterfußdüngung, Einzelreihenabschaltung.',
        { seller: 'gewerblich' },
      ),
      item(
        'Striegel Pöttinger Tinecare 6 Meter',
        [8400, 10900],
        { marke: 'Pöttinger', baujahr: [2018, 2022], arbeitsbreite: 6, anbau: 'Dreipunkt' },
        'Wenig gelaufen, für Getreide und Ackerbohnen. Abgabe, weil wir jetzt mit zwölf Metern fahren.',
      ),
    ],
  },
  {
    slug: 'gruenland-ernte',
    motifs: ['felder', 'traktor', 'kuehe-weide'],
    detailSentences: [
      'Diese Saison noch im Einsatz gewesen.',
      'Zinken vollständig, Gelenkwelle dabei.',
      'Abgeschmiert und winterfest abgestellt.',
      'Verkauf wegen gemeinsamer Neuanschaffung mit dem Nachbarn.',
    ],
    items: [
      item(
        'Krone Comprima V150 XC Rundballenpresse',
        [24500, 34500],
        { marke: 'Krone', baujahr: [2012, 2018], arbeitsbreite: 2.1, anbau: 'gezogen' },
        'Variable Kammer, 17 Messer, rund 14.000 Ballen. Netz und Garn.',
      ),
      item(
        'Claas Liner 370 Schwader',
        [4900, 6900],
        { marke: 'Claas', baujahr: [2012, 2018], arbeitsbreite: 3.7, anbau: 'Dreipunkt' },
        'Tandemachse, Schwadtuch, Zinkenträger alle gerade.',
      ),
      item(
        'Pöttinger Novacat 262 Scheibenmähwerk',
        [5400, 8200],
        { marke: 'Pöttinger', baujahr: [2013, 2019], arbeitsbreite: 2.6, anbau: 'Dreipunkt' },
        'Heckmähwerk ohne Aufbereiter, sauberer Schnitt auch am Hang.',
      ),
      item(
        'Ladewagen Pöttinger Europrofi 4510',
        [19800, 29500],
        { marke: 'Pöttinger', baujahr: [2009, 2015], anbau: 'gezogen' },
        '31 Messer, Dosierwalzen, Druckluftbremse. Autocut vorhanden.',
      ),
      item(
        'Fella TH 680 Kreiselheuer',
        [4200, 6400],
        { marke: 'Fella', baujahr: [2012, 2018], arbeitsbreite: 6.8, anbau: 'Dreipunkt' },
        'Sechs Kreisel, Grenzstreueinrichtung, Tastrad.',
        { seller: 'gewerblich' },
      ),
    ],
  },
  {
    slug: 'anhaenger-transport',
    motifs: ['traktor', 'scheune', 'verkehr'],
    detailSentences: [
      'Hauptuntersuchung ist neu.',
      'Bordwände dicht, Boden ohne Durchrostung.',
      'Mit Papieren und Kennzeichenhalter.',
    ],
    items: [
      item(
        'Dreiseitenkipper Reisch RD 80',
        [4800, 6900],
        { marke: 'Reisch', baujahr: [1990, 2001], nutzlast: 5700, achsen: 2, bremse: 'Druckluft' },
        'Getreidedichte Aufsätze, Reifen fast neu.',
      ),
      item(
        'Fliegl TMK 140 Tandemmulde',
        [14800, 19500],
        { marke: 'Fliegl', baujahr: [2013, 2019], nutzlast: 10500, achsen: 2, bremse: 'Druckluft' },
        'Hydraulische Heckklappe, Kornschieber, gefederte Deichsel.',
      ),
      item(
        'Krampe Bandit 550 Abschiebewagen',
        [27500, 36500],
        { marke: 'Krampe', baujahr: [2014, 2019], nutzlast: 13500, achsen: 2, bremse: 'Druckluft' },
        'Rollbandwagen für Hackschnitzel, Mist und Rüben.',
        { seller: 'gewerblich' },
      ),
      item(
        'Ballenwagen Zweiachser, 8 Meter',
        [3900, 5600],
        { marke: 'Andere', baujahr: [1985, 1998], nutzlast: 8000, achsen: 2, bremse: 'Druckluft' },
        'Eigenbau auf Kröger-Fahrgestell, vorn und hinten Gatter. 24 Rundballen gehen drauf.',
      ),
      item(
        'Viehanhänger für fünf Rinder',
        [4200, 5900],
        { marke: 'Andere', baujahr: [2008, 2016], nutzlast: 2600, achsen: 2, bremse: 'Auflauf' },
        'Aluboden, Mittelgatter, Plane im Frühjahr erneuert.',
      ),
    ],
  },
  {
    slug: 'guelletechnik',
    motifs: ['guelle', 'traktor'],
    detailSentences: [
      'Pumpe überholt, zieht einwandfrei an.',
      'Fass innen ohne Rost, Dichtungen neu.',
      'Kann mit Wasser vorgeführt werden.',
    ],
    items: [
      item(
        'Güllefass Kotte Garant 10.500 Liter',
        [17500, 24800],
        { marke: 'Kotte', baujahr: [2008, 2015], volumen: 10.5, achsen: 2, bremse: 'Druckluft' },
        'Tandem mit Lenkachse, Drehkolbenpumpe, Ansaugstutzen links und rechts.',
      ),
      item(
        'Zunhammer Pumptankwagen 8 m³ mit Schleppschuh',
        [32000, 42000],
        {
          marke: 'Zunhammer',
          baujahr: [2012, 2018],
          volumen: 8,
          arbeitsbreite: 9,
          achsen: 1,
          bremse: 'Druckluft',
        },
        'Neun Meter Schleppschuh, Schneidkopfverteiler, ISOBUS-Bedienung. Förderfähig ausgebracht.',
      ),
      item(
        'Joskin Modulo 2 mit 7 m³',
        [11800, 15900],
        { marke: 'Joskin', baujahr: [2007, 2013], volumen: 7, achsen: 1, bremse: 'Druckluft' },
        'Vakuumfass mit Pendelverteiler, neue Reifen 750er Breite.',
      ),
      item(
        'Güllemixer Eckart 4 Meter',
        [1900, 2800],
        { marke: 'Eckart', baujahr: [2010, 2018] },
        'Zapfwellenmixer für Gruben bis drei Meter Tiefe, Flügel verzinkt.',
      ),
      item(
        'Schleppschlauchverteiler Samson 12 Meter',
        [14500, 19500],
        { marke: 'Samson', baujahr: [2014, 2019], arbeitsbreite: 12 },
        'Passend für viele Fässer, hydraulisch geklappt.',
        { seller: 'gewerblich' },
      ),
    ],
  },
  {
    slug: 'forsttechnik',
    motifs: ['holzstapel', 'wald'],
    detailSentences: [
      'Gepflegt und mit Schutzausrüstung abzugeben.',
      'Wenig gebraucht, nur für den Eigenbedarf.',
      'Vorführung am Holzplatz jederzeit.',
    ],
    items: [
      item(
        'Posch HydroCombi 18 Holzspalter',
        [3200, 4600],
        { marke: 'Posch', baujahr: [2012, 2019], antrieb: 'Zapfwelle' },
        '18 Tonnen Spaltkraft, Dreipunkt, Stammheber und Spaltkreuz.',
      ),
      item(
        'Tajfun EGV 55 AHK Seilwinde',
        [5400, 7200],
        { marke: 'Tajfun', baujahr: [2013, 2020], antrieb: 'Zapfwelle' },
        'Elektrohydraulisch mit Funk, 5,5 Tonnen Zug, 80 Meter Seil.',
      ),
      item(
        'Motorsäge Stihl MS 261 C-M',
        [390, 560],
        { marke: 'Stihl', baujahr: [2018, 2022], antrieb: 'Benzin' },
        'Zwei Schienen, drei Ketten. Vergaser stellt sich selbst ein, läuft sauber.',
        { unit: 'Stück' },
      ),
      item(
        'Binderberger Rückewagen 9 Tonnen mit Kran',
        [19800, 27500],
        { marke: 'Binderberger', baujahr: [2012, 2018], antrieb: 'Zapfwelle' },
        'Kranreichweite 6,3 Meter, Druckluftbremse, Straßenzulassung.',
        { seller: 'gewerblich' },
      ),
      item(
        'Brennholzsäge mit Rolltisch, 700er Blatt',
        [480, 790],
        { marke: 'Andere', baujahr: [2005, 2015], antrieb: 'Starkstrom' },
        'Wippsäge mit 5,5 kW und Widia-Blatt, steht geschützt.',
      ),
    ],
  },
];
