/** Matches valid names of stored files: in lower case, with an extension and without any slash. */
export const fileNamePattern = /^[a-z0-9](?:[a-z0-9_-]|\.(?=[a-z0-9])){0,190}\.[a-z0-9]{2,5}$/u;

const EXTENSION_PATTERN = /\.([A-Za-z0-9]{2,5})$/u;

/**
 * Converts a file name to a valid one: `Mein Film (1).MP4` → `mein-film-1.mp4`. Returns undefined
 * if the name has no extension.
 */
export function toStoredName(name: string): string | undefined {
  const baseName = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
  const extension = EXTENSION_PATTERN.exec(baseName)?.[1]?.toLowerCase();
  if (extension === undefined) return undefined;
  const stem = baseName
    .slice(0, -extension.length - 1)
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-+|-+$/gu, '')
    .slice(0, 150);
  return `${stem === '' ? 'datei' : stem}.${extension}`;
}
