import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { readTextField } from '#data/fields.ts';

const ANSWER_COMPONENT = 'interview_answer';

/**
 * Shows role and portrait only with a speaker's first answer, and the name only when the speaker
 * changes.
 */
export function hideRepeatedSpeakers(blocks: readonly RawBlock[]): readonly RawBlock[] {
  const shown = new Set<string>();
  let last: string | undefined;
  return blocks.map((block) => {
    const speaker =
      block.component === ANSWER_COMPONENT ? readTextField(block['speaker']) : undefined;
    if (speaker === undefined) return block;
    const checkAndMarkShown = (field: string) => {
      if (!block[field]) return false;
      const key = `${field} ${speaker}`;
      return shown.has(key) || !shown.add(key);
    };
    const repeatedFields = [
      ...(speaker === last ? ['speaker'] : []),
      ...['role', 'portrait'].filter((field) => checkAndMarkShown(field)),
    ];
    last = speaker;
    if (repeatedFields.length === 0) return block;
    return { ...block, ...Object.fromEntries(repeatedFields.map((field) => [field, undefined])) };
  });
}
