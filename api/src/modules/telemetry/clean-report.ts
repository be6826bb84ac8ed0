import { createHash } from 'node:crypto';

import type { ErrorReport } from '@gruenland/shared-contracts/api/telemetry.ts';

/** An error report without personal data, and the fingerprint that groups it. */
export interface CleanErrorReport {
  readonly fingerprint: string;
  readonly remote: string;
  readonly release: string;
  readonly part: string | null;
  readonly path: string | null;
  readonly name: string;
  readonly message: string;
  readonly stack: string | null;
  readonly requestId: string | null;
  readonly side: 'browser' | 'server';
  readonly crawler: boolean;
}

const mailAddress = /[^\s<>"'()@]+@[^\s<>"'()@]+/gu;
/** Query and fragment of a URL. */
const addressTail = /((?:https?:\/\/|\/)[^\s?#"'()]*)[?#][^\s"'():]*/gu;
/** Long mixed runs of letters and digits: tokens, keys, ids. */
const secretLike = /\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{32,}\b/giu;

/** Removes email addresses, URL queries and token-like text. */
export function withoutPersonalData(text: string): string {
  return text
    .replaceAll(addressTail, '$1')
    .replaceAll(mailAddress, '<address>')
    .replaceAll(secretLike, '<token>');
}

export function pathOnly(path: string): string {
  return withoutPersonalData(path.split(/[?#]/u, 1)[0] ?? '');
}

function fingerprintOf(report: Omit<CleanErrorReport, 'fingerprint'>): string {
  const top = (report.stack ?? '').split('\n').slice(0, 4).join('\n');
  // Numbers are normalised, because they differ between occurrences of the same error.
  const message = report.message.replaceAll(/\d+/gu, '0');
  const parts = [report.remote, report.release, report.part, report.side, report.name, message];
  return createHash('sha256')
    .update(JSON.stringify([...parts, top]))
    .digest('base64url');
}

export function cleanErrorReport(report: ErrorReport): CleanErrorReport {
  const clean = {
    remote: report.remote,
    release: report.release,
    part: report.part ?? null,
    path: report.path === undefined ? null : pathOnly(report.path),
    name: withoutPersonalData(report.name),
    message: withoutPersonalData(report.message),
    stack: report.stack === undefined ? null : withoutPersonalData(report.stack),
    requestId: report.requestId ?? null,
    side: report.side ?? 'browser',
    crawler: report.crawler ?? false,
  };
  return { fingerprint: fingerprintOf(clean), ...clean };
}
