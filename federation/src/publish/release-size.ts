import type { ReleaseDocument } from '@gruenland/shared-contracts/release.ts';

/**
 * Sizes of a release in bytes: scripts and stylesheets after gzip, the code of the server bundle
 * uncompressed.
 */
export interface ReleaseSize {
  /** Scripts of a first page: the entry script, the remote chunk and the largest route. */
  readonly scripts: number;
  readonly styles: number;
  /** Server bundle without the styles that it contains, uncompressed. */
  readonly node: number;
}

/** A block or slot, and the size of the scripts that the page loads only for it. */
export interface LazyPart {
  /** Kind and name of the view, for example `block:survey`. */
  readonly view: string;
  readonly bytes: number;
}

/** Sums up the sizes in a release document. */
export function computeReleaseSize({ web, node }: ReleaseDocument): ReleaseSize {
  const table = web.files;
  const initialFiles = [web.entry, ...web.remote];
  const pages = Object.entries(web.views)
    .filter(([view]) => view.startsWith('route:'))
    .map(([, files]) => sumBytes(table, [...initialFiles, ...files]));
  return {
    scripts: Math.max(sumBytes(table, initialFiles), ...pages),
    styles: sumBytes(table, web.styles),
    node: (node.files[node.entry]?.bytes ?? 0) - sumStyleBytes(web),
  };
}

/** The server bundle contains the modules of the stylesheets, which have about the same size. */
function sumStyleBytes({ styles, files }: ReleaseDocument['web']): number {
  return styles.reduce((sum, file) => sum + (files[file]?.bytes ?? 0), 0);
}

/** Lists the blocks and slots with scripts of their own, largest first. */
export function listLazyParts({ web }: ReleaseDocument): LazyPart[] {
  const initialFiles = new Set([web.entry, ...web.remote]);
  return Object.entries(web.views)
    .filter(([view]) => !view.startsWith('route:'))
    .map(([view, files]) => {
      const lazyFiles = files.filter((file) => !initialFiles.has(file));
      return { view, bytes: sumBytes(web.files, lazyFiles) };
    })
    .toSorted((a, b) => b.bytes - a.bytes);
}

function sumBytes(table: ReleaseDocument['web']['files'], files: readonly string[]): number {
  return [...new Set(files)].reduce((sum, file) => {
    const tableEntry = table[file];
    return sum + (tableEntry?.gzipBytes ?? tableEntry?.bytes ?? 0);
  }, 0);
}
