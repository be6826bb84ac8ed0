import type { ReleaseDocument } from '@gruenland/shared-contracts/release.ts';

/** What a release costs a visitor; bytes after gzip. */
export interface ReleaseSize {
  /** Scripts of a first page: entry, the remote itself and its heaviest route. */
  readonly scripts: number;
  readonly styles: number;
  /** The server's bundle, not compressed. */
  readonly node: number;
}

/** A block or slot with the bytes of the scripts that only it needs. */
export interface LazyPart {
  /** For example `block:survey`. */
  readonly view: string;
  readonly bytes: number;
}

/** Weighs a release by its document. */
export function releaseSize({ web, node }: ReleaseDocument): ReleaseSize {
  const table = web.files;
  const always = [web.entry, ...web.remote];
  const pages = Object.entries(web.views)
    .filter(([view]) => view.startsWith('route:'))
    .map(([, files]) => weigh(table, [...always, ...files]));
  return {
    scripts: Math.max(weigh(table, always), ...pages),
    styles: weigh(table, web.styles),
    node: node.files[node.entry]?.bytes ?? 0,
  };
}

/** The parts that load by themselves, heaviest first. */
export function lazyParts({ web }: ReleaseDocument): LazyPart[] {
  const always = new Set([web.entry, ...web.remote]);
  return Object.entries(web.views)
    .filter(([view]) => !view.startsWith('route:'))
    .map(([view, files]) => {
      const own = files.filter((file) => !always.has(file));
      return { view, bytes: weigh(web.files, own) };
    })
    .toSorted((a, b) => b.bytes - a.bytes);
}

function weigh(table: ReleaseDocument['web']['files'], files: readonly string[]): number {
  return [...new Set(files)].reduce((sum, file) => {
    const known = table[file];
    return sum + (known?.gzipBytes ?? known?.bytes ?? 0);
  }, 0);
}
