import type { SeedJob } from './seed-job.ts';

export const helpJobs: readonly SeedJob[] = [
  {
    title: 'Pferdewirtschaft: Stall- und Weidepflege (m/w/d)',
    fields: ['pferd'],
    types: ['vollzeit'],
    pay: [15.5, 17, 'hour'],
    employer: 'hof',
    intro:
      'Pensionsbetrieb mit 48 Pferden in Gruppenhaltung sucht eine Kraft, die Tiere, Weiden und Technik im Griff hat.',
    duties: [
      'Füttern, Misten, Weidegang',
      'Zäune und Weiden pflegen',
      'Ansprechperson für Einstellende',
    ],
    profile: [
      'Erfahrung mit Pferden',
      'Umgang mit Hoflader und Schlepper',
      'Freundliches Auftreten',
    ],
    offer: ['Eigenes Pferd kann mitgebracht werden', 'Einliegerwohnung auf Wunsch'],
    hoursPerWeek: 39,
    licences: ['B', 'L'],
    hasWeekendWork: true,
    accommodation: 'Einliegerwohnung, 55 m²',
    experience: 'erste',
  },
  {
    title: 'Ausbildung Landwirtschaft auf dem Milchviehbetrieb (m/w/d)',
    fields: ['rind', 'ackerbau'],
    types: ['ausbildung'],
    pay: [1080, 1240, 'month'],
    employer: 'milchhof',
    intro:
      'Anerkannter Ausbildungsbetrieb mit 140 Kühen und 130 ha sucht zum 1. August eine Auszubildende oder einen Auszubildenden.',
    duties: [
      'Tiere versorgen, melken, Daten führen',
      'Futterernte von der Mahd bis zum Silo',
      'Pflege von Maschinen und Gebäuden',
    ],
    profile: ['Schulabschluss', 'Lust auf Tiere und Technik', 'Ein Praktikum vorab ist willkommen'],
    offer: [
      'Vergütung nach Tarif, steigend mit jedem Jahr',
      'Führerschein Klasse T wird bezahlt',
      'Zimmer und Kost im Haus',
    ],
    hoursPerWeek: 40,
    tariff: 'Landwirtschaft, Ausbildungsvergütung',
    accommodation: 'Zimmer im Wohnhaus',
    meals: 'Vollverpflegung',
  },
  {
    title: 'Betriebshilfe für Höfe in Not (m/w/d)',
    fields: ['rind', 'schwein'],
    types: ['betriebshilfe', 'vollzeit'],
    pay: [18.5, 22, 'hour'],
    employer: 'amt',
    intro:
      'Wenn auf einem Hof jemand krank wird, springen unsere Leute ein. Wir suchen Menschen, die sich schnell auf fremde Ställe einstellen.',
    duties: [
      'Versorgen von Milchvieh, Mastschweinen oder Mutterkühen',
      'Feldarbeit, wenn sie drängt',
      'Übergaben sauber dokumentieren',
    ],
    profile: [
      'Ausbildung oder Meisterbrief in der Landwirtschaft',
      'Selbstständig und verschwiegen',
      'Führerschein Klassen B und T',
    ],
    offer: ['Dienstwagen', 'Ausgleichstage nach Einsätzen am Wochenende', 'Supervision'],
    hoursPerWeek: 40,
    licences: ['B', 'T'],
    experience: 'mehrjaehrig',
    vehicle: 'für Einsätze und den Weg nach Hause',
    hasWeekendWork: true,
  },
];
