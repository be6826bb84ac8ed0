import type { Logger } from '@gruenland/shared-contracts/logger.ts';

/** A logger that records its lines. */
export class RecordingLog implements Logger {
  readonly lines: string[] = [];

  info(fields: Record<string, unknown>, message: string): void {
    this.#note('info', fields, message);
  }

  warn(fields: Record<string, unknown>, message: string): void {
    this.#note('warn', fields, message);
  }

  error(fields: Record<string, unknown>, message: string): void {
    this.#note('error', fields, message);
  }

  #note(level: string, fields: Record<string, unknown>, message: string): void {
    this.lines.push(`${level} ${message} ${JSON.stringify(fields)}`);
  }
}
