import { staffPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import { hasRole } from '@gruenland/shared-contracts/staff.ts';
import type { StaffRole } from '@gruenland/shared-contracts/staff.ts';

interface StaffPage {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  /** Roles that may open the page, in addition to `admin`. The api checks the same roles. */
  readonly roles: readonly StaffRole[];
}

/** All staff pages in navigation order. Pages with deadlines come first. */
const staffPages = [
  {
    id: 'moderation',
    label: 'Moderation',
    href: staffPaths.moderationQueue(),
    roles: ['moderator'],
  },
  {
    id: 'orders',
    label: 'Bestellungen',
    href: staffPaths.serviceRequests(),
    roles: ['customer-service'],
  },
  {
    id: 'contracts',
    label: 'Kündigungen und Widerrufe',
    href: staffPaths.contracts(),
    roles: ['customer-service'],
  },
  { id: 'accounts', label: 'Konten', href: staffPaths.accounts(), roles: ['moderator'] },
  { id: 'forms', label: 'Formulare', href: staffPaths.forms(), roles: ['editor'] },
  { id: 'draws', label: 'Gewinnspiele', href: staffPaths.prizeDraws(), roles: ['editor'] },
  { id: 'newsletter', label: 'Newsletter', href: staffPaths.newsletter(), roles: ['editor'] },
  { id: 'redirects', label: 'Umleitungen', href: staffPaths.redirects(), roles: ['editor'] },
  { id: 'operations', label: 'Betrieb', href: staffPaths.operations(), roles: ['operator'] },
  { id: 'audit', label: 'Protokoll', href: staffPaths.auditLog(), roles: [] },
] as const satisfies readonly StaffPage[];

export type StaffPageId = (typeof staffPages)[number]['id'];

/** A staff page in the navigation. */
export interface StaffPageLink {
  readonly label: string;
  readonly href: string;
  readonly current: boolean;
}

/** Lists the staff pages for these roles and marks the current one. */
export function listStaffPages(
  roles: readonly string[],
  currentPageId: StaffPageId | null,
): StaffPageLink[] {
  const allStaffPages: readonly StaffPage[] = staffPages;
  return allStaffPages
    .filter((page) => hasRole(roles, page.roles))
    .map(({ id, label, href }) => ({ label, href, current: id === currentPageId }));
}
