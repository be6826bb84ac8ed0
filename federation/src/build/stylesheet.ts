import { createHash } from 'node:crypto';
import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import type { BuildMode } from '#shared-packages.ts';

/** Supported browsers, the versions of the last three years, encoded for lightningcss. */
const BROWSER_TARGETS = { chrome: 110 << 16, firefox: 110 << 16, safari: 16 << 16 };

/**
 * Moves the stylesheets and their assets from the node build to the web folder, so that only the
 * server bundles stay in the node build.
 *
 * @returns for each stylesheet of the node build the name of its file in the web folder
 */
export async function moveStyles(
  nodeFolder: string,
  webFolder: string,
  mode: BuildMode,
): Promise<Readonly<Record<string, string>>> {
  const styles: Record<string, string> = {};
  for (const file of (await readdir(nodeFolder)).toSorted()) {
    if (file.endsWith('.cjs')) continue;
    const path = join(nodeFolder, file);
    if (file.endsWith('.css')) {
      styles[file] = await writeStylesheet(await readFile(path), webFolder, mode);
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
