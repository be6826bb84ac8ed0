import type { AuditLogFilter } from './api/staff-audit-log.ts';

/** Paths of the staff area. They are not part of `paths`, because only staff need them. */
export const staffPaths = {
  moderationQueue: () => '/_internal/redaktion',
  moderationCase: (id: string) => `/_internal/redaktion/${encodeURIComponent(id)}`,
  forms: () => '/_internal/redaktion/formulare',
  form: (slug: string) =>
    `/_internal/redaktion/formulare/antworten?form=${encodeURIComponent(slug)}`,
  survey: (id: string) => `/_internal/redaktion/umfragen/${encodeURIComponent(id)}`,
  prizeDraws: () => '/_internal/redaktion/gewinnspiele',
  prizeDraw: (id: string) => `/_internal/redaktion/gewinnspiele/${encodeURIComponent(id)}`,
  redirects: () => '/_internal/redaktion/umleitungen',
  newsletter: () => '/_internal/redaktion/newsletter',
  subscriber: (id: string) => `/_internal/redaktion/newsletter/adressen/${encodeURIComponent(id)}`,
  newIssue: () => '/_internal/redaktion/newsletter/ausgaben/neu',
  issue: (id: string) => `/_internal/redaktion/newsletter/ausgaben/${encodeURIComponent(id)}`,
  sendIssue: (id: string) =>
    `/_internal/redaktion/newsletter/ausgaben/${encodeURIComponent(id)}/senden`,
  serviceRequests: () => '/_internal/redaktion/bestellungen',
  serviceRequest: (id: string) => `/_internal/redaktion/bestellungen/${encodeURIComponent(id)}`,
  serviceRequestBank: (id: string) =>
    `/_internal/redaktion/bestellungen/${encodeURIComponent(id)}/konto`,
  contracts: () => '/_internal/redaktion/vertraege',
  contract: (id: string) => `/_internal/redaktion/vertraege/${encodeURIComponent(id)}`,
  accounts: () => '/_internal/redaktion/konten',
  account: (id: string) => `/_internal/redaktion/konten/${encodeURIComponent(id)}`,
  operations: () => '/_internal/redaktion/betrieb',
  auditLog: (filter: AuditLogFilter = {}, page = 1) => {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(filter)) if (value) query.set(name, String(value));
    if (page > 1) query.set('seite', String(page));
    return `/_internal/redaktion/protokoll${query.size > 0 ? `?${query}` : ''}`;
  },
  operationsArea: (remote: string) => `/_internal/redaktion/betrieb/${encodeURIComponent(remote)}`,
} as const;
