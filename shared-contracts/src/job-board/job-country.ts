export type JobCountry = 'DE' | 'AT' | 'CH';

const NAMES: Readonly<Record<JobCountry, string>> = {
  DE: 'Deutschland',
  AT: 'Österreich',
  CH: 'der Schweiz',
};

/** The country of a region as places have it: `BY`, `AT-7`, `CH-BE`. */
export function countryOfRegion(region: string): JobCountry {
  return region.startsWith('AT') ? 'AT' : region.startsWith('CH') ? 'CH' : 'DE';
}

/** The countries of some places of work, each once. */
export function jobCountries(places: readonly { readonly region: string }[]): JobCountry[] {
  return [...new Set(places.map(({ region }) => countryOfRegion(region)))];
}

/** „ganz von zu Hause, in Deutschland oder der Schweiz“: how, and where somebody may live for it. */
export function fromHomeText(places: readonly { readonly region: string }[]): string {
  const names = jobCountries(places).map((country) => NAMES[country]);
  return `ganz von zu Hause, in ${names.join(' oder ')}`;
}
