import type { Compilation, Compiler } from 'webpack';
import { computeIntegrity } from '#release/integrity.ts';

const PLUGIN_NAME = 'ChunkIntegrityPlugin';
const PLACEHOLDER = '@@chunk-integrity@@';

/**
 * Makes the webpack runtime load each chunk with `integrity` and `crossorigin`. The entry script
 * contains the hashes of all chunks. The plugin inserts the hashes when the chunks are final. The
 * runtime refuses a chunk whose hash is unknown.
 */
export class ChunkIntegrityPlugin {
  readonly #isEntry: (file: string) => boolean;

  /** @param isEntry returns whether a file contains the webpack runtime */
  constructor(isEntry: (file: string) => boolean) {
    this.#isEntry = isEntry;
  }

  apply(compiler: Compiler): void {
    const { Compilation: CompilationClass, runtime } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(PLUGIN_NAME, (compilation) => {
      const hooks = runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      hooks.createScript.tap(PLUGIN_NAME, (source: string) => `${source}\n${SET_INTEGRITY_CODE}`);
      compilation.hooks.processAssets.tap(
        { name: PLUGIN_NAME, stage: CompilationClass.PROCESS_ASSETS_STAGE_REPORT - 1 },
        () => insertHashes(compiler, compilation, this.#isEntry),
      );
    });
  }
}

/**
 * Code that runs inside webpack's script loading function, where `script` and `url` are defined.
 */
const SET_INTEGRITY_CODE = [
  `var known = ${JSON.stringify(PLACEHOLDER)};`,
  'var integrity = known[url.slice(url.lastIndexOf("/") + 1)];',
  'if (!integrity) throw new Error("No integrity known for " + url);',
  'script.integrity = integrity;',
  'script.crossOrigin = "anonymous";',
].join('\n');

function insertHashes(
  compiler: Compiler,
  compilation: Compilation,
  isEntry: (file: string) => boolean,
): void {
  const scripts = Object.keys(compilation.assets).filter((file) => file.endsWith('.js'));
  const chunks = scripts.filter((file) => !isEntry(file));
  const hashByFile = Object.fromEntries(
    chunks.map((file) => [file, computeIntegrity(getContent(compilation, file))]),
  );
  const pattern = new RegExp(`(["'\`])${PLACEHOLDER}\\1`, 'g');
  for (const file of scripts.filter(isEntry)) {
    const text = getContent(compilation, file).toString('utf8');
    const filledText = text.replace(pattern, () => `(${JSON.stringify(hashByFile)})`);
    compilation.updateAsset(file, new compiler.webpack.sources.RawSource(filledText));
  }
  const chunksWithPlaceholder = chunks.filter((file) =>
    getContent(compilation, file).includes(PLACEHOLDER),
  );
  if (chunksWithPlaceholder.length > 0)
    throw new Error(`webpack runtime outside the entry: ${chunksWithPlaceholder.join(', ')}`);
}

function getContent(compilation: Compilation, file: string): Buffer {
  const asset = compilation.getAsset(file);
  if (!asset) throw new Error(`No such file in the build: ${file}`);
  return Buffer.from(asset.source.buffer());
}
