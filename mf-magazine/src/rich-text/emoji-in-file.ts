import { textField } from '#data/fields.ts';

const CODE_POINTS = /\/([\da-f]{2,6}(?:-[\da-f]{2,6}){0,9})\.(?:png|svg|webp)(?:$|\?)/i;
const EMOJI = /^(?:\p{Emoji}|\p{Emoji_Component})+$/u;

/**
 * The sign that a picture of an emoji stands for: its file is named by the code points
 * (`…/64/1f600.png`, `…/1f1e9-1f1ea.png`). Old documents hold nothing else of it, and the picture
 * lies on another company's server. Undefined when the name says nothing of the kind.
 */
export function emojiInFile(address: unknown): string | undefined {
  const [, points] = CODE_POINTS.exec(textField(address) ?? '') ?? [];
  const codes = points?.split('-').map((point) => Number.parseInt(point, 16)) ?? [];
  if (codes.length === 0 || codes.some((code) => code > 0x10ffff)) return undefined;
  const sign = String.fromCodePoint(...codes);
  return EMOJI.test(sign) && !/^[\d#*]+$/.test(sign) ? sign : undefined;
}
