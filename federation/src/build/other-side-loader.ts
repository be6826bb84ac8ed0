import type { LoaderContext } from 'webpack';
import { listModuleExports } from './module-exports.ts';

/**
 * Webpack loader for modules of the other side: `*.server.ts(x)` in the browser build,
 * `*.browser.ts(x)` in the server build. Replaces every export with `undefined` and drops the imports
 * in the module, also those of stylesheets. Runs after swc, on plain JavaScript.
 *
 * Fails the build for `export * from`, because that statement does not name the exports.
 */
// oxlint-disable-next-line import/no-default-export -- webpack takes a loader as default export
export default async function otherSideLoader(
  this: LoaderContext<object>,
  source: string,
): Promise<string> {
  // oxlint-disable-next-line oxc/no-this-in-exported-function -- webpack calls loaders this way
  const names = await listModuleExports(source, this.resourcePath);
  return `const nothing = undefined;\nexport { ${names.map((name) => `nothing as ${name}`).join(', ')} };\n`;
}
