import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { readTextField } from '#data/fields.ts';

const ANSWER_COMPONENT = 'interview_answer';

/**
 * Hides a speaker's role and portrait except in their first answer. Hides the speaker's name if the
 * previous answer has the same speaker.
 */
export function hideRepeatedSpeakers(blocks: readonly RawBlock[]): readonly RawBlock[] {
  const shownKeys = new Set<string>();
  let lastSpeaker: string | undefined;
  return blocks.map((block) => {
    const speaker =
      block.component === ANSWER_COMPONENT ? readTextField(block['speaker']) : undefined;
    if (speaker === undefined) return block;
    const checkRepeatedAndRecord = (field: string) => {
      if (!block[field]) return false;
      const key = `${field} ${speaker}`;
      return shownKeys.has(key) || !shownKeys.add(key);
    };
    const repeatedFields = [
      ...(speaker === lastSpeaker ? ['speaker'] : []),
      ...['role', 'portrait'].filter((field) => checkRepeatedAndRecord(field)),
    ];
    lastSpeaker = speaker;
    if (repeatedFields.length === 0) return block;
    return { ...block, ...Object.fromEntries(repeatedFields.map((field) => [field, undefined])) };
  });
}
