import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import type { Operation } from './operation.ts';

interface LoggedOperation {
  readonly taskID: number;
  readonly operation: Operation;
}

/** A file with operations. An operation is written before it is acknowledged. */
export class OperationLog {
  readonly #fileDescriptor: number;
  #operationCount: number;

  /**
   * @param operationCount number of operations in the file; if 0, the file is emptied
   */
  constructor(path: string, operationCount = 0) {
    this.#fileDescriptor = openSync(path, operationCount > 0 ? 'a' : 'w');
    this.#operationCount = operationCount;
  }

  get operationCount(): number {
    return this.#operationCount;
  }

  append(taskID: number, operation: Operation): void {
    writeSync(this.#fileDescriptor, `${JSON.stringify({ taskID, operation })}\n`);
    this.#operationCount += 1;
  }

  close(): void {
    closeSync(this.#fileDescriptor);
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
  const completeLines = text.slice(0, text.lastIndexOf('\n') + 1);
  return completeLines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as LoggedOperation);
}
