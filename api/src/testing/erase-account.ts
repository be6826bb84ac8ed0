import { runMaintenance } from './tasks-done.ts';
import { shiftTime } from './test-api.ts';
import type { TestApi } from './test-api.ts';

/** Erases an account as if its two weeks were over. */
export async function eraseAccount(api: TestApi, email: string): Promise<void> {
  await shiftTime(api, `UPDATE users SET deletion_due_at = now() WHERE email = '${email}'`);
  await runMaintenance(api);
}
