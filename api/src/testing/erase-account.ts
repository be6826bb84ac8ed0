import { runMaintenance } from './wait-for-tasks.ts';
import { runSql } from './test-api.ts';
import type { TestApi } from './test-api.ts';

/** Deletes an account as if its grace period were over. */
export async function eraseAccount(api: TestApi, email: string): Promise<void> {
  await runSql(api, `UPDATE users SET deletion_due_at = now() WHERE email = '${email}'`);
  await runMaintenance(api);
}
