import type { FormFileRefusal } from '@gruenland/shared-contracts/api/form-files.ts';
import { formFileLimits } from '@gruenland/shared-contracts/api/form-files.ts';

import { findCvRefusal } from '#modules/job-board/interface.ts';
import { PhotoRefusedError, preparePhoto } from '#modules/photos/interface.ts';

/** A file that passed the check, with its content and type as they are stored. */
export interface SanitizedFile {
  readonly bytes: Buffer;
  readonly type: 'application/pdf' | 'image/webp';
  readonly name: string;
}

/**
 * Checks the content of a file instead of its name. A PDF without executable content is kept
 * unchanged. A picture is re-encoded.
 * @returns the file to store, or the reason for a rejection
 */
export async function sanitizeFormFile(
  filename: string,
  file: Buffer,
): Promise<SanitizedFile | FormFileRefusal> {
  if (file.length === 0) return 'fehlt';
  if (file.length > formFileLimits.maxBytes) return 'zu-gross';
  if (file.subarray(0, 5).toString('latin1') === '%PDF-') {
    const refusal = findCvRefusal(file);
    if (refusal === null)
      return { bytes: file, type: 'application/pdf', name: createSafeFileName(filename, 'pdf') };
    return refusal === 'aktiv' ? 'aktiv' : 'kaputt';
  }
  try {
    const { bytes } = await preparePhoto(file);
    return { bytes, type: 'image/webp', name: createSafeFileName(filename, 'webp') };
  } catch (error) {
    if (!(error instanceof PhotoRefusedError)) throw error;
    return PHOTO_TO_FORM_REFUSAL[error.refusal] ?? 'typ';
  }
}

const PHOTO_TO_FORM_REFUSAL: Readonly<Partial<Record<string, FormFileRefusal>>> = {
  'zu-klein': 'zu-klein',
  'zu-gross': 'zu-gross',
  'zu-viele-pixel': 'zu-gross',
  kaputt: 'kaputt',
  verdaechtig: 'aktiv',
};

/**
 * Returns a safe file name: the last path segment without special characters, with the extension of
 * the actual file type.
 */
function createSafeFileName(filename: string, extension: string): string {
  const lastSegment = filename.split(/[/\\]/u).at(-1) ?? '';
  const cleanName = lastSegment
    .normalize('NFC')
    .replace(/\.[a-z0-9]{1,5}$/iu, '')
    .replace(/[^\p{L}\p{N} ._-]+/gu, ' ')
    .trim()
    .slice(0, 80);
  return `${cleanName || 'Datei'}.${extension}`;
}
