import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { sourceMaps } from './source-maps.ts';
import type { RuleOptions } from './webpack-rules.ts';
import { webpackRules } from './webpack-rules.ts';

export interface BaseOptions extends RuleOptions {
  readonly root: string;
}

/** What all four builds (remote and shell, web and node) have in common. */
export function baseConfig(options: BaseOptions): Configuration {
  const web = options.side === 'web';
  return {
    mode: options.mode,
    name: options.side,
    context: options.root,
    target: web ? ['web', 'es2022'] : 'node24',
    devtool: sourceMaps(options.mode),
    node: web ? false : { __dirname: false, __filename: false },
    module: { rules: webpackRules(options), strictExportPresence: true },
    performance: { hints: false },
    infrastructureLogging: { level: 'warn' },
    optimization: {
      chunkIds: 'named',
      moduleIds: options.mode === 'development' ? 'named' : 'deterministic',
      realContentHash: true,
      minimize: web && options.mode === 'production',
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          parallel: false,
          terserOptions: { ecma: 2020, compress: { passes: 2 }, format: { comments: false } },
        }),
      ],
    },
  };
}

/** Names of script files: content in the name, so that they can be cached for good. */
export const SCRIPT_NAME = '[name].[contenthash:10].js';

/** After how many milliseconds a chunk that does not come counts as failed. */
export const CHUNK_TIMEOUT = 15_000;
