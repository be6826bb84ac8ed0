import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';
import { registerModuleHooks } from '../jest/module-hooks.mjs';
import { SWC_OPTIONS } from '../jest/swc-options.mjs';
import { ROOT } from '../project/paths.mjs';
import { addCallMarkers, createMarker, MARKER } from './add-call-markers.mjs';

const SOURCE_FILE = /^file:.*(?<!\.d)\.tsx?$/;

/**
 * Records which source files are executed, in the order of the first call of one of their functions.
 * Only modules that are imported after the recorder was created are recorded.
 */
export class CallRecorder {
  #calls = null;
  #lastCallMs = 0;

  /** @param {(file: string) => boolean} isTraced gets paths relative to the repository */
  constructor(isTraced) {
    globalThis[MARKER] = (file) => {
      if (!this.#calls) return;
      this.#lastCallMs = getTimeMs();
      if (!this.#calls.has(file)) this.#calls.set(file, this.#lastCallMs);
    };
    registerModuleHooks();
    registerHooks({
      load(url, context, next) {
        if (!SOURCE_FILE.test(url)) return next(url, context);
        const path = fileURLToPath(url);
        const file = relative(ROOT, path);
        if (!isTraced(file)) return next(url, context);
        const source = addCallMarkers(file, readFileSync(path, 'utf8'), createMarker(file));
        if (!file.endsWith('x')) return { format: 'module-typescript', source, shortCircuit: true };
        const { code } = transformSync(source, { ...SWC_OPTIONS, filename: path });
        return { format: 'module', source: code, shortCircuit: true };
      },
    });
  }

  /** Forgets the calls so far and records from now on. */
  start() {
    this.#calls = new Map();
    this.#lastCallMs = getTimeMs();
  }

  /** Returns the milliseconds since the last call, of whatever file, or since the start. */
  getMsSinceLastCall() {
    return getTimeMs() - this.#lastCallMs;
  }

  /**
   * Ends the recording.
   *
   * @returns {[file: string, timeMs: number][]} first calls; times of all processes are comparable
   */
  stop() {
    const calls = [...this.#calls];
    this.#calls = null;
    return calls;
  }
}

function getTimeMs() {
  return Number(process.hrtime.bigint()) / 1e6;
}
