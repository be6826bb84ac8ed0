export type LinkKind = 'this-site' | 'other-site' | 'contact';

/**
 * Returns whether a link leads to this site, to another site, or to an email address or telephone
 * number (`contact`).
 */
export function classifyLink(href: string): LinkKind {
  if (/^(mailto|tel|sms):/i.test(href)) return 'contact';
  if (/^([a-z][a-z0-9+.-]*:)?\/\//i.test(href)) return 'other-site';
  return 'this-site';
}
