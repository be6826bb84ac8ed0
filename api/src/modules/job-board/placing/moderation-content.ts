import type { ReviewReason } from '#db/tables/moderation.ts';

import { listJobFacts } from '../job-facts.ts';
import type { StoredJob } from '../job-record.repository.ts';
import { findTextHints } from './find-text-hints.ts';
import { findTitleHint } from './find-title-hint.ts';

/** Returns the content of a job as labelled texts for moderators. */
export function createModerationContent(job: StoredJob): Record<string, string> {
  return {
    Titel: job.title,
    Arbeitgeber: `${job.employer} (${job.employerKind})\n${job.employerText}`.trim(),
    Einleitung: job.intro,
    Aufgaben: job.duties,
    Profil: job.profile,
    'Wir bieten': job.offer,
    Kontakt: job.contact,
    Angaben: listJobFacts(job)
      .map(({ label, value }) => `${label}: ${value}`)
      .join('\n'),
    Orte: [job, ...job.otherPlaces].map(({ postcode, place }) => `${postcode} ${place}`).join('\n'),
    Adressen: [job.employerUrl, job.applyUrl].filter(Boolean).join('\n'),
  };
}

interface WordRule {
  readonly code: string;
  readonly text: string;
  readonly score: number;
  readonly pattern: RegExp;
}

/** Patterns of fraudulent job offers, each with the risk that it adds. */
const FRAUD_RULES: readonly WordRule[] = [
  {
    code: 'vorkasse',
    text: 'Verlangt Geld, bevor jemand arbeitet',
    score: 50,
    pattern:
      /\bvorkasse\b|\bkaution\b|\bgebühr\w*\s+(?:für|vorab)|\bvermittlungsgebühr|\bstarterpaket|\büberweisen sie\b|\bwestern union\b|\bkrypto|\bbitcoin/iu,
  },
  {
    code: 'messenger',
    text: 'Führt in einen Messenger',
    score: 40,
    pattern: /\bwhats\s?app\b|\btelegram\b|\bt\.me\/|\bwa\.me\/|\bsignal\b/iu,
  },
  {
    code: 'ausweis',
    text: 'Fragt nach Ausweis oder Konto vor dem Gespräch',
    score: 40,
    pattern:
      /\bausweis(?:kopie|nummer|daten)\b|\bpostident|\bvideoident|\biban\b|\bkontoeröffnung/iu,
  },
  {
    code: 'heimarbeit',
    text: 'Verspricht viel Geld für wenig Arbeit',
    score: 40,
    pattern:
      /\bschnelles geld\b|\bleicht verdient|\bnebenverdienst\b|\bpaketweiterleitung|\bfinanzagent|\bhohe[rs]? verdienst ohne/iu,
  },
  {
    code: 'kontakt',
    text: 'Telefon, E-Mail oder Link im Text',
    score: 15,
    pattern: /https?:|www\.|[\w.+-]+@[\w-]+\.\w{2,}|\b0\d{2,5}[\s/-]?\d{4,}/iu,
  },
];

/**
 * Returns the risk of a job, 0 to 100, with reasons. Jobs of guests get a higher risk, so that
 * moderators see them before jobs of known users.
 */
export function assessPostingRisk(job: StoredJob): { score: number; reasons: ReviewReason[] } {
  const texts = [job.title, job.intro, job.duties, job.profile, job.offer, job.contact];
  const wholeText = [...texts, job.employerText].join('\n');
  const matchedRules = FRAUD_RULES.filter(({ pattern }) => pattern.test(wholeText));
  const title = findTitleHint(job.title);
  const hints = [...(title ? [title] : []), ...findTextHints(texts)];
  const reasons = [
    ...(job.userId === null ? [{ code: 'gast', text: 'Ohne Konto eingereicht' }] : []),
    ...matchedRules.map(({ code, text }) => ({ code, text })),
    ...hints.map(({ text }) => ({ code: 'agg', text })),
  ];
  const score =
    (job.userId === null ? 30 : 10) +
    matchedRules.reduce((sum, rule) => sum + rule.score, 0) +
    hints.length * 10;
  return { score: Math.min(100, score), reasons };
}
