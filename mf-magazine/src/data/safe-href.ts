// Matches characters that browsers ignore inside a scheme. Without removing them, `java\tscript:`
// would pass the check and run as a script.
const IGNORED_CHARACTERS_PATTERN =
  // eslint-disable-next-line no-control-regex -- matches control characters to remove them
  /[\u0000-\u0020\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060\ufeff]/g;
const SCHEME_PATTERN = /^[a-z][a-z0-9+.-]*:/i;
const ALLOWED_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Returns the URL if content may link to it: http(s), mail, telephone, paths on this site, queries
 * and anchors. Returns undefined for all other URLs, including obfuscated script URLs.
 */
export function toSafeHref(href: string): string | undefined {
  const cleanedHref = href.replace(IGNORED_CHARACTERS_PATTERN, '');
  if (!cleanedHref || cleanedHref.includes('\\')) return undefined;
  const scheme = SCHEME_PATTERN.exec(cleanedHref)?.[0];
  if (scheme)
    return ALLOWED_SCHEMES.has(scheme.toLowerCase()) ? toParseableUrl(cleanedHref) : undefined;
  if (cleanedHref.startsWith('//')) return toParseableUrl(`https:${cleanedHref}`);
  if (/^[/#?]/.test(cleanedHref)) return cleanedHref;
  return STORED_SLUG_PATTERN.test(cleanedHref) ? `/${cleanedHref}` : undefined;
}

function toParseableUrl(href: string): string | undefined {
  return URL.canParse(href) ? href : undefined;
}

/**
 * Matches stored slugs, which are paths without a leading slash. Excludes colons, because the text
 * before a colon could be a scheme.
 */
const STORED_SLUG_PATTERN = /^[\p{L}\p{N}._~%-][^:]*$/u;
