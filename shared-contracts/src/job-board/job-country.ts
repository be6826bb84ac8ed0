export type JobCountry = 'DE' | 'AT' | 'CH';

const NAMES: Readonly<Record<JobCountry, string>> = {
  DE: 'Deutschland',
  AT: 'Österreich',
  CH: 'der Schweiz',
};

/** Country of a region code: `BY`, `AT-7`, `CH-BE`. */
export function countryOfRegion(region: string): JobCountry {
  return region.startsWith('AT') ? 'AT' : region.startsWith('CH') ? 'CH' : 'DE';
}

/** Distinct countries of the places of work. */
export function jobCountries(places: readonly { readonly region: string }[]): JobCountry[] {
  return [...new Set(places.map(({ region }) => countryOfRegion(region)))];
}

/** German text such as „ganz von zu Hause, in Deutschland oder der Schweiz“. */
export function remoteWorkText(places: readonly { readonly region: string }[]): string {
  const names = jobCountries(places).map((country) => NAMES[country]);
  return `ganz von zu Hause, in ${names.join(' oder ')}`;
}
