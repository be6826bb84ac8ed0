/**
 * Address of the form to watch a list: which, and the parameters of its address. A function of its own,
 * because every list carries it.
 */
export function watchListPath(kind: string, query: string): string {
  return `/suchauftrag/neu?liste=${kind}&suche=${encodeURIComponent(query)}`;
}

/** Addresses of Suchaufträge; apart from `paths`, which every page of the site carries. */
export const searchOrderPaths = {
  /** One's own, by the code of the mail. */
  einer: (code: string) => `/suchauftrag?code=${encodeURIComponent(code)}`,
  bestaetigen: (code: string) => `/suchauftrag/bestaetigen?code=${encodeURIComponent(code)}`,
} as const;
