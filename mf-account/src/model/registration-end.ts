import type { AccountEvents } from '@gruenland/shared-contracts/api/event-submission.ts';

export type Registration = AccountEvents['registrations'][number];

/** Returns the end of the event (ISO 8601), or its start if no end is known. */
export const getRegistrationEnd = ({ startsAt, endsAt }: Registration): string =>
  endsAt ?? startsAt;
