import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration } from 'webpack';
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
  return {
    ...baseConfig({ root: room.root, side: 'web', mode, classSalt: room.name }),
    entry: {},
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
      new ChunkIntegrityPlugin((file) => file === REMOTE_ENTRY),
      new FacadeGuardPlugin(),
    ],
  };
}

function nodeConfig(room: RemoteRoom, { mode, out }: RemoteBuildTarget): Configuration {
  return {
    ...baseConfig({ root: room.root, side: 'node', mode, classSalt: room.name }),
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
