import { createHash } from 'node:crypto';

/** Stands for an address in a link without naming it. */
export function addressMark(email: string | null): string {
  return createHash('sha256')
    .update(email ?? '')
    .digest('base64url')
    .slice(0, 22);
}

/** In no id of a Veranstaltung (`newEventId`). */
const parted = '_';

/** What the link in a mail confirms: this Veranstaltung, for the address it was sent to. */
export function confirmationOf(eventId: string, email: string | null): string {
  return `${eventId}${parted}${addressMark(email)}`;
}

export function readConfirmation(
  signed: string | null,
): { readonly eventId: string; readonly mark: string } | null {
  const at = signed?.indexOf(parted) ?? -1;
  if (signed === null || at < 1) return null;
  return { eventId: signed.slice(0, at), mark: signed.slice(at + 1) };
}
