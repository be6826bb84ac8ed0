import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

import type { Place } from './place.repository.ts';
import { isKnownRegion } from './region-name.ts';

/** An invalid line of a place table and the reason why it is invalid. */
export interface PlaceError {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

export interface PlaceTable {
  readonly places: readonly Place[];
  readonly faults: readonly PlaceError[];
}

/**
 * Bounds of Germany, Austria and Switzerland with a margin, in degrees. Coordinates outside are
 * errors.
 */
const coordinateBounds = { lat: [45.5, 55.3], lng: [5.5, 17.4] } as const;
const maxNameLength = 80;

const isInRange = (value: number, [min, max]: readonly [number, number]) =>
  value >= min && value <= max;

/** Parses a line of the project's own format: `postcode;name;region;lat;lng;district`. */
function parseCsvLine(line: string): Place {
  const [postcode = '', name = '', region = '', lat = '', lng = '', district = ''] =
    line.split(';');
  return { postcode, name, region, district, lat: Number(lat), lng: Number(lng) };
}

/**
 * Parses a line of the postal code table of geonames.org: country, postcode, name, state, state
 * code, county, its code, district, its code, lat, lng.
 */
function parseGeonamesLine(line: string): Place {
  const [country = '', postcode = '', name = '', , state = '', ...rest] = line.split('\t');
  const [county = '', , districtName = '', , lat = '', lng = ''] = rest;
  const region = country === 'DE' ? state : `${country}-${state.replace(/^0+/u, '')}`;
  // In Germany, the county is a Regierungsbezirk, which few people know.
  const district = country === 'DE' ? districtName : districtName || county;
  return { postcode, name, region, district, lat: Number(lat), lng: Number(lng) };
}

/** Returns what is wrong with a place; null if the place is valid. */
export function findPlaceError({
  postcode,
  name,
  region,
  district,
  lat,
  lng,
}: Place): string | null {
  if ([postcode, name, region].includes('')) return 'fields are missing';
  if (!isKnownRegion(region)) return `„${region}“ is no region`;
  const digits = /^(?:AT|CH)-/u.test(region) ? 4 : 5;
  if (!new RegExp(`^\\d{${digits}}$`, 'u').test(postcode)) return `„${postcode}“ is no postcode`;
  if (name.length > maxNameLength) return 'the name is too long';
  if (/[;\t<>]/u.test(name)) return `„${name}“ is no name`;
  if (district && (district.length > maxNameLength || /[;\t<>]/u.test(district)))
    return `„${district}“ is no district`;
  return isInRange(lat, coordinateBounds.lat) && isInRange(lng, coordinateBounds.lng)
    ? null
    : 'the position is elsewhere';
}

const normalisePlace = ({ postcode, name, region, district, lat, lng }: Place): Place => ({
  postcode: postcode.trim(),
  name: name.trim().normalize('NFC'),
  region: region.trim(),
  district: district?.trim().normalize('NFC') || null,
  lat,
  lng,
});

/**
 * Reads a table of places line by line, in the project's own format (with or without a header line)
 * or in the tab-separated format of geonames.org. Counts duplicate places once.
 */
export async function readPlaceTable(file: string): Promise<PlaceTable> {
  const places = new Map<string, Place>();
  const faults: PlaceError[] = [];
  const lines = createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity });
  let line = 0;
  for await (const rawLine of lines) {
    line += 1;
    const text = rawLine.replace(/^\uFEFF/u, '');
    if (text.trim() === '' || (line === 1 && /^postcode;/iu.test(text))) continue;
    const place = normalisePlace(
      text.includes('\t') ? parseGeonamesLine(text) : parseCsvLine(text),
    );
    const fault = findPlaceError(place);
    if (fault) faults.push({ file, line, text: fault });
    else places.set(`${place.postcode} ${place.name}`, place);
  }
  return { places: [...places.values()], faults };
}
