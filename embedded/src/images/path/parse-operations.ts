import type { Operations } from './operations.ts';
import { parseFilters, parseRectangle } from './parse-filters.ts';

function parseSize(text: string): Operations['size'] {
  const match = /^(-?)(\d{1,6})x(-?)(\d{1,6})$/u.exec(text);
  if (!match) return undefined;
  return {
    width: Number(match[2]),
    height: Number(match[4]),
    flipX: match[1] === '-',
    flipY: match[3] === '-',
  };
}

/**
 * Parses the text after `/m/`, whose parts have the order of the hosted service:
 * `[crop]/[fit-in]/[[-]w x [-]h]/[smart]/[filters:…]`. Returns undefined when the text is invalid;
 * the service then sends the original. Never throws.
 */
export function parseOperations(text: string): Operations | undefined {
  const segments = text.split('/').filter((segment) => segment !== '');
  const takeSegment = <Value>(
    parseSegment: (segment: string) => Value | undefined,
  ): Value | undefined => {
    const value = segments[0] === undefined ? undefined : parseSegment(segments[0]);
    if (value !== undefined) segments.shift();
    return value;
  };
  const crop = takeSegment(parseRectangle);
  const fitIn = takeSegment((segment) => (segment === 'fit-in' ? true : undefined));
  const size = takeSegment(parseSize);
  const smart = takeSegment((segment) => (segment === 'smart' ? true : undefined));
  const filters = takeSegment((segment) =>
    segment.startsWith('filters:') ? parseFilters(segment.slice('filters:'.length)) : undefined,
  );
  if (segments.length > 0) return undefined;
  return {
    ...(crop && { crop }),
    ...(fitIn && { fitIn }),
    ...(size && { size }),
    ...(smart && { smart }),
    filters: filters ?? {},
  };
}
