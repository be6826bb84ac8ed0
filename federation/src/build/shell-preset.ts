import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration, ExternalItemFunctionData, PathData } from 'webpack';
import webpack from 'webpack';
import { PROOF_PROGRAM } from '#proof/proof-path.ts';
import type { BuildMode } from '#shared-packages.ts';
import { baseConfig, CHUNK_TIMEOUT, SCRIPT_NAME } from './base-config.ts';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';
import { FacadeGuardPlugin } from './facade-guard-plugin.ts';
import { FACADE_ALIASES, providedPackages } from './shared-config.ts';
import { SOURCE_NAME } from './source-maps.ts';

/** The shell's server, started with `node`. */
export const SHELL_BUNDLE = 'server.cjs';
/** Name of the entry that the document names. */
export const SHELL_ENTRY = 'main';

/** The small script that every document names; it fetches the others when their time has come. */
export const STARTER_ENTRY = 'starter';
/** Where the shell serves its own files. */
export const SHELL_PUBLIC_PATH = '/assets/';

/** Browser module that lays the page's one react-refresh runtime down, for development pages. */
const PUBLISH_REFRESH = fileURLToPath(new URL('../browser/publish-refresh.ts', import.meta.url));

const PROVIDE_RUNTIME = fileURLToPath(new URL('../browser/provide-runtime.ts', import.meta.url));

/** Stylesheets and their fonts go into the build even when they come from packages. */
const STYLE_PARTS = /\.(css|woff2?)$/;

export interface ShellRoom {
  /** Absolute path of the room with `src/client/begin.ts`, `starter.ts` and `src/server/main.ts`. */
  readonly root: string;
}

export interface ShellBuildTarget {
  readonly mode: BuildMode;
  /** Absolute folder that gets `web/` and `node/`. */
  readonly out: string;
}

/** The webpack configurations of the shell. */
export function shellPreset(
  room: ShellRoom,
  target: ShellBuildTarget,
): Record<'web' | 'starter' | 'node' | 'proof', Configuration> {
  return {
    web: webConfig(room, target),
    starter: starterConfig(room, target),
    node: nodeConfig(room, target, { entry: './src/server/main.ts', file: `node/${SHELL_BUNDLE}` }),
    proof: {
      ...nodeConfig(room, target, { entry: './src/server/proof/main.ts', file: PROOF_PROGRAM }),
      devtool: false,
    },
  };
}

function webConfig({ root }: ShellRoom, { mode, out }: ShellBuildTarget): Configuration {
  return {
    ...baseConfig({ root, side: 'web', mode, classSalt: 'shell' }),
    entry: {
      [SHELL_ENTRY]: [
        ...(mode === 'development' ? [PUBLISH_REFRESH] : []),
        './src/client/begin.ts',
      ],
    },
    resolve: { alias: FACADE_ALIASES },
    output: {
      path: join(out, 'web'),
      publicPath: SHELL_PUBLIC_PATH,
      uniqueName: 'shell',
      filename: entryName,
      chunkFilename: SCRIPT_NAME,
      devtoolModuleFilenameTemplate: SOURCE_NAME,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_TIMEOUT,
    },
    plugins: [
      new ModuleFederationPlugin({
        name: 'shell',
        remotes: {},
        shared: providedPackages(mode),
        runtimePlugins: [PROVIDE_RUNTIME],
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
        manifest: false,
        dts: false,
        dev: false,
      }),
      new ChunkIntegrityPlugin((file) => file.startsWith(`${SHELL_ENTRY}.`)),
      new FacadeGuardPlugin(),
    ],
  };
}

function starterConfig({ root }: ShellRoom, { mode, out }: ShellBuildTarget): Configuration {
  return {
    ...baseConfig({ root, side: 'web', mode, classSalt: 'shell' }),
    entry: { [STARTER_ENTRY]: './src/client/starter.ts' },
    output: {
      path: join(out, 'web'),
      filename: SCRIPT_NAME,
      devtoolModuleFilenameTemplate: SOURCE_NAME,
    },
  };
}

function nodeConfig(
  { root }: ShellRoom,
  { mode, out }: ShellBuildTarget,
  program: { readonly entry: string; readonly file: string },
): Configuration {
  const folder = join(out, dirname(program.file));
  return {
    ...baseConfig({ root, side: 'node', mode, classSalt: 'shell' }),
    entry: program.entry,
    output: {
      path: folder,
      filename: basename(program.file),
      library: { type: 'commonjs2' },
      publicPath: SHELL_PUBLIC_PATH,
      devtoolModuleFilenameTemplate: SOURCE_NAME,
    },
    externals: [leavePackagesOutside],
    plugins: [
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new webpack.BannerPlugin({ banner: requireFrom(root, folder), raw: true, test: /\.cjs$/ }),
      new MiniCssExtractPlugin({ filename: 'styles.css', runtime: false, ignoreOrder: true }),
    ],
  };
}

/**
 * Module Federation asks for the entry's name before its hash is known, only to count slashes.
 * webpack refuses a template with a hash then.
 */
function entryName({ chunk }: PathData): string {
  const hashed = chunk && 'contentHash' in chunk && chunk.contentHash?.['javascript'];
  return hashed ? SCRIPT_NAME : '[name].js';
}

/**
 * The bundle does not lie in the shell's room, but must find the room's packages: npm may have put
 * another version of one of them at the root of the workspace.
 */
function requireFrom(root: string, folder: string): string {
  const path = JSON.stringify(relative(folder, join(root, 'package.json')));
  return `require = require('node:module').createRequire(require('node:path').resolve(__dirname, ${path}));`;
}

/**
 * Packages stay outside the server's bundle, so that there is one copy of each for shell and
 * remotes. Rooms of this repository and stylesheets go in.
 */
async function leavePackagesOutside({
  request = '',
}: ExternalItemFunctionData): Promise<string | undefined> {
  const ownModule = /^([./#]|@gruenland\/)/.test(request);
  return ownModule || STYLE_PARTS.test(request) ? undefined : `commonjs ${request}`;
}
