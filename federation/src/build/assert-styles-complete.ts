import type { Compilation, Module, Stats } from 'webpack';
import { STYLEGUIDE_CHUNK } from './shell-preset.ts';

/**
 * Checks that the stylesheets of the node build contain every stylesheet whose classes the browser
 * uses. The node build writes the stylesheets, so it must import those of dialogs and other
 * components that only the browser renders.
 *
 * @throws Error with the names of the missing files
 */
export function assertStylesComplete(web: Stats, node: Stats): void {
  const writtenFiles = listStylesheets(node.compilation);
  const missingFiles = [...listStylesheets(web.compilation)].filter(
    (file) => !writtenFiles.has(file),
  );
  if (missingFiles.length > 0)
    throw new Error(`The server imports no stylesheet of: ${missingFiles.join(', ')}`);
}

/** Lists the stylesheets of all chunks except the style guide. */
function listStylesheets({ chunks, chunkGraph }: Compilation): Set<string> {
  const readerChunks = [...chunks].filter(({ name }) => name !== STYLEGUIDE_CHUNK);
  const modules = readerChunks.flatMap((chunk) => [...chunkGraph.getChunkModules(chunk)]);
  const files = modules.flatMap(listParts).map((module) => module.nameForCondition() ?? '');
  return new Set(files.filter((file) => file.endsWith('.css')));
}

/** Lists the modules that webpack has merged into a module, or the module itself. */
function listParts(module: Module): readonly Module[] {
  return 'modules' in module ? (module.modules as readonly Module[]) : [module];
}
