import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RuleSetRule } from 'webpack';
import { WORKSPACE_ROOT } from './workspace.ts';

const LIBRARY_FOLDER = join(WORKSPACE_ROOT, 'node_modules/react-router/dist/production/lib');
const REPLACEMENT_FOLDER = fileURLToPath(
  new URL('../browser/react-router-replacements', import.meta.url),
);

/**
 * Files of react-router that the shell never uses, but that tree shaking keeps. In the production
 * build, a small file with the same exports replaces each of them.
 */
const REPLACEMENTS = {
  'router/instrumentation.js': 'instrumentation.ts',
  'dom/ssr/components.js': 'framework-components.ts',
} as const;

/** Components of react-router for pages, of which the shell uses only some. */
const COMPONENTS_FILE = 'dom/lib.js';

const LOADER_FILE = fileURLToPath(new URL('./unused-components-loader.ts', import.meta.url));

/** Creates the webpack rule that lets tree shaking drop unused components of react-router. */
export function createReactRouterRule(): RuleSetRule {
  return { test: findLibraryFile(COMPONENTS_FILE), use: LOADER_FILE };
}

/**
 * Creates the webpack aliases that leave unused parts of react-router out of the shell's script.
 *
 * @throws when a file does not exist: react-router was updated and has other files
 */
export function createReactRouterAliases(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(REPLACEMENTS).map(([name, replacement]) => [
      findLibraryFile(name),
      join(REPLACEMENT_FOLDER, replacement),
    ]),
  );
}

function findLibraryFile(name: string): string {
  const file = join(LIBRARY_FOLDER, name);
  if (!existsSync(file)) throw new Error(`react-router has no ${name} any more`);
  // Webpack compares the path behind symbolic links.
  return realpathSync(file);
}
