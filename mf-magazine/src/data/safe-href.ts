// Browsers ignore these inside a scheme, so `java\tscript:` would run.
// eslint-disable-next-line no-control-regex -- matches control characters to remove them
const IGNORED = /[\u0000-\u0020\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060\ufeff]/g;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const ALLOWED = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Returns the URL when content may link to it: http(s), mail, telephone, paths on this site,
 * queries and anchors. Undefined for everything else, especially scripts in any disguise.
 */
export function safeHref(href: string): string | undefined {
  const bare = href.replace(IGNORED, '');
  if (!bare || bare.includes('\\')) return undefined;
  const scheme = SCHEME.exec(bare)?.[0];
  if (scheme) return ALLOWED.has(scheme.toLowerCase()) ? ifParseable(bare) : undefined;
  if (bare.startsWith('//')) return ifParseable(`https:${bare}`);
  if (/^[/#?]/.test(bare)) return bare;
  return STORED_SLUG.test(bare) ? `/${bare}` : undefined;
}

function ifParseable(href: string): string | undefined {
  return URL.canParse(href) ? href : undefined;
}

/**
 * Paths without leading slash are stored slugs. A colon is excluded because it could end a scheme.
 */
const STORED_SLUG = /^[\p{L}\p{N}._~%-][^:]*$/u;
