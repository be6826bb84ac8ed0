import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShellManifest as BuildManifest } from '@gruenland/federation/build/finish-shell-build.ts';
import type { ShellManifest } from '#document/shell-manifest.ts';
import type { ShellViewName } from '#page/shell-views.ts';
import type { AssetLink } from '#page/page-payload.ts';
import { ConfigError } from './config.ts';

/** Matches the fonts that every page preloads: upright text and headlines. */
const PRELOADED_FONT_PATTERN = /source-(?:sans-3|serif-4)-latin-wght-normal/;

/**
 * Reads the manifest of the shell's build.
 * @throws ConfigError when there is no build
 */
export function readShellManifest(buildDir: string): ShellManifest {
  const file = join(buildDir, 'manifest.json');
  let buildManifest: BuildManifest;
  try {
    buildManifest = JSON.parse(readFileSync(file, 'utf8')) as BuildManifest;
  } catch (error) {
    throw new ConfigError(`The shell is not built: ${file} cannot be read (${String(error)})`);
  }
  const link = (name: string): AssetLink => ({
    href: `/assets/${name}`,
    integrity: buildManifest.files[name]?.integrity ?? '',
  });
  const listViewScripts = (view: ShellViewName) =>
    Object.keys(buildManifest.files).filter(
      (name) => name.startsWith(`${view}.`) && name.endsWith('.js'),
    );
  return {
    id: buildManifest.id,
    timestamp: buildManifest.timestamp,
    starter: link(buildManifest.starter.file),
    scripts: buildManifest.scripts.map(({ file: name }) => link(name)),
    styles: buildManifest.styles.map(({ file: name }) => link(name)),
    styleguideStyles: buildManifest.styleguideStyles.map(({ file: name }) => link(name)),
    fonts: buildManifest.fonts
      .filter((name) => PRELOADED_FONT_PATTERN.test(name))
      .map((name) => `/assets/${name}`),
    views: {
      chrome: listViewScripts('chrome').map(link),
      styleguide: listViewScripts('styleguide').map(link),
    },
  };
}
