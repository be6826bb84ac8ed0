export type JobCountry = 'DE' | 'AT' | 'CH';

const COUNTRY_NAMES: Readonly<Record<JobCountry, string>> = {
  DE: 'Deutschland',
  AT: 'Österreich',
  CH: 'der Schweiz',
};

/**
 * Returns the country of a region code: `BY` is in Germany, `AT-7` in Austria, `CH-BE` in
 * Switzerland.
 */
export function getCountryOfRegion(region: string): JobCountry {
  return region.startsWith('AT') ? 'AT' : region.startsWith('CH') ? 'CH' : 'DE';
}

/** Returns the countries of the places of work, each once. */
export function listJobCountries(places: readonly { readonly region: string }[]): JobCountry[] {
  return [...new Set(places.map(({ region }) => getCountryOfRegion(region)))];
}

/** Returns a German text such as „ganz von zu Hause, in Deutschland oder der Schweiz“. */
export function describeRemoteWork(places: readonly { readonly region: string }[]): string {
  const names = listJobCountries(places).map((country) => COUNTRY_NAMES[country]);
  return `ganz von zu Hause, in ${names.join(' oder ')}`;
}
