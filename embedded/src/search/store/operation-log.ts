import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import type { Operation } from './operation.ts';

interface LoggedOperation {
  readonly taskID: number;
  readonly operation: Operation;
}

/** Operations in a file, written before they are acknowledged. */
export class OperationLog {
  readonly #file: number;
  #operations: number;

  /** @param operations how many the file holds already; 0 begins it anew */
  constructor(path: string, operations = 0) {
    this.#file = openSync(path, operations > 0 ? 'a' : 'w');
    this.#operations = operations;
  }

  get operations(): number {
    return this.#operations;
  }

  append(taskID: number, operation: Operation): void {
    writeSync(this.#file, `${JSON.stringify({ taskID, operation })}\n`);
    this.#operations += 1;
  }

  close(): void {
    closeSync(this.#file);
  }
}

/** Operations of a log in order. A last line that was cut off was never acknowledged: it is left out. */
export function readLog(path: string): LoggedOperation[] {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  return whole
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as LoggedOperation);
}
