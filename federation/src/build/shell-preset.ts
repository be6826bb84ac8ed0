import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration, ExternalItemFunctionData, PathData } from 'webpack';
import webpack from 'webpack';
import { SANDBOX_PROGRAM } from '#sandbox/sandbox-program-path.ts';
import type { BuildMode } from '#shared-packages.ts';
import { baseConfig, CHUNK_TIMEOUT_MS, SCRIPT_NAME } from './base-config.ts';
import { ChunkIntegrityPlugin } from './chunk-integrity-plugin.ts';
import { FacadeGuardPlugin } from './facade-guard-plugin.ts';
import { FACADE_ALIASES, providedPackages } from './shared-config.ts';
import { SOURCE_NAME } from './source-maps.ts';

/** The shell's server bundle. */
export const SHELL_BUNDLE = 'server.cjs';
/** Name of the main entry. */
export const SHELL_ENTRY = 'main';

/** Name of the small script in every document that loads the other scripts. */
export const STARTER_ENTRY = 'starter';
/** Path under which the shell serves its own files. */
export const SHELL_PUBLIC_PATH = '/assets/';

/** Path of the script that publishes the react-refresh runtime of development pages. */
const PUBLISH_REFRESH = fileURLToPath(new URL('../browser/publish-refresh.ts', import.meta.url));

const PROVIDE_RUNTIME = fileURLToPath(new URL('../browser/provide-runtime.ts', import.meta.url));

/** Stylesheets and fonts are bundled even when they come from packages. */
const STYLE_FILES = /\.(css|woff2?)$/;

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
  readonly out: string;
}

/** Webpack configurations of the shell. */
export function shellPreset(
  shell: ShellPackage,
  target: ShellBuildTarget,
): Record<'web' | 'starter' | 'node' | 'sandbox', Configuration> {
  return {
    web: webConfig(shell, target),
    starter: starterConfig(shell, target),
    node: nodeConfig(shell, target, {
      entry: './src/server/main.ts',
      file: `node/${SHELL_BUNDLE}`,
    }),
    sandbox: {
      ...nodeConfig(shell, target, {
        entry: './src/server/sandbox-check/main.ts',
        file: SANDBOX_PROGRAM,
      }),
      devtool: false,
    },
  };
}

function webConfig({ root }: ShellPackage, { mode, out }: ShellBuildTarget): Configuration {
  return {
    ...baseConfig({ root, side: 'web', mode, classSalt: 'shell' }),
    entry: {
      [SHELL_ENTRY]: [
        ...(mode === 'development' ? [PUBLISH_REFRESH] : []),
        './src/client/entry.ts',
      ],
    },
    resolve: { alias: FACADE_ALIASES },
    output: {
      path: join(out, 'web'),
      publicPath: SHELL_PUBLIC_PATH,
      uniqueName: 'shell',
      filename: entryFileName,
      chunkFilename: SCRIPT_NAME,
      devtoolModuleFilenameTemplate: SOURCE_NAME,
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
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

function starterConfig({ root }: ShellPackage, { mode, out }: ShellBuildTarget): Configuration {
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
  { root }: ShellPackage,
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
    externals: [externalizePackages],
    plugins: [
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new webpack.BannerPlugin({ banner: requireBanner(root, folder), raw: true, test: /\.cjs$/ }),
      new MiniCssExtractPlugin({ filename: 'styles.css', runtime: false, ignoreOrder: true }),
    ],
  };
}

/**
 * Module Federation requests the entry's file name before the hash exists, and only counts the
 * slashes in it. A template with a hash would throw at that time.
 */
function entryFileName({ chunk }: PathData): string {
  const hashed = chunk && 'contentHash' in chunk && chunk.contentHash?.['javascript'];
  return hashed ? SCRIPT_NAME : '[name].js';
}

/**
 * Returns the banner that makes `require` resolve packages from the shell's package, although the
 * bundle is elsewhere. npm may have installed another version at the root of the workspace.
 */
function requireBanner(root: string, folder: string): string {
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
  const ownModule = /^([./#]|@gruenland\/)/.test(request);
  return ownModule || STYLE_FILES.test(request) ? undefined : `commonjs ${request}`;
}
