import { readFileSync } from 'node:fs';

const wordsFileUrl = new URL('./common-words.txt', import.meta.url);
const wordPattern = /^[\p{Ll}\p{N}]+$/u;

/**
 * Reads words of common passwords: lower-case words between spaces; lines that start with `#` are
 * comments.
 *
 * @throws Error that names the first word with other characters
 */
export function readCommonWords(lines = readFileSync(wordsFileUrl, 'utf8')): string[] {
  const words = lines
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .flatMap((line) => line.split(' '))
    .filter((word) => word !== '');
  const invalidWord = words.find((word) => !wordPattern.test(word));
  if (invalidWord !== undefined) throw new Error(`"${invalidWord}" is no lower-case word`);
  return words;
}
