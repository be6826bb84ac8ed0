import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STYLE_MODULES_FILE } from '@gruenland/federation/release/style-module.ts';
import type { ShellManifest as BuildManifest } from '@gruenland/federation/build/finish-shell-build.ts';
import type { StyleModule } from '@gruenland/federation/release/style-module.ts';
import type { ShellManifest } from '#document/shell-manifest.ts';
import type { ShellViewName } from '#page/shell-views.ts';
import type { AssetLink } from '#page/page-payload.ts';
import { ConfigError } from './config.ts';
import { createStyleSource } from './styles/style-source.ts';
import type { StyleSource } from './styles/style-source.ts';

/** Matches the fonts that every page preloads: upright text and headlines. */
const PRELOADED_FONT_PATTERN = /wiesen-(?:sans|serif)-german\./;

const ASSETS_BASE = '/assets/';

/**
 * Reads the manifest of the shell's build.
 * @throws ConfigError when there is no build
 */
export function readShellManifest(buildDir: string): ShellManifest {
  const buildManifest = readBuildFile<BuildManifest>(buildDir, 'manifest.json');
  const link = (name: string): AssetLink => ({
    href: `${ASSETS_BASE}${name}`,
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
      .map((name) => `${ASSETS_BASE}${name}`),
    views: {
      chrome: listViewScripts('chrome').map(link),
      styleguide: listViewScripts('styleguide').map(link),
    },
  };
}

/**
 * Reads the modules of the shell's stylesheet.
 * @throws ConfigError when there is no build
 */
export function readShellStyles(buildDir: string, shellId: string): StyleSource {
  const modules = readBuildFile<readonly StyleModule[]>(buildDir, STYLE_MODULES_FILE);
  return createStyleSource(`shell@${shellId}`, modules, ASSETS_BASE);
}

function readBuildFile<Content>(buildDir: string, name: string): Content {
  const file = join(buildDir, name);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Content;
  } catch (error) {
    throw new ConfigError(`The shell is not built: ${file} cannot be read (${String(error)})`);
  }
}
