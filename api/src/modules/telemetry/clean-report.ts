import { createHash } from 'node:crypto';

import type { ErrorReport } from '@gruenland/shared-contracts/api/telemetry.ts';

/** An error report without personal data, and the fingerprint by which reports are grouped. */
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

const emailPattern = /[^\s<>"'()@]+@[^\s<>"'()@]+/gu;
/** Matches the query and fragment of a URL. */
const queryAndFragmentPattern = /((?:https?:\/\/|\/)[^\s?#"'()]*)[?#][^\s"'():]*/gu;
/** Matches long mixed runs of letters and digits: tokens, keys, ids. */
const secretPattern = /\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{32,}\b/giu;

/** Removes email addresses, URL queries and token-like text. */
export function removePersonalData(text: string): string {
  return text
    .replaceAll(queryAndFragmentPattern, '$1')
    .replaceAll(emailPattern, '<address>')
    .replaceAll(secretPattern, '<token>');
}

export function removePersonalDataFromPath(path: string): string {
  return removePersonalData(path.split(/[?#]/u, 1)[0] ?? '');
}

function getFingerprint(report: Omit<CleanErrorReport, 'fingerprint'>): string {
  const stackTop = (report.stack ?? '').split('\n').slice(0, 4).join('\n');
  // Replaces every number by 0, because numbers differ between occurrences of the same error.
  const message = report.message.replaceAll(/\d+/gu, '0');
  const parts = [report.remote, report.release, report.part, report.side, report.name, message];
  return createHash('sha256')
    .update(JSON.stringify([...parts, stackTop]))
    .digest('base64url');
}

export function cleanErrorReport(report: ErrorReport): CleanErrorReport {
  const cleanReport = {
    remote: report.remote,
    release: report.release,
    part: report.part ?? null,
    path: report.path === undefined ? null : removePersonalDataFromPath(report.path),
    name: removePersonalData(report.name),
    message: removePersonalData(report.message),
    stack: report.stack === undefined ? null : removePersonalData(report.stack),
    requestId: report.requestId ?? null,
    side: report.side ?? 'browser',
    crawler: report.crawler ?? false,
  };
  return { fingerprint: getFingerprint(cleanReport), ...cleanReport };
}
