import type { Logger } from '@gruenland/shared-contracts/logger.ts';

/** A logger that records its lines. */
export class RecordingLog implements Logger {
  readonly lines: string[] = [];

  info(fields: Record<string, unknown>, message: string): void {
    this.#recordLine('info', fields, message);
  }

  warn(fields: Record<string, unknown>, message: string): void {
    this.#recordLine('warn', fields, message);
  }

  error(fields: Record<string, unknown>, message: string): void {
    this.#recordLine('error', fields, message);
  }

  #recordLine(level: string, fields: Record<string, unknown>, message: string): void {
    this.lines.push(`${level} ${message} ${JSON.stringify(fields)}`);
  }
}
