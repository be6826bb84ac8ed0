import type { BlockNode } from '@gruenland/shared-contracts/block.ts';
import { computeOnce } from '@gruenland/shared-contracts/compute-once.ts';
import type { ReleaseAssets } from '@gruenland/shared-contracts/release.ts';
import type { SlotNode } from '@gruenland/shared-contracts/slot.ts';
import type { AssetLink, PageAssets, ViewReference } from '#page/page-payload.ts';
import { listFrameViews } from '#page/shell-views.ts';
import type { ShellViewName } from '#page/shell-views.ts';
import type { ShellManifest } from '#document/shell-manifest.ts';
import type { LayoutName } from '@gruenland/shared-contracts/route.ts';
import type { LiveRelease, Snapshot } from '#server/snapshot/snapshot.ts';

/**
 * Lists the files of a page: the stylesheets of all remotes with a part on the page, and the
 * scripts of the parts that hydrate immediately.
 */
export function listPageAssets(
  snapshot: Snapshot,
  area: ViewReference | null,
  regions: Readonly<Record<string, readonly BlockNode[]>>,
  slots: Readonly<Record<string, SlotNode>>,
  frame: { readonly layout: LayoutName; readonly chromeless: boolean },
  manifest: ShellManifest,
): PageAssets {
  const parts = [...Object.values(regions).flat().flatMap(flattenNode), ...Object.values(slots)];
  const shownRemotes = new Set<string>(area ? [area.remote] : []);
  // The styleguide shows the stories of every remote and needs all stylesheets.
  const showsStyleguide = area?.remote === 'shell';
  if (showsStyleguide) for (const name of snapshot.releases.keys()) shownRemotes.add(name);
  const viewsByRemote = new Map<string, Set<string>>();
  const addView = (remote: string, view: string) => {
    viewsByRemote.set(remote, (viewsByRemote.get(remote) ?? new Set()).add(view));
  };
  if (area) addView(area.remote, area.view);
  for (const part of parts) {
    if (part.kind === 'static' || part.kind === 'interactive') shownRemotes.add(part.remote);
    if (part.kind === 'static' && 'inside' in part)
      for (const name of part.inside ?? []) shownRemotes.add(name);
    if (part.kind === 'interactive' && !part.idle) addView(part.remote, getViewKey(part));
  }
  const releases = [...shownRemotes]
    .map((name) => snapshot.releases.get(name))
    .filter((release) => release !== undefined);
  const shellScripts = [
    ...listFrameViews(frame).flatMap(({ view }) => manifest.views[view as ShellViewName]),
    ...(showsStyleguide ? manifest.views.styleguide : []),
  ];
  return {
    releases: releases.map((release): ReleaseAssets => release.assets),
    scripts: [
      ...shellScripts,
      ...releases.flatMap((release) => getScripts(release, viewsByRemote.get(release.name))),
    ],
    styles: [
      ...(showsStyleguide ? manifest.styleguideStyles : []),
      ...releases.flatMap((release) => computeOnce(listStyleLinks, release)),
    ],
  };
}

function getViewKey(part: BlockNode | SlotNode): string {
  return 'regions' in part ? `block:${part.name}` : `slot:${part.name}`;
}

function flattenNode(node: BlockNode): BlockNode[] {
  if (node.kind !== 'interactive') return [node];
  return [node, ...Object.values(node.regions).flat().flatMap(flattenNode)];
}

function getScripts(release: LiveRelease, views: ReadonlySet<string> | undefined): AssetLink[] {
  if (!views) return [];
  const { web } = release.document;
  const files = [web.entry, ...web.remote, ...[...views].flatMap((view) => web.views[view] ?? [])];
  return [...new Set(files)].map((file) => getAssetLink(release, file));
}

function listStyleLinks(release: LiveRelease): AssetLink[] {
  return release.document.web.styles.map((file) => getAssetLink(release, file));
}

function getAssetLink(release: LiveRelease, file: string): AssetLink {
  return {
    href: `${release.assets.base}${file}`,
    integrity: release.document.web.files[file]?.integrity ?? '',
  };
}
