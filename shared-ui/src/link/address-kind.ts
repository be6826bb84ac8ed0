export type AddressKind = 'own' | 'elsewhere' | 'contact';

/** Classifies a link target: this site, another site, or mail and telephone. */
export function addressKind(href: string): AddressKind {
  if (/^(mailto|tel|sms):/i.test(href)) return 'contact';
  if (/^([a-z][a-z0-9+.-]*:)?\/\//i.test(href)) return 'elsewhere';
  return 'own';
}
