import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { parseDocument, type Document } from 'yaml';

/**
 * Reads a story file as a YAML document, which keeps comments and tags. Returns undefined if the
 * file does not exist.
 */
export async function readDocument(file: string): Promise<Document | undefined> {
  try {
    return parseDocument(await readFile(file, 'utf8'), { logLevel: 'silent' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Writes a document to a file atomically. */
export async function writeDocument(file: string, document: Document): Promise<void> {
  const temporaryFile = `${file}~`;
  try {
    await writeFile(temporaryFile, document.toString({ lineWidth: 0 }));
    await rename(temporaryFile, file);
  } catch (error) {
    await rm(temporaryFile, { force: true });
    throw error;
  }
}
