import type { RemoteName } from './chaos-test.ts';
import { REMOTES } from './chaos-test.ts';

/** A page of each remote, and the German label of the remote's area in error pages. */
export const AREAS: Readonly<
  Record<RemoteName, { readonly path: string; readonly label: string }>
> = {
  'mf-magazine': { path: '/impressum', label: 'Das Magazin' },
  'mf-kleinanzeigen': { path: '/kleinanzeigen', label: 'Der Marktplatz' },
  'mf-veranstaltungen': { path: '/veranstaltungen', label: 'Der Veranstaltungskalender' },
  'mf-account': { path: '/anmelden', label: 'Ihr Konto' },
  'mf-search': { path: '/suche', label: 'Die Suche' },
};

/** Lists the page of each area except the areas of the given remotes. */
export function listAreaPathsExcept(...names: readonly RemoteName[]): readonly string[] {
  return REMOTES.filter((name) => !names.includes(name)).map((name) => AREAS[name].path);
}
