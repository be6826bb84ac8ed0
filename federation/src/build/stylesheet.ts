import { createHash } from 'node:crypto';
import { copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'lightningcss';
import type { BuildMode } from '#shared-packages.ts';

/** What browsers the site supports: the versions of the last three years, as lightningcss counts. */
const TARGETS = { chrome: 110 << 16, firefox: 110 << 16, safari: 16 << 16 };

/**
 * Moves what the node build made for the browser, the stylesheet and the files it points to, into
 * the web folder, and leaves only the server's bundle.
 *
 * @returns the stylesheet's name there, none when the room has no styles
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
 * Writes a stylesheet as the supported browsers read it.
 *
 * @returns its name, with its content in it
 */
export async function writeStylesheet(
  source: Buffer,
  folder: string,
  mode: BuildMode,
): Promise<string> {
  const minify = mode === 'production';
  const { code } = transform({ filename: 'styles.css', code: source, minify, targets: TARGETS });
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 10);
  const name = `styles.${hash}.css`;
  await writeFile(join(folder, name), code);
  return name;
}
