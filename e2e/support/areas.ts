import type { RemoteName } from './chaos-test.ts';
import { REMOTES } from './chaos-test.ts';
import { CONFIGURED_REMOTES } from './configured-remotes.ts';

const PATHS: Readonly<Record<RemoteName, string>> = {
  'mf-magazine': '/impressum',
  'mf-kleinanzeigen': '/kleinanzeigen',
  'mf-veranstaltungen': '/veranstaltungen',
  'mf-account': '/anmelden',
  'mf-search': '/suche',
};

/** The path of a page of each remote, and the German label that error pages show for its area. */
export const AREAS = Object.fromEntries(
  REMOTES.map((name) => {
    const label = CONFIGURED_REMOTES.find((remote) => remote.name === name)?.label;
    if (label === undefined) throw new Error(`shell/remotes.json does not name ${name}`);
    return [name, { path: PATHS[name], label }];
  }),
) as Readonly<Record<RemoteName, { readonly path: string; readonly label: string }>>;

/** Lists the path of a page of each area, except the areas of the given remotes. */
export function listOtherAreaPaths(...names: readonly RemoteName[]): readonly string[] {
  return REMOTES.filter((name) => !names.includes(name)).map((name) => AREAS[name].path);
}
