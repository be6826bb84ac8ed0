import type { CvRefusal } from '@gruenland/shared-contracts/api/job-applications.ts';
import { applicationLimits } from '@gruenland/shared-contracts/api/job-applications.ts';

/** How far from the end the last marker of a PDF may stand, as readers accept it. */
const endBytes = 1024;
/** What makes a reader run something or unpack files (ISO 32000-1, 12.6.4). */
const active = ['/JavaScript', '/JS ', '/JS(', '/Launch', '/EmbeddedFile', '/RichMedia'];

/**
 * Looks at what a file is, not at what it is called: begins and ends as a PDF does, carries nothing
 * that runs. @returns null when it may be kept
 */
export function checkCv(file: Buffer): CvRefusal | null {
  if (file.length === 0) return 'fehlt';
  if (file.length > applicationLimits.cvBytes) return 'zu-gross';
  const end = file.subarray(-endBytes).toString('latin1');
  if (!/^%PDF-[12]\.\d/u.test(file.subarray(0, 8).toString('latin1'))) return 'kein-pdf';
  if (!end.includes('%%EOF')) return 'kein-pdf';
  return active.some((word) => file.includes(word, 0, 'latin1')) ? 'aktiv' : null;
}

/** A name to keep: the last part of a path, without signs that mean something to systems. */
export function cvName(filename: string): string {
  const last = filename.split(/[/\\]/u).at(-1) ?? '';
  const plain = last
    .normalize('NFC')
    .replace(/\.pdf$/iu, '')
    .replace(/[^\p{L}\p{N} ._-]+/gu, ' ')
    .trim()
    .slice(0, 80);
  return `${plain || 'Lebenslauf'}.pdf`;
}
