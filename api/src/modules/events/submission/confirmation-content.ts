import { createHash } from 'node:crypto';

/** Returns a hash that identifies an email address in a link without revealing it. */
export function hashEmail(email: string | null): string {
  return createHash('sha256')
    .update(email ?? '')
    .digest('base64url')
    .slice(0, 22);
}

/**
 * Separator between event id and hash. Event ids never contain it, because `createEventId` does not
 * produce it.
 */
const separator = '_';

/**
 * Creates the content of a confirmation link: the event id and a hash of the email address to which
 * the link is sent.
 */
export function createConfirmationContent(eventId: string, email: string | null): string {
  return `${eventId}${separator}${hashEmail(email)}`;
}

export function parseConfirmationContent(
  confirmation: string | null,
): { readonly eventId: string; readonly emailHash: string } | null {
  const separatorIndex = confirmation?.indexOf(separator) ?? -1;
  if (confirmation === null || separatorIndex < 1) return null;
  return {
    eventId: confirmation.slice(0, separatorIndex),
    emailHash: confirmation.slice(separatorIndex + 1),
  };
}
