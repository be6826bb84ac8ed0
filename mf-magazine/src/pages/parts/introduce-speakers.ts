import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { textField } from '#data/fields.ts';

const ANSWER = 'interview_answer';

/**
 * Introduces everybody who answers once: role and portrait stand with their first answer only, the
 * name again only where somebody else has answered in between.
 */
export function introduceSpeakers(blocks: readonly RawBlock[]): readonly RawBlock[] {
  const shown = new Set<string>();
  let last: string | undefined;
  return blocks.map((block) => {
    const speaker = block.component === ANSWER ? textField(block['speaker']) : undefined;
    if (speaker === undefined) return block;
    const again = (field: string) => {
      if (!block[field]) return false;
      const key = `${field} ${speaker}`;
      return shown.has(key) || !shown.add(key);
    };
    const said = [
      ...(speaker === last ? ['speaker'] : []),
      ...['role', 'portrait'].filter((field) => again(field)),
    ];
    last = speaker;
    if (said.length === 0) return block;
    return { ...block, ...Object.fromEntries(said.map((field) => [field, undefined])) };
  });
}
