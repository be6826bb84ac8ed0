import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration, ExternalItemFunctionData } from 'webpack';
import webpack from 'webpack';
import { SANDBOX_PROGRAM_PATH } from '#sandbox/sandbox-program-path.ts';
import type { BuildMode } from '#shared-packages.ts';
import { createBaseConfig, CHUNK_TIMEOUT_MS, SCRIPT_NAME_TEMPLATE } from './base-config.ts';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';
import { createReactRouterAliases, createReactRouterRule } from './react-router-replacements.ts';
import { SOURCE_NAME_TEMPLATE } from './source-maps.ts';

/** File name of the shell's server bundle. */
const SHELL_BUNDLE = 'server.cjs';
/** Name of the webpack entry that contains the shell's browser code. */
export const SHELL_ENTRY = 'main';

/**
 * Name of the webpack entry of the starter script. Every document contains this script, and it
 * loads the other scripts.
 */
export const STARTER_ENTRY = 'starter';
/** Name of the chunk with the style guide, which pages of readers do not load. */
export const STYLEGUIDE_CHUNK = 'styleguide';
/** Path under which the shell serves its own files. */
export const SHELL_PUBLIC_PATH = '/assets/';

/** Path of the script that publishes the react-refresh runtime of development pages. */
const PUBLISH_REFRESH_FILE = fileURLToPath(
  new URL('../browser/publish-refresh.ts', import.meta.url),
);

/** Matches stylesheets and fonts, which are bundled even when they come from npm packages. */
const STYLE_FILE_PATTERN = /\.(css|woff2?)$/;

export interface ShellPackage {
  /**
   * Absolute path of the shell's package, which contains `src/client/entry.ts`,
   * `src/client/starter.ts` and `src/server/main.ts`.
   */
  readonly root: string;
}

export interface ShellBuildTarget {
  readonly mode: BuildMode;
  /** Absolute path of the output folder, in which `web/` and `node/` are created. */
  readonly outFolder: string;
}

/** Creates the webpack configurations of the shell. */
export function createShellConfigs(
  shell: ShellPackage,
  target: ShellBuildTarget,
): Record<'web' | 'starter' | 'node' | 'sandbox', Configuration> {
  return {
    web: createWebConfig(shell, target),
    starter: createStarterConfig(shell, target),
    node: createNodeConfig(shell, target, {
      entry: './src/server/main.ts',
      file: `node/${SHELL_BUNDLE}`,
    }),
    sandbox: {
      ...createNodeConfig(shell, target, {
        entry: './src/server/sandbox-check/main.ts',
        file: SANDBOX_PROGRAM_PATH,
      }),
      devtool: false,
    },
  };
}

function createWebConfig(
  { root }: ShellPackage,
  { mode, outFolder }: ShellBuildTarget,
): Configuration {
  const base = createBaseConfig({ root, side: 'web', mode, classSalt: 'shell' });
  return {
    ...base,
    // A package that only one chunk needs stays in that chunk: each chunk adds its hash to the script.
    optimization: {
      ...base.optimization,
      splitChunks: { cacheGroups: { defaultVendors: false } },
    },
    entry: {
      [SHELL_ENTRY]: [
        ...(mode === 'development' ? [PUBLISH_REFRESH_FILE] : []),
        './src/client/entry.ts',
      ],
    },
    module: { ...base.module, rules: [...(base.module?.rules ?? []), createReactRouterRule()] },
    resolve: { alias: createReactRouterAliases() },
    output: {
      path: join(outFolder, 'web'),
      publicPath: SHELL_PUBLIC_PATH,
      uniqueName: 'shell',
      filename: SCRIPT_NAME_TEMPLATE,
      chunkFilename: SCRIPT_NAME_TEMPLATE,
      devtoolModuleFilenameTemplate: SOURCE_NAME_TEMPLATE,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
    },
    plugins: [new ChunkIntegrityPlugin((file) => file.startsWith(`${SHELL_ENTRY}.`))],
  };
}

function createStarterConfig(
  { root }: ShellPackage,
  { mode, outFolder }: ShellBuildTarget,
): Configuration {
  return {
    ...createBaseConfig({ root, side: 'web', mode, classSalt: 'shell' }),
    entry: { [STARTER_ENTRY]: './src/client/starter.ts' },
    output: {
      path: join(outFolder, 'web'),
      publicPath: SHELL_PUBLIC_PATH,
      uniqueName: STARTER_ENTRY,
      filename: SCRIPT_NAME_TEMPLATE,
      chunkFilename: SCRIPT_NAME_TEMPLATE,
      devtoolModuleFilenameTemplate: SOURCE_NAME_TEMPLATE,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
    },
    plugins: [new ChunkIntegrityPlugin((file) => file.startsWith(`${STARTER_ENTRY}.`))],
  };
}

function createNodeConfig(
  { root }: ShellPackage,
  { mode, outFolder }: ShellBuildTarget,
  program: { readonly entry: string; readonly file: string },
): Configuration {
  const folder = join(outFolder, dirname(program.file));
  const base = createBaseConfig({ root, side: 'node', mode, classSalt: 'shell' });
  return {
    ...base,
    entry: program.entry,
    // Only imports with `webpackMode: "lazy"` create chunks.
    module: { ...base.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    optimization: { ...base.optimization, splitChunks: false },
    output: {
      path: folder,
      filename: basename(program.file),
      chunkFilename: '[name].cjs',
      // `require` of the bundle resolves relative to another folder, see the banner.
      chunkLoading: 'async-node',
      library: { type: 'commonjs2' },
      publicPath: SHELL_PUBLIC_PATH,
      devtoolModuleFilenameTemplate: SOURCE_NAME_TEMPLATE,
    },
    externals: [externalizePackages],
    plugins: [
      new webpack.BannerPlugin({
        banner: createRequireBanner(root, folder),
        raw: true,
        test: /\.cjs$/,
      }),
      new MiniCssExtractPlugin({
        filename: 'styles.css',
        chunkFilename: '[name].css',
        runtime: false,
        ignoreOrder: true,
      }),
    ],
  };
}

/**
 * Returns the banner that makes `require` resolve packages from the shell's package, although the
 * bundle is elsewhere. npm may have installed another version at the root of the workspace.
 */
function createRequireBanner(root: string, folder: string): string {
  const path = JSON.stringify(relative(folder, join(root, 'package.json')));
  return `require = require('node:module').createRequire(require('node:path').resolve(__dirname, ${path}));`;
}

/**
 * Leaves npm packages out of the bundle, so that shell and remotes share one copy of each. Packages
 * of this repository and stylesheets are bundled.
 */
async function externalizePackages({
  request = '',
}: ExternalItemFunctionData): Promise<string | undefined> {
  const isWorkspaceModule = /^([./#]|@gruenland\/)/.test(request);
  return isWorkspaceModule || STYLE_FILE_PATTERN.test(request) ? undefined : `commonjs ${request}`;
}
