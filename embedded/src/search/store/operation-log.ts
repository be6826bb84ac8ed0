import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import type { Operation } from './operation.ts';

interface LoggedOperation {
  readonly taskID: number;
  readonly operation: Operation;
}

/** A file with operations. An operation is written before it is acknowledged. */
export class OperationLog {
  readonly #file: number;
  #operations: number;

  /**
   * @param operations number of operations in the file; if 0, the file is emptied
   */
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

/**
 * Reads the operations in a log in their order. Ignores an incomplete last line: its operation was
 * not acknowledged.
 */
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
