import { readTextField } from '#data/fields.ts';

const CODE_POINTS_PATTERN = /\/([\da-f]{2,6}(?:-[\da-f]{2,6}){0,9})\.(?:png|svg|webp)(?:$|\?)/i;
const EMOJI_PATTERN = /^(?:\p{Emoji}|\p{Emoji_Component})+$/u;

/**
 * Finds the emoji that a picture shows, because old documents contain only the picture's URL on a
 * third-party server. The file name consists of the emoji's code points (`…/64/1f600.png`,
 * `…/1f1e9-1f1ea.png`). Returns undefined for other file names.
 */
export function findEmojiByFileName(url: unknown): string | undefined {
  const [, points] = CODE_POINTS_PATTERN.exec(readTextField(url) ?? '') ?? [];
  const codes = points?.split('-').map((point) => Number.parseInt(point, 16)) ?? [];
  if (codes.length === 0 || codes.some((code) => code > 0x10ffff)) return undefined;
  const character = String.fromCodePoint(...codes);
  return EMOJI_PATTERN.test(character) && !/^[\d#*]+$/.test(character) ? character : undefined;
}
