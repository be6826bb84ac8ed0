import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Chunk, Configuration } from 'webpack';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import type { BuildMode } from '#shared-packages.ts';
import { sharedPackages } from '#shared-packages.ts';
import { baseConfig, CHUNK_TIMEOUT, SCRIPT_NAME } from './base-config.ts';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';
import { FacadeGuardPlugin } from './facade-guard-plugin.ts';
import { takenPackages } from './shared-config.ts';
import { SOURCE_NAME } from './source-maps.ts';

/** Entry script of every release; its folder makes it unique. */
export const REMOTE_ENTRY = 'remoteEntry.js';
/** The release's one file for the server. */
export const NODE_BUNDLE = 'remote.cjs';
/** Chunk that holds `./remote` itself. */
export const REMOTE_CHUNK = 'remote';

/** What every entry script would bring along again: the shell hands out its own. */
const BUNDLER_RUNTIME = /@module-federation[\\/]webpack-bundler-runtime/;
const TAKEN_RUNTIME = fileURLToPath(new URL('../browser/taken-runtime.ts', import.meta.url));

export interface RemoteRoom {
  /** Name of the remote, for example `mf-magazine`. */
  readonly name: string;
  /** Absolute path of its room; `src/remote.tsx` lies below. */
  readonly root: string;
}

export interface RemoteBuildTarget {
  /** Release id; becomes part of the container's name. */
  readonly id: string;
  readonly mode: BuildMode;
  /** Absolute folder that gets `web/` and `node/`. */
  readonly out: string;
}

/** Makes both webpack configurations of a remote for one release. */
export interface RemotePreset {
  readonly room: RemoteRoom;
  configurations(target: RemoteBuildTarget): { web: Configuration; node: Configuration };
}

/** What a remote's `webpack.config.ts` exports by default. */
export function remotePreset(room: RemoteRoom): RemotePreset {
  return {
    room,
    configurations: (target) => ({ web: webConfig(room, target), node: nodeConfig(room, target) }),
  };
}

/** Global name of a release's container; unique per release, so tabs can hold several. */
export function containerName(name: string, id: string): string {
  return `${name.replaceAll('-', '_')}__${id}`;
}

function webConfig(room: RemoteRoom, { id, mode, out }: RemoteBuildTarget): Configuration {
  const container = containerName(room.name, id);
  const base = baseConfig({ root: room.root, side: 'web', mode, classSalt: room.name });
  return {
    ...base,
    entry: {},
    optimization: { ...base.optimization, splitChunks: { name: commonName } },
    output: {
      path: `${out}/web`,
      publicPath: 'auto',
      uniqueName: container,
      filename: SCRIPT_NAME,
      chunkFilename: SCRIPT_NAME,
      devtoolModuleFilenameTemplate: SOURCE_NAME,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_TIMEOUT,
    },
    plugins: [
      new ModuleFederationPlugin({
        name: container,
        filename: REMOTE_ENTRY,
        exposes: { './remote': { import: './src/remote.tsx', name: REMOTE_CHUNK } },
        shared: takenPackages(mode),
        experiments: {
          externalRuntime: true,
          optimization: { disableSnapshot: true, target: 'web' },
        },
        manifest: false,
        dts: false,
        dev: false,
      }),
      new webpack.NormalModuleReplacementPlugin(BUNDLER_RUNTIME, TAKEN_RUNTIME),
      new ChunkIntegrityPlugin((file) => file === REMOTE_ENTRY),
      new FacadeGuardPlugin(),
    ],
  };
}

/**
 * A short name for what several chunks share: every first page carries the names of all chunks, and
 * webpack's own list the modules within.
 */
function commonName(_module: unknown, chunks: readonly Chunk[]): string {
  const users = chunks.map(({ name, id }) => name ?? id).toSorted();
  return `common-${createHash('sha256').update(users.join('\n')).digest('hex').slice(0, 6)}`;
}

function nodeConfig(room: RemoteRoom, { mode, out }: RemoteBuildTarget): Configuration {
  const base = baseConfig({ root: room.root, side: 'node', mode, classSalt: room.name });
  return {
    ...base,
    optimization: {
      ...base.optimization,
      minimize: mode === 'production',
      minimizer: [readableMinimizer()],
    },
    entry: { remote: './src/remote.tsx' },
    output: {
      path: `${out}/node`,
      filename: NODE_BUNDLE,
      library: { type: 'commonjs2' },
      devtoolModuleFilenameTemplate: SOURCE_NAME,
    },
    externalsType: 'commonjs',
    externals: [Object.fromEntries(sharedPackages(mode).map((name) => [name, `commonjs ${name}`]))],
    plugins: [
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new MiniCssExtractPlugin({ filename: 'styles.css', runtime: false, ignoreOrder: true }),
    ],
  };
}

/**
 * Takes out what nothing uses, and comments: half of a bundle. Names stay, so that traces can be read;
 * lines are in the maps.
 */
function readableMinimizer(): TerserPlugin {
  return new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    extractComments: false,
    parallel: false,
    terserOptions: {
      ecma: 2020,
      mangle: false,
      compress: { defaults: false, dead_code: true, unused: true },
      format: { comments: false },
    },
  });
}
