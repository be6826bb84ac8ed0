export type AddressKind = 'own' | 'elsewhere' | 'contact';

/**
 * Classifies a link target: on this site, on another site, or a mail address or telephone number.
 */
export function classifyAddress(href: string): AddressKind {
  if (/^(mailto|tel|sms):/i.test(href)) return 'contact';
  if (/^([a-z][a-z0-9+.-]*:)?\/\//i.test(href)) return 'elsewhere';
  return 'own';
}
