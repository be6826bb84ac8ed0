import { arrayOverlaps, asc, eq } from 'drizzle-orm';

import { isStaffRole, staffRoles } from '@gruenland/shared-contracts/staff.ts';
import type { StaffRole } from '@gruenland/shared-contracts/staff.ts';

import { recordAudit } from '#audit/audit.ts';
import type { Drizzle, Executor } from '#db/database.ts';
import { users } from '#db/tables/users.ts';

/** A user with staff roles. */
export interface StaffMember {
  readonly email: string;
  readonly displayName: string;
  readonly roles: readonly StaffRole[];
}

/** Thrown if a role change fails; the message is shown to the person who runs the command. */
class StaffRoleError extends Error {
  override readonly name = 'StaffRoleError';
}

export async function listStaff(db: Executor): Promise<StaffMember[]> {
  const rows = await db
    .select({ email: users.email, displayName: users.displayName, roles: users.roles })
    .from(users)
    .where(arrayOverlaps(users.roles, [...staffRoles]))
    .orderBy(asc(users.email));
  return rows.map((row) => ({ ...row, roles: row.roles.filter(isStaffRole) }));
}

/**
 * Adds or removes a role and records the change in the audit log, unless nothing changes.
 *
 * @returns the new roles
 * @throws StaffRoleError when no account has this email address, or when an unconfirmed account
 *   would get a role
 */
export async function changeRole(
  db: Drizzle,
  change: 'add' | 'remove',
  email: string,
  role: StaffRole,
): Promise<readonly string[]> {
  return db.transaction(async (tx) => {
    const [person] = await tx
      .select({ id: users.id, roles: users.roles, verified: users.emailVerified })
      .from(users)
      .where(eq(users.email, email.trim().toLowerCase()))
      .for('update');
    if (!person) throw new StaffRoleError(`no account has the address ${email}`);
    if (change === 'add' && !person.verified) {
      throw new StaffRoleError(`${email} is not confirmed`);
    }
    const hasRole = person.roles.includes(role);
    if (hasRole === (change === 'add')) return person.roles;
    const roles = hasRole
      ? person.roles.filter((currentRole) => currentRole !== role)
      : [...person.roles, role];
    await tx.update(users).set({ roles }).where(eq(users.id, person.id));
    const action = change === 'add' ? 'staff.role-granted' : 'staff.role-revoked';
    const subject = `user:${person.id}`;
    await recordAudit(tx, { action, actor: 'command:staff', subject, details: { role } });
    return roles;
  });
}
