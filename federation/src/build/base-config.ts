import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { setWebpackPath } from './set-webpack-path.ts';
import { getDevtool } from './source-maps.ts';
import type { RuleOptions } from './webpack-rules.ts';
import { createWebpackRules } from './webpack-rules.ts';

export interface BaseConfigOptions extends RuleOptions {
  readonly root: string;
}

/** Creates the webpack settings that all builds share (remote and shell, web and node). */
export function createBaseConfig(options: BaseConfigOptions): Configuration {
  setWebpackPath();
  const isWeb = options.side === 'web';
  return {
    mode: options.mode,
    name: options.side,
    context: options.root,
    target: isWeb ? ['web', 'es2022'] : 'node24',
    devtool: getDevtool(options.mode),
    node: isWeb ? false : { __dirname: false, __filename: false },
    module: { rules: createWebpackRules(options), strictExportPresence: true },
    performance: { hints: false },
    infrastructureLogging: { level: 'warn' },
    optimization: {
      chunkIds: 'named',
      moduleIds: options.mode === 'development' ? 'named' : 'deterministic',
      realContentHash: true,
      minimize: isWeb && options.mode === 'production',
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          parallel: false,
          terserOptions: { ecma: 2020, compress: { passes: 3 }, format: { comments: false } },
        }),
      ],
    },
  };
}

/** Script file names contain a content hash, so that they can be cached permanently. */
export const SCRIPT_NAME_TEMPLATE = '[name].[contenthash:10].js';

/** Milliseconds after which webpack stops waiting for a chunk. */
export const CHUNK_TIMEOUT_MS = 15_000;
