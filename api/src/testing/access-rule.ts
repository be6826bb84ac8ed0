import type { StaffRole } from '@gruenland/shared-contracts/staff.ts';

/**
 * Who may call a route:
 * - `anybody`: everyone. Only callers with a session cookie or link code get personal data.
 * - `session`: signed-in users, for their own data.
 * - `fresh`: users who authenticated recently.
 * - `owner`: the owner of the record. Others get 404.
 * - `code`: holders of a link code.
 * - a staff role: users with this role or `admin`.
 * - `partner` and `team`: callers with a key.
 */
export type AccessRule =
  | StaffRole
  | 'anybody'
  | 'session'
  | 'fresh'
  | 'owner'
  | 'code'
  | 'partner'
  | 'team';
