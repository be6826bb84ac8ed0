import type { RemoteName } from './chaos-test.ts';
import { REMOTES } from './chaos-test.ts';

/** A page of each remote, and the German name of its area. */
export const AREAS: Readonly<
  Record<RemoteName, { readonly path: string; readonly label: string }>
> = {
  'mf-magazine': { path: '/impressum', label: 'Das Magazin' },
  'mf-kleinanzeigen': { path: '/kleinanzeigen', label: 'Der Marktplatz' },
  'mf-veranstaltungen': { path: '/veranstaltungen', label: 'Der Veranstaltungskalender' },
  'mf-account': { path: '/anmelden', label: 'Ihr Konto' },
  'mf-search': { path: '/suche', label: 'Die Suche' },
};

/** A page of each area except the given ones. */
export function pathsWithout(...names: readonly RemoteName[]): readonly string[] {
  return REMOTES.filter((name) => !names.includes(name)).map((name) => AREAS[name].path);
}
