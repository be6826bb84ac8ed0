import type { SeedJob } from './seed-job.ts';

export const machineJobs: readonly SeedJob[] = [
  {
    title: 'Lohnunternehmen: Häcksler und Mähdrescher fahren (m/w/d)',
    fields: ['technik', 'ackerbau'],
    types: ['vollzeit', 'saison'],
    pay: [18, 22.5, 'hour'],
    employer: 'werkstatt',
    intro:
      'Wir sind mit drei Häckslern und fünf Dreschern unterwegs. Im Winter wird bei uns geschraubt.',
    duties: [
      'Selbstständige Einsätze bei unseren Kundinnen und Kunden',
      'Einstellen, Warten, kleine Reparaturen',
      'Einsatzberichte in der App',
    ],
    profile: [
      'Erfahrung mit großen Erntemaschinen',
      'Führerschein Klasse T, CE von Vorteil',
      'Freundlich, auch nach zehn Stunden',
    ],
    offer: [
      'Ganzjährige Beschäftigung möglich',
      'Fahrerschulung beim Hersteller',
      'Prämie nach der Maisernte',
    ],
    hoursPerWeek: 45,
    licences: ['T', 'CE'],
    experience: 'mehrjaehrig',
    hasWeekendWork: true,
  },
  {
    title: 'Land- und Baumaschinenmechatronik (m/w/d)',
    fields: ['technik'],
    types: ['vollzeit'],
    pay: [3200, 4000, 'month'],
    employer: 'werkstatt',
    intro:
      'Werkstatt mit zwölf Leuten und Kundendienst im Umkreis von 50 Kilometern. Wir arbeiten an Schleppern, Pressen, Melktechnik und allem dazwischen.',
    duties: [
      'Diagnose und Reparatur in Werkstatt und Feld',
      'Inbetriebnahme neuer Maschinen',
      'Notdienst in der Ernte, im Wechsel',
    ],
    profile: [
      'Abgeschlossene Ausbildung',
      'Interesse an Elektronik und Hydraulik',
      'Führerschein Klasse B, T erwünscht',
    ],
    offer: ['Werkstattwagen', 'Schulungen beim Hersteller', 'Weihnachtsgeld'],
    hoursPerWeek: 39,
    licences: ['B', 'T'],
    experience: 'erste',
    vehicle: 'Werkstattwagen',
    tariff: 'Metallhandwerk',
  },
  {
    title: 'Ausbildung Land- und Baumaschinenmechatronik (m/w/d)',
    fields: ['technik'],
    types: ['ausbildung'],
    pay: [1020, 1250, 'month'],
    employer: 'werkstatt',
    intro:
      'Wer gern versteht, warum etwas läuft, ist bei uns richtig. Ausbildungsbeginn ist der 1. September.',
    duties: [
      'Warten und Reparieren unter Anleitung',
      'Schweißen, Drehen, Elektrik',
      'Mit in den Kundendienst',
    ],
    profile: ['Schulabschluss', 'Geschick und Neugier', 'Ein Schnuppertag vorab'],
    offer: ['Werkzeugkiste zum Behalten', 'Übernahme nach der Prüfung', 'Führerschein Klasse T'],
    hoursPerWeek: 39,
    tariff: 'Metallhandwerk, Ausbildungsvergütung',
  },
  {
    title: 'Forstwirtschaft: Holzernte und Pflege (m/w/d)',
    fields: ['forst'],
    types: ['vollzeit'],
    pay: [17.8, 20.5, 'hour'],
    employer: 'werkstatt',
    intro:
      'Wir pflegen 3.200 ha Wald von Gemeinden und Privaten. Gesucht wird Verstärkung für die Zweierteams.',
    duties: [
      'Fällen und Aufarbeiten',
      'Pflanzen, Zaunbau, Jungbestandspflege',
      'Wege kontrollieren',
    ],
    profile: [
      'Ausbildung in der Forstwirtschaft oder Motorsägenschein mit Erfahrung',
      'Führerschein Klasse BE',
      'Sicherheit zuerst',
    ],
    offer: ['Schutzausrüstung nach Wahl', 'Teamfahrzeug ab Wohnort', 'Freitags ab mittags frei'],
    hoursPerWeek: 39,
    licences: ['BE'],
    experience: 'erste',
    vehicle: 'Teamfahrzeug ab Wohnort',
  },
];
