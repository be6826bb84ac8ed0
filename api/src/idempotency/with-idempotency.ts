import type { Executor } from '#db/database.ts';
import { Problem } from '#problem.ts';

import type { IdempotentRequest } from './idempotency-key.ts';
import { findKey, insertKey, saveResponse } from './idempotency.repository.ts';

/**
 * Runs `operation` once per idempotency key and returns the stored answer for repeated requests. The
 * key, the changes made by `operation` and its answer are committed in the caller's transaction, so
 * after a failure nothing is stored and the key can be used again. The answer must contain ids
 * only, because it is stored.
 *
 * @throws Problem `request.key-reused` if a different request used the key.
 */
export async function withIdempotency<Answer>(
  tx: Executor,
  idempotentRequest: IdempotentRequest | null,
  operation: () => Promise<Answer>,
): Promise<Answer> {
  if (!idempotentRequest) return operation();
  if (await insertKey(tx, idempotentRequest)) {
    const answer = await operation();
    await saveResponse(tx, idempotentRequest.id, answer);
    return answer;
  }
  const existingKey = await findKey(tx, idempotentRequest.id);
  if (existingKey?.requestHash !== idempotentRequest.requestHash)
    throw new Problem('request.key-reused');
  return existingKey.answer as Answer;
}
