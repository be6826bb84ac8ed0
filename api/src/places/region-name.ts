const GERMAN_STATE_NAMES: Readonly<Record<string, string>> = {
  BW: 'Baden-Württemberg',
  BY: 'Bayern',
  BE: 'Berlin',
  BB: 'Brandenburg',
  HB: 'Bremen',
  HH: 'Hamburg',
  HE: 'Hessen',
  MV: 'Mecklenburg-Vorpommern',
  NI: 'Niedersachsen',
  NW: 'Nordrhein-Westfalen',
  RP: 'Rheinland-Pfalz',
  SL: 'Saarland',
  SN: 'Sachsen',
  ST: 'Sachsen-Anhalt',
  SH: 'Schleswig-Holstein',
  TH: 'Thüringen',
};

/** Returns the name of a German federal state, or of the country for a region outside Germany. */
export function getRegionName(region: string): string {
  if (region.startsWith('AT')) return 'Österreich';
  return region.startsWith('CH') ? 'Schweiz' : (GERMAN_STATE_NAMES[region] ?? region);
}

/**
 * Codes of the Swiss cantons (ISO 3166-2). Austrian states have numbers from 1 to 9 instead of
 * codes.
 */
const CANTON_CODES =
  'AG AI AR BE BL BS FR GE GL GR JU LU NE NW OW SG SH SO SZ TG TI UR VD VS ZG ZH'.split(' ');

/** Whether the table of places may contain this region code. */
export function isKnownRegion(region: string): boolean {
  if (/^AT-[1-9]$/u.test(region)) return true;
  const [country, cantonCode = ''] = region.split('-');
  return country === 'CH'
    ? CANTON_CODES.includes(cantonCode)
    : Object.hasOwn(GERMAN_STATE_NAMES, region);
}
