/**
 * What people of the house may do beyond what every reader may: `moderator` decides about entries and
 * notices, `leserservice` works off orders and contracts, `redaktion` forms, prize draws, newsletters
 * and redirects, `betrieb` switches and releases, `admin` all of it.
 */
export const staffRoles = ['moderator', 'leserservice', 'redaktion', 'betrieb', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

export const isStaffRole = (role: string): role is StaffRole =>
  (staffRoles as readonly string[]).includes(role);

/** Whether somebody with these roles has one of the wanted; `admin` has all. */
export function hasRole(roles: readonly string[], wanted: readonly StaffRole[]): boolean {
  return roles.some((role) => role === 'admin' || wanted.some((each) => each === role));
}
