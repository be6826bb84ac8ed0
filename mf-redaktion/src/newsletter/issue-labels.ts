import type { SubscriberState } from '@gruenland/shared-contracts/api/staff-subscribers.ts';
import type { IssueState } from '@gruenland/shared-contracts/api/staff-newsletter-issues.ts';

/** Prefix of the field names of article checkboxes. The slug of the article follows the prefix. */
export const STORY_FIELD_PREFIX = 'geschichte-';

export const ISSUE_STATE_LABELS: Readonly<Record<IssueState, string>> = {
  draft: 'Entwurf',
  scheduled: 'geplant',
  sending: 'wird verschickt',
  sent: 'verschickt',
};

export const SUBSCRIBER_STATE_LABELS: Readonly<Record<SubscriberState, string>> = {
  pending: 'noch nicht bestätigt',
  active: 'aktiv',
  unsubscribed: 'abbestellt',
  bounced: 'nicht zustellbar',
  complained: 'als Spam gemeldet',
};

export const AUDIENCE_CHOICES = [
  { value: 'each', label: 'Alle, die jede Ausgabe möchten' },
  { value: 'monthly', label: 'Alle, die das Beste des Monats in einem möchten' },
];
