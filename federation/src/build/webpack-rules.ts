import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';
import type { BuildMode } from '#shared-packages.ts';

export type BuildSide = 'web' | 'node';

const require = createRequire(import.meta.url);
const OTHER_SIDE_LOADER_FILE = fileURLToPath(new URL('other-side-loader.ts', import.meta.url));
const STORY_SOURCE_LOADER_FILE = fileURLToPath(new URL('story-source-loader.ts', import.meta.url));

/** Images and fonts that stylesheets may reference. */
const ASSET_PATTERN = /\.(woff2?|svg|png|jpe?g|webp|avif)$/;

export interface RuleOptions {
  readonly side: BuildSide;
  readonly mode: BuildMode;
  /**
   * Text that becomes part of every CSS module class name, so that the classes of two remotes never
   * collide.
   */
  readonly classSalt: string;
  /** Whether to add React Refresh to components, for browser builds of the dev server. */
  readonly usesReactRefresh?: boolean;
  /**
   * `extract` writes the stylesheet; `names` only maps class names. Default: `extract` in the node
   * build, `names` in the web build.
   */
  readonly styles?: 'extract' | 'names';
}

/**
 * Creates the webpack rules for scripts, stylesheets and the assets of stylesheets. Remotes and
 * shell use the same rules.
 */
export function createWebpackRules(options: RuleOptions): RuleSetRule[] {
  const swcLoader = createSwcLoader(options);
  const otherSidePattern = options.side === 'web' ? /\.server\.tsx?$/ : /\.browser\.tsx?$/;
  const scripts: RuleSetRule[] = [
    { test: /\.tsx?$/, exclude: [/node_modules/, otherSidePattern], use: swcLoader },
    {
      test: otherSidePattern,
      exclude: /node_modules/,
      use: [{ loader: OTHER_SIDE_LOADER_FILE }, swcLoader],
    },
  ];
  return [
    { test: /stories\.tsx$/, enforce: 'pre', use: STORY_SOURCE_LOADER_FILE },
    ...scripts,
    { test: /\.css$/, sideEffects: true, use: createStyleLoaders(options) },
    {
      test: ASSET_PATTERN,
      issuer: /\.css$/,
      type: 'asset/resource',
      generator: { filename: '[name].[contenthash:10][ext]' },
    },
  ];
}

function createSwcLoader({ side, mode, usesReactRefresh = false }: RuleOptions): {
  loader: string;
  options: object;
} {
  const react = {
    runtime: 'automatic',
    development: mode === 'development',
    refresh: usesReactRefresh,
  };
  return {
    loader: require.resolve('swc-loader'),
    options: {
      swcrc: false,
      configFile: false,
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: side === 'web' ? 'es2022' : 'es2024',
        transform: { react, verbatimModuleSyntax: true },
      },
      module: { type: 'es6' },
    },
  };
}

/**
 * Creates the stylesheet loaders. The node build extracts the stylesheet; the web build only maps
 * class names. Both builds must hash the same text with the same function, so that the class names
 * in the HTML of server and browser match.
 */
function createStyleLoaders({
  side,
  mode,
  classSalt,
  styles = side === 'web' ? 'names' : 'extract',
}: RuleOptions): NonNullable<RuleSetRule['use']> {
  const css = {
    loader: require.resolve('css-loader'),
    options: {
      modules: {
        auto: true,
        namedExport: false,
        exportLocalsConvention: 'as-is',
        exportOnlyLocals: styles === 'names',
        localIdentName:
          mode === 'development' ? '[name]-[local]-[hash:base64:6]' : '[hash:base64:6]',
        localIdentHashSalt: classSalt,
        localIdentHashFunction: 'sha256',
      },
    },
  };
  if (styles === 'names') return [css];
  return [{ loader: MiniCssExtractPlugin.loader, options: { publicPath: '' } }, css];
}
