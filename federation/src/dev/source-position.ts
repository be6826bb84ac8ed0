import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { DevFault } from '#dev/dev-events.ts';

/** Number of source lines shown before and after the position. */
const CONTEXT_LINE_COUNT = 2;

/** A position in a source file. */
export interface SourcePosition {
  /** Absolute path. */
  readonly file: string;
  /** Line number, counted from 1. */
  readonly line: number;
  /** Column number, counted from 1; null if unknown. */
  readonly column: number | null;
}

/**
 * Describes a source position for developers, with the lines around it.
 *
 * @param root folder to which the reported path is relative
 */
export function describePosition(
  position: SourcePosition | null,
  root: string,
): Pick<DevFault, 'location' | 'frame'> {
  if (!position) return { location: null, frame: null };
  const { file, line, column } = position;
  const suffix = column === null ? '' : `:${column}`;
  return { location: `${relative(root, file)}:${line}${suffix}`, frame: createCodeFrame(position) };
}

/** Formats a fault for the terminal. */
export function formatFault({ title, message, location, frame }: DevFault): string {
  const heading = location === null ? `✗ ${title}` : `✗ ${title}: ${location}`;
  return [heading, indentLines(message), ...(frame === null ? [] : [indentLines(frame)])].join(
    '\n',
  );
}

function createCodeFrame({ file, line, column }: SourcePosition): string | null {
  const lines = readSource(file).split('\n');
  if (line > lines.length || lines.length < 2) return null;
  const firstLine = Math.max(1, line - CONTEXT_LINE_COUNT);
  const lastLine = Math.min(lines.length, line + CONTEXT_LINE_COUNT);
  const width = String(lastLine).length;
  return lines
    .slice(firstLine - 1, lastLine)
    .flatMap((text, index) => {
      const lineNumber = firstLine + index;
      const row = `${lineNumber === line ? '>' : ' '} ${String(lineNumber).padStart(width)} | ${text}`;
      const markerLine = `  ${' '.repeat(width)} | ${' '.repeat(Math.max(0, (column ?? 1) - 1))}^`;
      return lineNumber === line && column !== null ? [row, markerLine] : [row];
    })
    .join('\n');
}

/** Reads a source file; returns an empty text if that fails. */
export function readSource(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function indentLines(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ');
}
