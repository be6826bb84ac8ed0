import type { Compilation, Compiler } from 'webpack';
import { integrityOf } from '#release/integrity.ts';

const NAME = 'ChunkIntegrityPlugin';
const PLACEHOLDER = '@@chunk-integrity@@';

/**
 * Makes a build's own runtime load each of its chunks with `integrity` and `crossorigin`. The
 * hashes lie in the entry script, which is changed after all other files have got their final
 * content; nothing refers to the entry from inside, so there is no circle. A chunk without a
 * known hash is not loaded.
 */
export class ChunkIntegrityPlugin {
  readonly #holder: (file: string) => boolean;

  /** @param holder tells the file that holds the runtime */
  constructor(holder: (file: string) => boolean) {
    this.#holder = holder;
  }

  apply(compiler: Compiler): void {
    const { Compilation: CompilationClass, runtime } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const hooks = runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation);
      hooks.createScript.tap(NAME, (source: string) => `${source}\n${SET_INTEGRITY}`);
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: CompilationClass.PROCESS_ASSETS_STAGE_REPORT - 1 },
        () => fillIn(compiler, compilation, this.#holder),
      );
    });
  }
}

/** Runs inside webpack's script loading function, where `script` and `url` are known. */
const SET_INTEGRITY = [
  `var known = ${JSON.stringify(PLACEHOLDER)};`,
  'var integrity = known[url.slice(url.lastIndexOf("/") + 1)];',
  'if (!integrity) throw new Error("No integrity known for " + url);',
  'script.integrity = integrity;',
  'script.crossOrigin = "anonymous";',
].join('\n');

function fillIn(
  compiler: Compiler,
  compilation: Compilation,
  holder: (file: string) => boolean,
): void {
  const scripts = Object.keys(compilation.assets).filter((file) => file.endsWith('.js'));
  const chunks = scripts.filter((file) => !holder(file));
  const table = Object.fromEntries(
    chunks.map((file) => [file, integrityOf(contentOf(compilation, file))]),
  );
  const pattern = new RegExp(`(["'\`])${PLACEHOLDER}\\1`, 'g');
  for (const file of scripts.filter(holder)) {
    const text = contentOf(compilation, file).toString('utf8');
    const filled = text.replace(pattern, () => `(${JSON.stringify(table)})`);
    compilation.updateAsset(file, new compiler.webpack.sources.RawSource(filled));
  }
  const forgotten = chunks.filter((file) => contentOf(compilation, file).includes(PLACEHOLDER));
  if (forgotten.length > 0) throw new Error(`Runtime outside the entry: ${forgotten.join(', ')}`);
}

function contentOf(compilation: Compilation, file: string): Buffer {
  const asset = compilation.getAsset(file);
  if (!asset) throw new Error(`No such file in the build: ${file}`);
  return Buffer.from(asset.source.buffer());
}
