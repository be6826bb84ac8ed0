import { deskPaths } from '@gruenland/shared-contracts/staff-paths.ts';

const all = [
  { label: 'Moderation', href: deskPaths.queue() },
  { label: 'Bestellungen', href: deskPaths.orders() },
  { label: 'Kündigungen und Widerrufe', href: deskPaths.contracts() },
  { label: 'Newsletter', href: deskPaths.newsletter() },
];

/** What somebody with several roles sees on top of a desk. */
export const desks = (current: string) =>
  all.map((desk) => ({ ...desk, current: desk.label === current }));
