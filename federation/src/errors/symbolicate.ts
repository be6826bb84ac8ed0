import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { getBuildFolder } from '#build/workspace.ts';
import type { BuiltLocation } from '#errors/built-location.ts';
import { parseBuiltLocation, parseFunctionName } from '#errors/built-location.ts';
import { getSourceMapsPath } from '#publish/store-layout.ts';
import type { BuildMode } from '#shared-packages.ts';
import type { ReleaseStore } from '#store/release-store.ts';

/**
 * Remote and release that reported the error. Stack lines of the shell name no release, so this
 * release applies to them.
 */
export interface StackOrigin {
  readonly remote: string;
  readonly release: string;
}

/**
 * Resolves locations in built files to source locations, using the source maps of each release.
 * Stack lines without a source map stay unchanged.
 */
export class Symbolicator {
  readonly #store: ReleaseStore;
  readonly #mode: BuildMode;
  readonly #sourceMaps = new Map<string, Promise<TraceMap | null>>();

  /** @param mode mode of the shell build on this machine that provides the source maps */
  constructor(store: ReleaseStore, mode: BuildMode) {
    this.#store = store;
    this.#mode = mode;
  }

  async resolveStack(text: string, origin: StackOrigin): Promise<string[]> {
    const lines = text.split('\n').map((line) => line.trimEnd());
    return await Promise.all(lines.map((line) => this.#resolveLine(line, origin)));
  }

  async #resolveLine(line: string, origin: StackOrigin): Promise<string> {
    const location = parseBuiltLocation(line);
    if (!location) return line;
    const map = await this.#getSourceMap(location, origin);
    if (!map) return line;
    const sourcePosition = originalPositionFor(map, {
      line: location.line,
      column: location.column - 1,
    });
    if (sourcePosition.source === null) return line;
    const name = sourcePosition.name ?? parseFunctionName(line) ?? '<anonymous>';
    return `    at ${name} (${location.remote}: ${sourcePosition.source}:${sourcePosition.line}:${sourcePosition.column + 1})`;
  }

  #getSourceMap(location: BuiltLocation, origin: StackOrigin): Promise<TraceMap | null> {
    const release = location.release ?? (origin.remote === 'shell' ? origin.release : null);
    const key = `${location.remote}@${release}/${location.file}`;
    let map = this.#sourceMaps.get(key);
    if (!map) this.#sourceMaps.set(key, (map = this.#readSourceMap(location, release)));
    return map;
  }

  async #readSourceMap(
    { remote, file }: BuiltLocation,
    release: string | null,
  ): Promise<TraceMap | null> {
    const bytes =
      remote === 'shell'
        ? await this.#readShellSourceMap(file, release)
        : await this.#store.read(`${getSourceMapsPath(remote, release ?? 'none')}/${file}.map`);
    // A broken source map counts as missing.
    try {
      return bytes && new TraceMap(bytes.toString('utf8'));
    } catch {
      return null;
    }
  }

  /**
   * Reads a source map of the shell from its build folder, because the store has no shell releases.
   */
  async #readShellSourceMap(file: string, release: string | null): Promise<Buffer | null> {
    const folder = getBuildFolder('shell', this.#mode);
    const manifest = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => null);
    if (manifest === null) return null;
    const { id } = JSON.parse(manifest) as { readonly id?: string };
    if (release !== null && release !== id) return null;
    return await readFile(join(folder, 'maps', `${file}.map`)).catch(() => null);
  }
}
