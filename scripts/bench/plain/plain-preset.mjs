import { join } from 'node:path';
import webpack from 'webpack';
import { createShellConfigs } from '@gruenland/federation/build/shell-preset.ts';
import { ROOT } from '../../project/paths.mjs';

/**
 * Modules of the shell that depend on releases. The plain bundle contains the named files instead.
 */
const REPLACED_MODULES = [
  [/\/browser\/remote-loader\.ts$/, 'remote-loader.mjs'],
  [/\/server\/release-watcher\.ts$/, 'release-watcher.mjs'],
  [/^\.\/page-assets\.ts$/, 'page-assets.mjs'],
  [/^\.\/shared-browser-modules\.ts$/, 'shared-browser-modules.mjs'],
];

/** Name of the generated file that imports all remotes. It is in the output folder. */
export const REMOTE_MODULES_FILE = 'remote-modules.mjs';

/** Name of the file that lists the remotes' releases. It is next to the `manifest.json`. */
export const RELEASES_FILE = 'releases.json';

/** Returns the webpack alias of the generated file. Browser and server use the same alias. */
function createRemoteModulesAlias(out) {
  return { '@gruenland/bench/remote-modules$': join(out, REMOTE_MODULES_FILE) };
}

/** Webpack alias with which a replacement file imports the module that it replaces. */
const SERVER_ALIAS = {
  '@gruenland/shell/page-assets$': join(ROOT, 'shell/src/server/pipeline/page-assets.ts'),
};

/**
 * Creates the webpack configuration that builds the shell and all remotes as one ordinary bundle.
 * It has the same sources, loaders and lazy views, but no federation, so shared packages are
 * tree-shaken. The output folder must contain {@link REMOTE_MODULES_FILE}.
 */
export function createPlainPreset(out) {
  const { web, starter, node } = createShellConfigs(
    { root: join(ROOT, 'shell') },
    { mode: 'production', outFolder: out },
  );
  return {
    web: {
      ...web,
      resolve: { alias: createRemoteModulesAlias(out) },
      plugins: [...web.plugins, ...createReplacementPlugins()],
    },
    starter,
    node: {
      ...node,
      resolve: { alias: { ...SERVER_ALIAS, ...createRemoteModulesAlias(out) } },
      plugins: [...node.plugins, ...createReplacementPlugins()],
    },
  };
}

function createReplacementPlugins() {
  return REPLACED_MODULES.map(
    ([request, file]) =>
      new webpack.NormalModuleReplacementPlugin(request, join(import.meta.dirname, file)),
  );
}
