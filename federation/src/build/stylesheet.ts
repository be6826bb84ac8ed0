import { createHash } from 'node:crypto';
import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import type { StyleModule } from '#release/style-module.ts';
import type { BuildMode } from '#shared-packages.ts';
import { BROWSER_TARGETS } from './browser-targets.ts';
import { listStyleModules } from './style-modules.ts';

export interface MovedStylesheet {
  /** Name of the file in the web folder. */
  readonly file: string;
  readonly modules: readonly StyleModule[];
}

/**
 * Moves the stylesheets and their assets from the node build to the web folder, so that only the
 * server bundles stay in the node build.
 *
 * @returns for each stylesheet of the node build the name of its file in the web folder, and its
 *   modules
 */
export async function moveStyles(
  nodeFolder: string,
  webFolder: string,
  mode: BuildMode,
): Promise<Readonly<Record<string, MovedStylesheet>>> {
  const styles: Record<string, MovedStylesheet> = {};
  for (const file of (await readdir(nodeFolder)).toSorted()) {
    if (file.endsWith('.cjs')) continue;
    const path = join(nodeFolder, file);
    if (file.endsWith('.css')) {
      const source = await readFile(path);
      styles[file] = {
        file: await writeStylesheet(source, webFolder, mode),
        modules: listStyleModules(source, mode),
      };
    } else {
      await copyFile(path, join(webFolder, file));
    }
    await rm(path);
  }
  return styles;
}

/**
 * Compiles a stylesheet for the supported browsers and writes the result to `folder`.
 *
 * @returns name of the new file, which contains a content hash
 */
export async function writeStylesheet(
  source: Buffer,
  folder: string,
  mode: BuildMode,
): Promise<string> {
  const shouldMinify = mode === 'production';
  const { code } = transform({
    filename: 'styles.css',
    code: source,
    minify: shouldMinify,
    targets: BROWSER_TARGETS,
  });
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 10);
  const name = `styles.${hash}.css`;
  await writeFile(join(folder, name), code);
  return name;
}
