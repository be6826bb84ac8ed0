import type { Executor } from '#db/database.ts';
import { encryptionCheck } from '#db/tables/encryption-check.ts';

import type { Encryption } from './encrypt.ts';

const rowId = 'data';

/** Stores an encrypted text, unless the database contains one. */
export async function addEncryptionCheck(db: Executor, encryption: Encryption): Promise<void> {
  await db
    .insert(encryptionCheck)
    .values({ id: rowId, encrypted: encryption.encrypt(rowId) })
    .onConflictDoNothing();
}

/**
 * Returns whether the secrets decrypt what this database contains. A database without the text
 * counts as readable, because nothing proves the opposite.
 */
export async function canDecryptStoredData(db: Executor, encryption: Encryption): Promise<boolean> {
  const [row] = await db.select({ encrypted: encryptionCheck.encrypted }).from(encryptionCheck);
  if (!row) return true;
  try {
    return encryption.decrypt(row.encrypted) === rowId;
  } catch {
    return false;
  }
}
