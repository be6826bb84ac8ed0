import { deskPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import { hasRole } from '@gruenland/shared-contracts/staff.ts';
import type { StaffRole } from '@gruenland/shared-contracts/staff.ts';

interface Desk {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  /** Who works there, beside `admin`. The api asks for the same. */
  readonly roles: readonly StaffRole[];
}

/** Every desk of the house, in the order of the navigation: what has a deadline comes first. */
const desks = [
  { id: 'moderation', label: 'Moderation', href: deskPaths.queue(), roles: ['moderator'] },
  { id: 'orders', label: 'Bestellungen', href: deskPaths.orders(), roles: ['leserservice'] },
  {
    id: 'contracts',
    label: 'Kündigungen und Widerrufe',
    href: deskPaths.contracts(),
    roles: ['leserservice'],
  },
  { id: 'accounts', label: 'Konten', href: deskPaths.accounts(), roles: ['moderator'] },
  { id: 'forms', label: 'Formulare', href: deskPaths.forms(), roles: ['redaktion'] },
  { id: 'draws', label: 'Gewinnspiele', href: deskPaths.draws(), roles: ['redaktion'] },
  { id: 'newsletter', label: 'Newsletter', href: deskPaths.newsletter(), roles: ['redaktion'] },
  { id: 'redirects', label: 'Umleitungen', href: deskPaths.redirects(), roles: ['redaktion'] },
  { id: 'operations', label: 'Betrieb', href: deskPaths.operations(), roles: ['betrieb'] },
  { id: 'audit', label: 'Protokoll', href: deskPaths.audit(), roles: [] },
] as const satisfies readonly Desk[];

export type DeskId = (typeof desks)[number]['id'];

/** A desk as its navigation shows it. */
export interface DeskLink {
  readonly label: string;
  readonly href: string;
  readonly current: boolean;
}

/** The desks of somebody with these roles, the one they are at marked. */
export function desksOf(roles: readonly string[], current: DeskId | null): DeskLink[] {
  const open: readonly Desk[] = desks;
  return open
    .filter((desk) => hasRole(roles, desk.roles))
    .map(({ id, label, href }) => ({ label, href, current: id === current }));
}
