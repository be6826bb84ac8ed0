/** A paragraph (`text`) or a list (`items`). */
export type TextBlock = { readonly text: string } | { readonly items: readonly string[] };

const BULLET_PATTERN = /^\s*[-–•*]\s+/u;

/**
 * Splits plain text at empty lines into paragraphs. Lines that begin with a bullet, such as „- “,
 * become lists.
 */
export function splitTextBlocks(text: string): TextBlock[] {
  const blocks: { text?: string; items?: string[] }[] = [];
  let isBlockOpen = false;
  for (const line of text.split('\n')) {
    const lastBlock = blocks.at(-1);
    const isListItem = BULLET_PATTERN.test(line);
    const trimmedLine = line.replace(BULLET_PATTERN, '').trim();
    if (trimmedLine === '') {
      isBlockOpen = false;
    } else if (isListItem) {
      if (isBlockOpen && lastBlock?.items) lastBlock.items.push(trimmedLine);
      else blocks.push({ items: [trimmedLine] });
      isBlockOpen = true;
    } else {
      if (isBlockOpen && lastBlock?.text !== undefined) lastBlock.text += `\n${trimmedLine}`;
      else blocks.push({ text: trimmedLine });
      isBlockOpen = true;
    }
  }
  return blocks as TextBlock[];
}
