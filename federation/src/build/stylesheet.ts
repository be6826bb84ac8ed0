import { createHash } from 'node:crypto';
import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import type { BuildMode } from '#shared-packages.ts';

/** Supported browsers, the versions of the last three years, encoded for lightningcss. */
const BROWSER_TARGETS = { chrome: 110 << 16, firefox: 110 << 16, safari: 16 << 16 };

/**
 * Moves the stylesheet and its assets from the node build to the web folder, so that only the
 * server bundle stays in the node build.
 *
 * @returns file names of the stylesheets in the web folder; an empty list if there are none
 */
export async function moveStyles(
  nodeFolder: string,
  webFolder: string,
  options: { readonly bundle: string; readonly mode: BuildMode },
): Promise<string[]> {
  const styles: string[] = [];
  for (const file of (await readdir(nodeFolder)).toSorted()) {
    if (file === options.bundle) continue;
    const path = join(nodeFolder, file);
    if (file.endsWith('.css')) {
      styles.push(await writeStylesheet(await readFile(path), webFolder, options.mode));
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
