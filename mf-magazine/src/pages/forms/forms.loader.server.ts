import { notFound } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';

/** No form exists yet, so every address below `/_forms` is unknown. */
export async function loadForm(): Promise<PageResult<null>> {
  return notFound();
}
