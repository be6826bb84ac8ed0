import { and, eq, isNull } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { Executor } from '#db/database.ts';
import { contractDeclarations } from '#db/tables/print-subscriptions.ts';

import type { NewDeclaration } from './contract.repository.ts';

/** Returns whether a declaration with the same content and email address was stored before. */
export async function hasEqualDeclaration(
  db: Executor,
  declaration: NewDeclaration,
): Promise<boolean> {
  const { kind, email, name, contract, manner, reason, endsOn } = declaration;
  const columns = contractDeclarations;
  const isSame = (column: PgColumn, value: string | null | undefined) =>
    value === null || value === undefined ? isNull(column) : eq(column, value);
  const rows = await db
    .select({ id: columns.id })
    .from(columns)
    .where(
      and(
        eq(columns.email, email),
        eq(columns.kind, kind),
        eq(columns.name, name),
        eq(columns.contract, contract),
        isSame(columns.manner, manner),
        isSame(columns.reason, reason),
        isSame(columns.endsOn, endsOn),
      ),
    )
    .limit(1);
  return rows.length > 0;
}
