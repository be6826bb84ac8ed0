import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import webpack from 'webpack';
import { FacadeGuardPlugin } from '@gruenland/federation/build/facade-guard-plugin.ts';
import { shellPreset } from '@gruenland/federation/build/shell-preset.ts';
import { ROOT } from '../../project/paths.mjs';

/**
 * Modules of the shell that depend on releases, and the files that replace them in the plain
 * bundle.
 */
const REPLACED_MODULES = [
  [/\/browser\/remote-loader\.ts$/, 'remote-loader.mjs'],
  [/\/server\/release-watcher\.ts$/, 'release-watcher.mjs'],
  [/^\.\/page-assets\.ts$/, 'page-assets.mjs'],
];

/** Lets a replacement file import the module that it replaces. */
const WEBPACK_ALIAS = {
  '@gruenland/shell/page-assets$': join(ROOT, 'shell/src/server/pipeline/page-assets.ts'),
};

/**
 * Creates the webpack configuration that builds the shell and all remotes as one ordinary bundle.
 * It has the same sources, loaders and lazy views, but no federation, so shared packages are
 * tree-shaken.
 */
export function plainPreset(out) {
  const { web, node } = shellPreset({ root: join(ROOT, 'shell') }, { mode: 'production', out });
  const pluginsWithoutFederation = web.plugins.filter((plugin) => !isFederationPlugin(plugin));
  return {
    web: {
      ...web,
      resolve: {},
      plugins: [...pluginsWithoutFederation, ...createReplacementPlugins()],
    },
    node: {
      ...node,
      resolve: { alias: WEBPACK_ALIAS },
      plugins: [...node.plugins, ...createReplacementPlugins()],
    },
  };
}

function isFederationPlugin(plugin) {
  return plugin instanceof ModuleFederationPlugin || plugin instanceof FacadeGuardPlugin;
}

function createReplacementPlugins() {
  return REPLACED_MODULES.map(
    ([request, file]) =>
      new webpack.NormalModuleReplacementPlugin(request, join(import.meta.dirname, file)),
  );
}
