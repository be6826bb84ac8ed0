// Browsers ignore these inside a scheme, so `java\tscript:` would run.
// eslint-disable-next-line no-control-regex -- control characters are what is taken out
const IGNORED = /[\u0000-\u0020\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060\ufeff]/g;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const ALLOWED = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * The address if a link of content may lead there: http(s), mail, telephone, own paths, queries
 * and anchors. Undefined for everything else, scripts in any disguise first of all.
 */
export function safeHref(href: string): string | undefined {
  const bare = href.replace(IGNORED, '');
  if (!bare || bare.includes('\\')) return undefined;
  const scheme = SCHEME.exec(bare)?.[0];
  if (scheme) return ALLOWED.has(scheme.toLowerCase()) ? parseable(bare) : undefined;
  if (bare.startsWith('//')) return parseable(`https:${bare}`);
  if (/^[/#?]/.test(bare)) return bare;
  return SEGMENTS.test(bare) ? `/${bare}` : undefined;
}

function parseable(href: string): string | undefined {
  return URL.canParse(href) ? href : undefined;
}

/** Addresses without leading slash are stored slugs; a colon would make a scheme of them. */
const SEGMENTS = /^[\p{L}\p{N}._~%-][^:]*$/u;
