import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration, ExternalItemFunctionData } from 'webpack';
import webpack from 'webpack';
import { createBaseConfig } from '#build/base-config.ts';
import { ChunkIntegrityPlugin } from '#build/chunk-integrity-plugin.ts';
import type { RemotePreset, RemotePackage } from '#build/remote-preset.ts';
import { SOURCE_NAME_TEMPLATE } from '#build/source-maps.ts';
import { createWebpackRules } from '#build/webpack-rules.ts';
import { WORKSPACE_ROOT } from '#build/workspace.ts';
import type { BuildMode } from '#shared-packages.ts';

const require = createRequire(import.meta.url);
const HOT_ENTRY_FILE = fileURLToPath(new URL('client/hot-entry.ts', import.meta.url));

/**
 * Used instead of a release id in the container name, so that this name stays the same while a dev
 * server runs.
 */
const DEV_RELEASE_ID = 'dev';
const SCRIPT_NAME_TEMPLATE = '[name].js';

/**
 * Creates source maps that no script links to. The dev server reads them to find error positions
 * and does not serve them.
 */
const DEV_SOURCE_MAP_SETTING = 'hidden-source-map';

/** A failed build writes no files, so that the next build continues from the last good one. */
const DEV_OPTIMIZATION = { minimize: false, realContentHash: false, emitOnErrors: false } as const;

/**
 * Creates the webpack configurations of a dev build. If `mode` is `production`, the builds have no
 * hot updates, because the shell's React cannot replace components and lacks the development
 * runtime.
 */
export function createDevBuildConfigs(
  preset: RemotePreset,
  mode: BuildMode,
  outFolder: string,
): { web: Configuration; node: Configuration } {
  const { web, node } = preset.createConfigs({ id: DEV_RELEASE_ID, mode, outFolder });
  const hot = mode === 'development';
  const { name, root } = preset.remote;
  return {
    web: {
      ...web,
      cache: { type: 'memory' },
      devtool: DEV_SOURCE_MAP_SETTING,
      output: {
        ...web.output,
        filename: SCRIPT_NAME_TEMPLATE,
        chunkFilename: SCRIPT_NAME_TEMPLATE,
      },
      module: { ...web.module, rules: createDevRules({ name, root }, mode) },
      // Uses the refresh runtime of the shell's page; a second copy would not see mounted
      // components.
      externals: hot ? [externalizeRefreshRuntime] : [],
      optimization: { ...web.optimization, ...DEV_OPTIMIZATION },
      plugins: [
        new webpack.EntryPlugin(root, HOT_ENTRY_FILE, {}),
        // Chunks of a dev build have no integrity hashes. Only the entry script has one, in the
        // release document.
        ...(web.plugins ?? []).filter((plugin) => !(plugin instanceof ChunkIntegrityPlugin)),
        ...createClientPlugins(hot),
      ],
    },
    node: {
      ...node,
      cache: { type: 'memory' },
      devtool: DEV_SOURCE_MAP_SETTING,
      optimization: { ...node.optimization, ...DEV_OPTIMIZATION },
    },
  };
}

/**
 * Creates the webpack configuration of the standalone page, which shows a remote's component
 * examples at `/`.
 */
export function createPageConfig({ name, root }: RemotePackage, outFolder: string): Configuration {
  const mode = 'development';
  const base = createBaseConfig({ root, side: 'web', mode, classSalt: name });
  const remoteFile = join(root, 'src/remote.tsx');
  const pageEntryFile = join(WORKSPACE_ROOT, 'shell/src/styleguide/show-package-stories.tsx');
  const entryCode = [
    `import remote from ${JSON.stringify(remoteFile)};`,
    `import { showPackageStories } from ${JSON.stringify(pageEntryFile)};`,
    'void showPackageStories(remote);',
  ].join('');
  return {
    ...base,
    cache: { type: 'memory' },
    devtool: DEV_SOURCE_MAP_SETTING,
    entry: {
      page: [HOT_ENTRY_FILE, `data:text/javascript,${encodeURIComponent(entryCode)}`],
    },
    module: { ...base.module, rules: createDevRules({ name, root }, mode, 'extract') },
    optimization: { ...base.optimization, ...DEV_OPTIMIZATION },
    output: {
      path: outFolder,
      publicPath: '/_page/',
      uniqueName: `${name}-page`,
      devtoolModuleFilenameTemplate: SOURCE_NAME_TEMPLATE,
      filename: SCRIPT_NAME_TEMPLATE,
      chunkFilename: SCRIPT_NAME_TEMPLATE,
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].css', ignoreOrder: true }),
      ...createClientPlugins(true),
    ],
  };
}

function createDevRules({ name, root }: RemotePackage, mode: BuildMode, styles?: 'extract') {
  const refresh = mode === 'development';
  const options = { root, side: 'web', mode, classSalt: name, refresh } as const;
  return createWebpackRules(styles ? { ...options, styles } : options);
}

function createClientPlugins(hot: boolean): NonNullable<Configuration['plugins']> {
  const constantsPlugin = new webpack.DefinePlugin({ DEV_BUILD: JSON.stringify({ hot }) });
  if (!hot) return [constantsPlugin];
  return [
    constantsPlugin,
    new webpack.HotModuleReplacementPlugin(),
    new ReactRefreshPlugin({
      overlay: false,
      exclude: [/node_modules/, /\/federation\/src\/dev\//],
    }),
  ];
}

/** Makes the build use the refresh runtime of the shell's page, see browser/publish-refresh.ts. */
async function externalizeRefreshRuntime({
  request = '',
}: ExternalItemFunctionData): Promise<string | undefined> {
  const isRefreshRuntime =
    request === 'react-refresh/runtime' || request === require.resolve('react-refresh');
  return isRefreshRuntime ? 'var GRUENLAND_REFRESH' : undefined;
}
