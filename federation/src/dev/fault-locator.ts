import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import type { DevFault, ThrownError } from '#dev/dev-events.ts';
import type { SourcePosition } from '#dev/source-position.ts';
import { describePosition } from '#dev/source-position.ts';

/** Matches the message at the beginning of a stack from Chromium or Node. */
const MESSAGE_PATTERN = /^[\s\S]*?(?=\n\s+at |$)/;
/** Matches a source path inside this repository, relative to the folder of the remote. */
const SOURCE_PATTERN = /^\.{1,2}\/(?!.*node_modules)/;

/**
 * Finds the source positions of errors that dev builds throw, using the source maps of the builds.
 */
export class FaultLocator {
  readonly #root: string;
  readonly #outFolder: string;
  readonly #frame: RegExp;

  /**
   * @param remote name and package folder of the remote
   * @param outFolder folder with `web/`, `node/` and `page/` of the builds
   */
  constructor({ name, root }: { readonly name: string; readonly root: string }, outFolder: string) {
    this.#root = root;
    this.#outFolder = outFolder;
    const server = String.raw`${name}@\w+/(?<bundle>remote\.cjs)`;
    const browser = String.raw`//localhost:\d+/(?<page>_page/)?(?<script>[\w@.-]+\.js)`;
    this.#frame = new RegExp(String.raw`(?:${server}|${browser}):(?<line>\d+):(?<column>\d+)`);
  }

  /**
   * Describes a thrown error by its message and the first stack position in a source file of this
   * repository.
   */
  async describeThrownError({ title, stack }: ThrownError): Promise<DevFault> {
    const message = (MESSAGE_PATTERN.exec(stack)?.[0] ?? '').trim();
    for (const line of stack.split('\n')) {
      const position = await this.#locate(line);
      if (position) return { title, message, ...describePosition(position, this.#root) };
    }
    return { title, message, location: null, frame: null };
  }

  async #locate(stackLine: string): Promise<SourcePosition | null> {
    const { groups } = this.#frame.exec(stackLine) ?? {};
    const map = groups ? await this.#readSourceMap(groups) : null;
    if (!groups || !map) return null;
    const { source, line, column } = originalPositionFor(map, {
      line: Number(groups['line']),
      column: Number(groups['column']) - 1,
    });
    if (source === null || !SOURCE_PATTERN.test(source)) return null;
    return { file: resolve(this.#root, source), line, column: column + 1 };
  }

  async #readSourceMap({ bundle, page, script }: Record<string, string | undefined>) {
    const file = bundle ? join('node', bundle) : join(page ? 'page' : 'web', script ?? '');
    const text = await readFile(join(this.#outFolder, `${file}.map`), 'utf8').catch(() => null);
    return text === null ? null : new TraceMap(text);
  }
}
