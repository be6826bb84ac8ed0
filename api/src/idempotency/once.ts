import type { Executor } from '#db/database.ts';
import { Problem } from '#problem.ts';

import type { CreatingCall } from './idempotency-key.ts';
import { findKey, insertKey, saveAnswer } from './idempotency.repository.ts';

/**
 * Does `work` once per creating call and answers repetitions with the first answer. Key, work and
 * answer live in the caller's transaction: after a failure nothing is kept and the same key may be
 * used again. The answer holds ids only, because it is stored.
 *
 * @throws Problem `request.key-reused` when the key stood for another request.
 */
export async function once<Answer>(
  tx: Executor,
  call: CreatingCall | null,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (!call) return work();
  if (await insertKey(tx, call)) {
    const answer = await work();
    await saveAnswer(tx, call.id, answer);
    return answer;
  }
  const known = await findKey(tx, call.id);
  if (known?.requestHash !== call.requestHash) throw new Problem('request.key-reused');
  return known.answer as Answer;
}
