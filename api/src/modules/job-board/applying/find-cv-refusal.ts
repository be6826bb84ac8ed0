import type { CvRefusal } from '@gruenland/shared-contracts/api/job-applications.ts';
import { applicationLimits } from '@gruenland/shared-contracts/api/job-applications.ts';

/**
 * Maximum number of bytes after the end marker of a PDF. PDF readers tolerate up to this number.
 */
const maxTrailingBytes = 1024;
/** PDF keys that make a reader execute code or open embedded files (ISO 32000-1, 12.6.4). */
const executablePdfKeys = ['/JavaScript', '/JS ', '/JS(', '/Launch', '/EmbeddedFile', '/RichMedia'];

/**
 * Checks the content of a file instead of its name. The file must start and end like a PDF and must
 * not contain the keys in `executablePdfKeys`.
 * @returns the reason for a rejection, or null if the file is accepted
 */
export function findCvRefusal(file: Buffer): CvRefusal | null {
  if (file.length === 0) return 'fehlt';
  if (file.length > applicationLimits.maxCvBytes) return 'zu-gross';
  const fileEnd = file.subarray(-maxTrailingBytes).toString('latin1');
  if (!/^%PDF-[12]\.\d/u.test(file.subarray(0, 8).toString('latin1'))) return 'kein-pdf';
  if (!fileEnd.includes('%%EOF')) return 'kein-pdf';
  return executablePdfKeys.some((word) => file.includes(word, 0, 'latin1')) ? 'aktiv' : null;
}

/** Returns a safe file name: the last path segment, without special characters. */
export function cleanCvName(filename: string): string {
  const lastSegment = filename.split(/[/\\]/u).at(-1) ?? '';
  const cleanName = lastSegment
    .normalize('NFC')
    .replace(/\.pdf$/iu, '')
    .replace(/[^\p{L}\p{N} ._-]+/gu, ' ')
    .trim()
    .slice(0, 80);
  return `${cleanName || 'Lebenslauf'}.pdf`;
}
