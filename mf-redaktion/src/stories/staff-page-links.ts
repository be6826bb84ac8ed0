import { staffPaths } from '@gruenland/shared-contracts/staff-paths.ts';

const staffPageLinks = [
  { label: 'Moderation', href: staffPaths.moderationQueue() },
  { label: 'Bestellungen', href: staffPaths.serviceRequests() },
  { label: 'Kündigungen und Widerrufe', href: staffPaths.contracts() },
  { label: 'Newsletter', href: staffPaths.newsletter() },
];

/** Creates the navigation links for a user with several roles. */
export const createStaffPageLinks = (currentLabel: string) =>
  staffPageLinks.map((page) => ({ ...page, current: page.label === currentLabel }));
