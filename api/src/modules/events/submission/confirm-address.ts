import { createHash } from 'node:crypto';

/** A hash that identifies an email address in a link without revealing it. */
export function hashAddress(email: string | null): string {
  return createHash('sha256')
    .update(email ?? '')
    .digest('base64url')
    .slice(0, 22);
}

/** Separator that never occurs in an event id (`newEventId`). */
const separator = '_';

/** Content of a confirmation link: the event and the address it was sent to. */
export function createConfirmation(eventId: string, email: string | null): string {
  return `${eventId}${separator}${hashAddress(email)}`;
}

export function readConfirmation(
  signed: string | null,
): { readonly eventId: string; readonly mark: string } | null {
  const at = signed?.indexOf(separator) ?? -1;
  if (signed === null || at < 1) return null;
  return { eventId: signed.slice(0, at), mark: signed.slice(at + 1) };
}
