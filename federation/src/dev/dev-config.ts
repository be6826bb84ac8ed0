import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { Configuration, ExternalItemFunctionData } from 'webpack';
import webpack from 'webpack';
import { baseConfig } from '#build/base-config.ts';
import { ChunkIntegrityPlugin } from '#build/chunk-integrity-plugin.ts';
import type { RemotePreset, RemoteRoom } from '#build/remote-preset.ts';
import { webpackRules } from '#build/webpack-rules.ts';
import { WORKSPACE } from '#build/workspace.ts';
import type { BuildMode } from '#shared-packages.ts';

const require = createRequire(import.meta.url);
const DEV_CLIENT = fileURLToPath(new URL('client/dev-client.ts', import.meta.url));

/** Stands for the release id in the container's name, the same as long as a dev server runs. */
const DEV_ID = 'dev';
const SCRIPT = '[name].js';

/** A build with errors leaves nothing behind: the next one continues the last that was good. */
const QUICK = { minimize: false, realContentHash: false, emitOnErrors: false } as const;

/**
 * The two builds that become a guest release. Against a production shell they are production builds
 * without hot updates: its React cannot replace components, and offers nothing to development code.
 */
export function guestConfigs(
  preset: RemotePreset,
  mode: BuildMode,
  out: string,
): { web: Configuration; node: Configuration } {
  const { web, node } = preset.configurations({ id: DEV_ID, mode, out });
  const hot = mode === 'development';
  const { name, root } = preset.room;
  return {
    web: {
      ...web,
      cache: { type: 'memory' },
      devtool: false,
      output: { ...web.output, filename: SCRIPT, chunkFilename: SCRIPT },
      module: { ...web.module, rules: rulesOf({ name, root }, mode) },
      // The shell's page has the refresh runtime; a second one would find no mounted component.
      externals: hot ? [takeRefreshRuntime] : [],
      optimization: { ...web.optimization, ...QUICK },
      plugins: [
        new webpack.EntryPlugin(root, DEV_CLIENT, {}),
        // The server names the entry's hash, and it changes with every build.
        ...(web.plugins ?? []).filter((plugin) => !(plugin instanceof ChunkIntegrityPlugin)),
        ...clientPlugins('shell', hot),
      ],
    },
    node: {
      ...node,
      cache: { type: 'memory' },
      devtool: false,
      optimization: { ...node.optimization, ...QUICK },
    },
  };
}

/** The page that shows a room's stories alone, served at `/`. */
export function pageConfig({ name, root }: RemoteRoom, out: string): Configuration {
  const mode = 'development';
  const base = baseConfig({ root, side: 'web', mode, classSalt: name });
  const remote = join(root, 'src/remote.tsx');
  const page = join(WORKSPACE, 'shell/src/styleguide/show-room.tsx');
  const start = [
    `import room from ${JSON.stringify(remote)};`,
    `import { showRoom } from ${JSON.stringify(page)};`,
    'void showRoom(room);',
  ].join('');
  return {
    ...base,
    cache: { type: 'memory' },
    entry: {
      page: [DEV_CLIENT, `data:text/javascript,${encodeURIComponent(start)}`],
    },
    module: { ...base.module, rules: rulesOf({ name, root }, mode, 'extract') },
    optimization: { ...base.optimization, ...QUICK },
    output: {
      path: out,
      publicPath: '/_page/',
      uniqueName: `${name}-page`,
      filename: SCRIPT,
      chunkFilename: SCRIPT,
    },
    plugins: [
      new MiniCssExtractPlugin({ filename: '[name].css', ignoreOrder: true }),
      ...clientPlugins('alone', true),
    ],
  };
}

function rulesOf({ name, root }: RemoteRoom, mode: BuildMode, styles?: 'extract') {
  const refresh = mode === 'development';
  const options = { root, side: 'web', mode, classSalt: name, refresh } as const;
  return webpackRules(styles ? { ...options, styles } : options);
}

function clientPlugins(
  place: 'shell' | 'alone',
  hot: boolean,
): NonNullable<Configuration['plugins']> {
  const facts = new webpack.DefinePlugin({ DEV_BUILD: JSON.stringify({ place, hot }) });
  if (!hot) return [facts];
  return [
    facts,
    new webpack.HotModuleReplacementPlugin(),
    new ReactRefreshPlugin({
      overlay: false,
      exclude: [/node_modules/, /\/federation\/src\/dev\//],
    }),
  ];
}

/** The refresh runtime of the shell's page, see browser/publish-refresh.ts. */
async function takeRefreshRuntime({
  request = '',
}: ExternalItemFunctionData): Promise<string | undefined> {
  const wanted =
    request === 'react-refresh/runtime' || request === require.resolve('react-refresh');
  return wanted ? 'var GRUENLAND_REFRESH' : undefined;
}
