import type { ViewComponent } from '#page/view-component.ts';
import type { RemoteModule } from '@gruenland/shared-contracts/remote.ts';
import type { ReleaseDocument } from '@gruenland/shared-contracts/release.ts';
import type { StyleModule } from '@gruenland/federation/release/style-module.ts';
import type { RouteDefinition } from '@gruenland/shared-contracts/route.ts';
import { createStyleSource } from '#server/styles/style-source.ts';
import { ownsPath } from './ownership.ts';
import type { LiveRelease } from './snapshot.ts';

/** Thrown for a release that cannot be used; the message contains the reason. */
class UnusableReleaseError extends Error {
  override readonly name = 'UnusableReleaseError';
}

export interface LiveReleaseInput {
  readonly document: ReleaseDocument;
  readonly module: RemoteModule;
  readonly styleModules: readonly StyleModule[] | null;
  /** Paths of the site that belong to this remote. */
  readonly areas: readonly string[];
  /** Base URL of the release's files for browsers, with trailing slash. */
  readonly base: string;
}

/**
 * Creates a live release from a loaded release. Loads every view, so that no file can be missing
 * later.
 * @throws UnusableReleaseError when ids repeat, a route is outside the remote's areas, or a view is
 *   not a component
 */
export async function createLiveRelease(input: LiveReleaseInput): Promise<LiveRelease> {
  const { document, module, styleModules, areas, base } = input;
  checkRoutes(module, areas);
  const blocks = getDefinedEntries(module.blocks);
  const slots = getDefinedEntries(module.slots);
  const definitions = [
    ...module.routes.map((route) => [`route:${route.id}`, route] as const),
    ...blocks.map(([name, block]) => [`block:${name}`, block] as const),
    ...slots.map(([name, slot]) => [`slot:${name}`, slot] as const),
  ];
  const resolvedViews = await Promise.all(
    definitions.flatMap(([key, { view }]) => (view ? [resolveView(key, view)] : [])),
  );
  return {
    name: document.name,
    id: document.id,
    document,
    assets: {
      name: document.name,
      id: document.id,
      container: document.web.container,
      base,
      entry: document.web.entry,
      entryIntegrity: getIntegrity(document, document.web.entry),
    },
    routes: module.routes,
    blocks: Object.fromEntries(blocks),
    slots: Object.fromEntries(slots),
    site: module.site,
    stories: module.stories,
    styleSource:
      styleModules && createStyleSource(`${document.name}@${document.id}`, styleModules, base),
    views: new Map(resolvedViews),
  };
}

function getDefinedEntries<Part>(
  parts: Readonly<Record<string, Part | undefined>> | undefined,
): [string, Part][] {
  return Object.entries(parts ?? {}).filter(
    (entry): entry is [string, Part] => entry[1] !== undefined,
  );
}

function checkRoutes(module: RemoteModule, areas: readonly string[]): void {
  const routeIds = new Set<string>();
  for (const route of module.routes) {
    if (routeIds.has(route.id)) throw new UnusableReleaseError(`duplicate route id ${route.id}`);
    routeIds.add(route.id);
    if (!ownsPath(areas, getStaticPrefix(route))) {
      throw new UnusableReleaseError(
        `route ${route.id} (${route.path}) is outside of ${areas.join(', ')}`,
      );
    }
  }
}

/** Returns the static beginning of a route pattern: `/artikel` for `/artikel/*`. */
function getStaticPrefix(route: RouteDefinition): string {
  const fixedSegments = [];
  for (const segment of route.path.split('/').filter(Boolean)) {
    if (segment.startsWith(':') || segment === '*') break;
    fixedSegments.push(segment);
  }
  return `/${fixedSegments.join('/')}`;
}

async function resolveView(
  key: string,
  view: () => Promise<unknown>,
): Promise<[string, ViewComponent]> {
  const component: unknown = await view();
  if (typeof component !== 'function') throw new UnusableReleaseError(`${key} is not a component`);
  return [key, component as ViewComponent];
}

function getIntegrity(document: ReleaseDocument, file: string): `sha384-${string}` {
  const integrity = document.web.files[file]?.integrity;
  if (!integrity) throw new UnusableReleaseError(`no hash for ${file}`);
  return integrity;
}
