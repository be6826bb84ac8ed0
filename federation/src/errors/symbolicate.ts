import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { buildFolder } from '#build/workspace.ts';
import type { BuiltPlace } from '#errors/stack-frame.ts';
import { builtPlace, functionName } from '#errors/stack-frame.ts';
import { mapsPath } from '#publish/store-layout.ts';
import type { BuildMode } from '#shared-packages.ts';
import type { ReleaseStore } from '#store/release-store.ts';

/** What a stack belongs to, for lines that do not say. */
export interface StackOrigin {
  readonly remote: string;
  readonly release: string;
}

/**
 * Turns places in built files into places in sources, by the source maps that were kept with each
 * release. Lines that no map knows stay as they are.
 */
export class Symbolicator {
  readonly #store: ReleaseStore;
  readonly #mode: BuildMode;
  readonly #maps = new Map<string, Promise<TraceMap | null>>();

  /** @param mode of the shell's build on this machine, whose maps lie beside it */
  constructor(store: ReleaseStore, mode: BuildMode) {
    this.#store = store;
    this.#mode = mode;
  }

  async stack(text: string, origin: StackOrigin): Promise<string[]> {
    const lines = text.split('\n').map((line) => line.trimEnd());
    return await Promise.all(lines.map((line) => this.#line(line, origin)));
  }

  async #line(line: string, origin: StackOrigin): Promise<string> {
    const place = builtPlace(line);
    if (!place) return line;
    const map = await this.#mapOf(place, origin);
    if (!map) return line;
    const found = originalPositionFor(map, { line: place.line, column: place.column - 1 });
    if (found.source === null) return line;
    const name = found.name ?? functionName(line) ?? '<anonymous>';
    return `    at ${name} (${place.remote}: ${found.source}:${found.line}:${found.column + 1})`;
  }

  #mapOf(place: BuiltPlace, origin: StackOrigin): Promise<TraceMap | null> {
    const release = place.release ?? (origin.remote === 'shell' ? origin.release : null);
    const key = `${place.remote}@${release}/${place.file}`;
    let map = this.#maps.get(key);
    if (!map) this.#maps.set(key, (map = this.#read(place, release)));
    return map;
  }

  async #read({ remote, file }: BuiltPlace, release: string | null): Promise<TraceMap | null> {
    const bytes =
      remote === 'shell'
        ? await this.#readShell(file, release)
        : await this.#store.read(`${mapsPath(remote, release ?? 'none')}/${file}.map`);
    // A map that is broken is as good as none: the line then stays as it came.
    try {
      return bytes && new TraceMap(bytes.toString('utf8'));
    } catch {
      return null;
    }
  }

  /** The shell is deployed, not released: its maps lie with its build. */
  async #readShell(file: string, release: string | null): Promise<Buffer | null> {
    const folder = buildFolder('shell', this.#mode);
    const manifest = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => null);
    if (manifest === null) return null;
    const { id } = JSON.parse(manifest) as { readonly id?: string };
    if (release !== null && release !== id) return null;
    return await readFile(join(folder, 'maps', `${file}.map`)).catch(() => null);
  }
}
