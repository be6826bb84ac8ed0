import type { SeedJob } from './seed-job.schema.ts';

/** Fictional employers; `{ort}` is replaced by the town. */
export const employerNames: Readonly<Record<SeedJob['employer'], readonly string[]>> = {
  hof: [
    'Hof Brinkmann',
    'Lindenhof Petersen',
    'Ackerbau Gerdes GbR',
    'Hof Wiesengrund',
    'Betrieb Thalmeier',
    'Hofgemeinschaft Sonnenacker',
    'Gut Eichwerder',
    'Biohof Krähenbühl',
  ],
  milchhof: [
    'Milchhof Harms',
    'Milchviehbetrieb Ostermann KG',
    'Hof Deichblick',
    'Milchhof Allgäuer Weide',
    'Betriebsgemeinschaft Rotbunt GbR',
    'Hof Steinkuhle',
  ],
  genossenschaft: [
    'Agrargenossenschaft {ort} eG',
    'Landhandel {ort} GmbH',
    'Erzeugerring {ort} e. V.',
    'Warengenossenschaft {ort} eG',
  ],
  gaertnerei: [
    'Gärtnerei Wildrose',
    'Obsthof Lührs',
    'Gemüsebau Fröhlich',
    'Baumschule Tannenhag',
    'Obstgut Seeblick',
    'Gemüsehof Sandberg',
  ],
  weingut: [
    'Weingut Schieferberg',
    'Weingut Hasselbach',
    'Winzerhof Rebenau',
    'Weingut Terrassenhang',
  ],
  werkstatt: [
    'Landtechnik Böhm GmbH',
    'Lohnunternehmen Feldkamp',
    'Landmaschinen Reuter KG',
    'Lohnbetrieb Siemers',
    'Forstbetrieb Tannwald',
  ],
  amt: [
    'Landwirtschaftsberatung {ort}',
    'Maschinenring {ort}',
    'Kreisverband {ort} e. V.',
    'Agrarbüro Feldrain',
  ],
};

export const contactNames: readonly string[] = [
  'Anke Brinkmann',
  'Jörg Ostermann',
  'Maria Thalmeier',
  'Henrik Petersen',
  'Sabine Feldkamp',
  'Georg Hasselbach',
  'Imke Harms',
  'Wolfgang Reuter',
  'Katrin Siemers',
  'Bernhard Gerdes',
];
