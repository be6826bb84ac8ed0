export type AddressKind = 'own' | 'elsewhere' | 'contact';

/** Whether an address stays on the site, leads elsewhere or opens mail or telephone. */
export function addressKind(href: string): AddressKind {
  if (/^(mailto|tel|sms):/i.test(href)) return 'contact';
  if (/^([a-z][a-z0-9+.-]*:)?\/\//i.test(href)) return 'elsewhere';
  return 'own';
}
