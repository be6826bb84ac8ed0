/** A paragraph (`text`) or a list (`items`). */
export type TextBlock = { readonly text: string } | { readonly items: readonly string[] };

const BULLET_PATTERN = /^\s*[-–•*]\s+/u;

/** Splits plain text at empty lines into paragraphs; lines that begin with „- “ become lists. */
export function splitTextBlocks(text: string): TextBlock[] {
  const blocks: { text?: string; items?: string[] }[] = [];
  let isBlockOpen = false;
  for (const line of text.split('\n')) {
    const last = blocks.at(-1);
    const isItem = BULLET_PATTERN.test(line);
    const trimmed = line.replace(BULLET_PATTERN, '').trim();
    if (trimmed === '') {
      isBlockOpen = false;
    } else if (isItem) {
      if (isBlockOpen && last?.items) last.items.push(trimmed);
      else blocks.push({ items: [trimmed] });
      isBlockOpen = true;
    } else {
      if (isBlockOpen && last?.text !== undefined) last.text += `\n${trimmed}`;
      else blocks.push({ text: trimmed });
      isBlockOpen = true;
    }
  }
  return blocks as TextBlock[];
}
