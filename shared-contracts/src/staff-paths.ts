import type { AuditFilter } from './api/staff-audit-log.ts';

/** Addresses of the desk, which hardly anybody opens. */
export const deskPaths = {
  queue: () => '/_internal/redaktion',
  fall: (id: string) => `/_internal/redaktion/${encodeURIComponent(id)}`,
  forms: () => '/_internal/redaktion/formulare',
  form: (slug: string) =>
    `/_internal/redaktion/formulare/antworten?form=${encodeURIComponent(slug)}`,
  survey: (id: string) => `/_internal/redaktion/umfragen/${encodeURIComponent(id)}`,
  draws: () => '/_internal/redaktion/gewinnspiele',
  draw: (id: string) => `/_internal/redaktion/gewinnspiele/${encodeURIComponent(id)}`,
  redirects: () => '/_internal/redaktion/umleitungen',
  newsletter: () => '/_internal/redaktion/newsletter',
  newsletterAddress: (id: string) =>
    `/_internal/redaktion/newsletter/adressen/${encodeURIComponent(id)}`,
  issueNew: () => '/_internal/redaktion/newsletter/ausgaben/neu',
  issue: (id: string) => `/_internal/redaktion/newsletter/ausgaben/${encodeURIComponent(id)}`,
  issueSend: (id: string) =>
    `/_internal/redaktion/newsletter/ausgaben/${encodeURIComponent(id)}/senden`,
  orders: () => '/_internal/redaktion/bestellungen',
  order: (id: string) => `/_internal/redaktion/bestellungen/${encodeURIComponent(id)}`,
  orderBank: (id: string) => `/_internal/redaktion/bestellungen/${encodeURIComponent(id)}/konto`,
  contracts: () => '/_internal/redaktion/vertraege',
  contract: (id: string) => `/_internal/redaktion/vertraege/${encodeURIComponent(id)}`,
  accounts: () => '/_internal/redaktion/konten',
  account: (id: string) => `/_internal/redaktion/konten/${encodeURIComponent(id)}`,
  operations: () => '/_internal/redaktion/betrieb',
  audit: (filter: AuditFilter = {}, page = 1) => {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(filter)) if (value) query.set(name, String(value));
    if (page > 1) query.set('seite', String(page));
    return `/_internal/redaktion/protokoll${query.size > 0 ? `?${query}` : ''}`;
  },
  area: (remote: string) => `/_internal/redaktion/betrieb/${encodeURIComponent(remote)}`,
} as const;
