/**
 * Staff roles:
 * - `moderator` decides about entries and reports.
 * - `customer-service` handles orders and contracts.
 * - `editor` handles forms, prize draws, newsletters and redirects.
 * - `operator` handles kill switches and releases.
 * - `admin` has all permissions.
 */
export const staffRoles = ['moderator', 'customer-service', 'editor', 'operator', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

export const isStaffRole = (role: string): role is StaffRole =>
  (staffRoles as readonly string[]).includes(role);

/** Whether the user has one of the permitted roles; `admin` is always permitted. */
export function hasRole(
  userRoles: readonly string[],
  permittedRoles: readonly StaffRole[],
): boolean {
  return userRoles.some((role) => role === 'admin' || permittedRoles.some((each) => each === role));
}
