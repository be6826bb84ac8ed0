import type { Executor } from '#db/database.ts';
import { Problem } from '#problem.ts';

import type { IdempotentRequest } from './idempotency-key.ts';
import {
  findIdempotencyKey,
  insertIdempotencyKey,
  saveResponse,
} from './idempotency.repository.ts';

/**
 * Runs `operation` once per idempotency key and returns the stored result for repeated requests.
 * The key, the changes made by `operation` and its result are committed in the caller's
 * transaction. After a failure nothing is stored, so the key can be used again. The result is
 * stored, so it must contain ids only, never personal data.
 * @throws Problem `request.key-reused` if a different request used the key.
 */
export async function withIdempotency<Result>(
  tx: Executor,
  idempotentRequest: IdempotentRequest | null,
  operation: () => Promise<Result>,
): Promise<Result> {
  if (!idempotentRequest) return operation();
  if (await insertIdempotencyKey(tx, idempotentRequest)) {
    const result = await operation();
    await saveResponse(tx, idempotentRequest.id, result);
    return result;
  }
  const existingKey = await findIdempotencyKey(tx, idempotentRequest.id);
  if (existingKey?.requestHash !== idempotentRequest.requestHash)
    throw new Problem('request.key-reused');
  return existingKey.answer as Result;
}
