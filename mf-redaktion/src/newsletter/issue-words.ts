import type { SubscriberState } from '@gruenland/shared-contracts/api/staff-subscribers.ts';
import type { IssueState } from '@gruenland/shared-contracts/api/staff-newsletter-issues.ts';

/** Before the slug, in the name of a story's box. */
export const STORY_PREFIX = 'geschichte-';

export const ISSUE_STATES: Readonly<Record<IssueState, string>> = {
  draft: 'Entwurf',
  scheduled: 'geplant',
  sending: 'wird verschickt',
  sent: 'verschickt',
};

export const SUBSCRIBER_STATES: Readonly<Record<SubscriberState, string>> = {
  pending: 'noch nicht bestätigt',
  active: 'aktiv',
  unsubscribed: 'abbestellt',
  bounced: 'nicht zustellbar',
  complained: 'als Spam gemeldet',
};

export const AUDIENCES = [
  { value: 'each', label: 'Alle, die jede Ausgabe möchten' },
  { value: 'monthly', label: 'Alle, die das Beste des Monats in einem möchten' },
];
