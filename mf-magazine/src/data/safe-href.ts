// Characters that browsers ignore inside a scheme; if they stayed, `java\tscript:` would run.
const IGNORED_CHARACTERS =
  // eslint-disable-next-line no-control-regex -- matches control characters to remove them
  /[\u0000-\u0020\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060\ufeff]/g;
const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const ALLOWED_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Returns the URL when content may link to it: http(s), mail, telephone, paths on this site,
 * queries and anchors. Undefined for everything else, especially scripts in any disguise.
 */
export function safeHref(href: string): string | undefined {
  const cleaned = href.replace(IGNORED_CHARACTERS, '');
  if (!cleaned || cleaned.includes('\\')) return undefined;
  const scheme = SCHEME.exec(cleaned)?.[0];
  if (scheme)
    return ALLOWED_SCHEMES.has(scheme.toLowerCase()) ? toParseableUrl(cleaned) : undefined;
  if (cleaned.startsWith('//')) return toParseableUrl(`https:${cleaned}`);
  if (/^[/#?]/.test(cleaned)) return cleaned;
  return STORED_SLUG.test(cleaned) ? `/${cleaned}` : undefined;
}

function toParseableUrl(href: string): string | undefined {
  return URL.canParse(href) ? href : undefined;
}

/**
 * Paths without leading slash are stored slugs. A colon is excluded because it could end a scheme.
 */
const STORED_SLUG = /^[\p{L}\p{N}._~%-][^:]*$/u;
