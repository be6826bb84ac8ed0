import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Chunk, Configuration } from 'webpack';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import type { BuildMode } from '#shared-packages.ts';
import { listSharedPackages } from '#shared-packages.ts';
import { createBaseConfig, CHUNK_TIMEOUT_MS, SCRIPT_NAME_TEMPLATE } from './base-config.ts';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';
import { FacadeGuardPlugin } from './facade-guard-plugin.ts';
import { createRemoteShareScope } from './shared-config.ts';
import { SOURCE_NAME_TEMPLATE } from './source-maps.ts';

/** Name of every release's entry script; the release folder makes the script's URL unique. */
export const REMOTE_ENTRY = 'remoteEntry.js';
/** File name of a release's server bundle. */
export const NODE_BUNDLE = 'remote.cjs';
/** Chunk name of the exposed module `./remote`. */
export const REMOTE_CHUNK = 'remote';

/**
 * Matches paths of the package whose place the shell's runtime takes in the entry scripts of
 * remotes.
 */
const BUNDLER_RUNTIME_PATTERN = /@module-federation[\\/]webpack-bundler-runtime/;
const SHELL_RUNTIME_FILE = fileURLToPath(new URL('../browser/shell-runtime.ts', import.meta.url));

export interface RemotePackage {
  /** Name of the remote, for example `mf-magazine`. */
  readonly name: string;
  /** Absolute path of the remote's package, which contains `src/remote.tsx`. */
  readonly root: string;
}

export interface RemoteBuildTarget {
  /** Release id, part of the container name. */
  readonly id: string;
  readonly mode: BuildMode;
  /** Absolute path of the output folder, in which `web/` and `node/` are created. */
  readonly outFolder: string;
}

/** A remote's package and the function that creates its webpack configurations. */
export interface RemotePreset {
  readonly remote: RemotePackage;
  createConfigs(target: RemoteBuildTarget): { web: Configuration; node: Configuration };
}

/** Creates the preset that a remote's `webpack.config.ts` exports as default. */
export function remotePreset(remote: RemotePackage): RemotePreset {
  return {
    remote,
    createConfigs: (target) => ({
      web: createWebConfig(remote, target),
      node: createNodeConfig(remote, target),
    }),
  };
}

/**
 * Returns the global name of a release's container. The name is unique per release, so that a tab
 * can load several releases.
 */
export function getContainerName(name: string, id: string): string {
  return `${name.replaceAll('-', '_')}__${id}`;
}

function createWebConfig(
  remote: RemotePackage,
  { id, mode, outFolder }: RemoteBuildTarget,
): Configuration {
  const container = getContainerName(remote.name, id);
  const base = createBaseConfig({ root: remote.root, side: 'web', mode, classSalt: remote.name });
  return {
    ...base,
    entry: {},
    optimization: { ...base.optimization, splitChunks: { name: getSharedChunkName } },
    output: {
      path: `${outFolder}/web`,
      publicPath: 'auto',
      uniqueName: container,
      filename: SCRIPT_NAME_TEMPLATE,
      chunkFilename: SCRIPT_NAME_TEMPLATE,
      devtoolModuleFilenameTemplate: SOURCE_NAME_TEMPLATE,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
    },
    plugins: [
      new ModuleFederationPlugin({
        name: container,
        filename: REMOTE_ENTRY,
        exposes: { './remote': { import: './src/remote.tsx', name: REMOTE_CHUNK } },
        shared: createRemoteShareScope(mode),
        manifest: false,
        dts: false,
        dev: false,
      }),
      new webpack.NormalModuleReplacementPlugin(BUNDLER_RUNTIME_PATTERN, SHELL_RUNTIME_FILE),
      new ChunkIntegrityPlugin((file) => file === REMOTE_ENTRY),
      new FacadeGuardPlugin(),
    ],
  };
}

/**
 * Returns a short name for a chunk that several views share. Webpack's default names list all
 * modules of a chunk, and every first page contains all chunk names.
 */
function getSharedChunkName(_module: unknown, chunks: readonly Chunk[]): string {
  const chunkNames = chunks.map(({ name, id }) => name ?? id).toSorted();
  return `common-${createHash('sha256').update(chunkNames.join('\n')).digest('hex').slice(0, 6)}`;
}

function createNodeConfig(
  remote: RemotePackage,
  { mode, outFolder }: RemoteBuildTarget,
): Configuration {
  const base = createBaseConfig({ root: remote.root, side: 'node', mode, classSalt: remote.name });
  return {
    ...base,
    optimization: {
      ...base.optimization,
      minimize: mode === 'production',
      minimizer: [createReadableMinimizer()],
    },
    entry: { remote: './src/remote.tsx' },
    output: {
      path: `${outFolder}/node`,
      filename: NODE_BUNDLE,
      library: { type: 'commonjs2' },
      devtoolModuleFilenameTemplate: SOURCE_NAME_TEMPLATE,
    },
    externalsType: 'commonjs',
    externals: [
      Object.fromEntries(listSharedPackages(mode).map((name) => [name, `commonjs ${name}`])),
    ],
    plugins: [
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new MiniCssExtractPlugin({ filename: 'styles.css', runtime: false, ignoreOrder: true }),
    ],
  };
}

/**
 * Creates a minimizer that removes unused code and comments, about half of a bundle. It keeps
 * names, so that stack traces stay readable; source maps give the lines. Characters outside ASCII are
 * escaped: a single one beyond Latin-1, such as „, would double the memory that V8 needs for the source.
 */
function createReadableMinimizer(): TerserPlugin {
  return new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    extractComments: false,
    parallel: false,
    terserOptions: {
      ecma: 2020,
      mangle: false,
      compress: { defaults: false, dead_code: true, unused: true },
      format: { comments: false, ascii_only: true },
    },
  });
}
