import type { StyleModule } from '@gruenland/federation/release/style-module.ts';

/** A stylesheet that pages take modules from: that of the shell or of a release. */
export interface StyleSource {
  /** Identifies shell build or release: `shell@<id>`, `mf-magazine@<id>`. */
  readonly key: string;
  /** Lists the modules that a page with these classes needs, by position in the stylesheet. */
  readonly select: (classes: ReadonlySet<string>) => ReadonlySet<number>;
  /** Number of modules. */
  readonly size: number;
  /** Returns the rules of a module. */
  readonly getCss: (position: number) => string;
}

const RELATIVE_URL_PATTERN = /url\((["']?)(?!data:|#|https?:|\/)/g;

/** @param base URL of the folder of the stylesheet, with trailing slash */
export function createStyleSource(
  key: string,
  modules: readonly StyleModule[],
  base: string,
): StyleSource {
  const positionsByClass = new Map<string, number[]>();
  const sharedPositions: number[] = [];
  for (const [position, { classes }] of modules.entries()) {
    if (classes.length === 0) sharedPositions.push(position);
    for (const name of classes)
      positionsByClass.set(name, [...(positionsByClass.get(name) ?? []), position]);
  }
  return {
    key,
    select: (classes) => {
      const positions = new Set(sharedPositions);
      for (const name of classes)
        for (const position of positionsByClass.get(name) ?? []) positions.add(position);
      return positions;
    },
    size: modules.length,
    getCss: (position) =>
      (modules[position]?.css ?? '').replaceAll(RELATIVE_URL_PATTERN, `url($1${base}`),
  };
}
