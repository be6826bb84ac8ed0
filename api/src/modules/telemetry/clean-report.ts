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
/** Matches a URL or path with a query or fragment. */
const queryAndFragmentPattern = /((?:https?:\/\/|\/)[^\s?#"'()]*)[?#][^\s"'():]*/gu;
/** Matches runs of at least 32 letters and digits, which are tokens, keys or ids. */
const secretPattern = /\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{32,}\b/giu;

/** Removes URL queries and fragments, and replaces email addresses and token-like text. */
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
  const topStackLines = (report.stack ?? '').split('\n').slice(0, 4).join('\n');
  // Replaces each number with 0, because the same error may occur with different numbers.
  const message = report.message.replaceAll(/\d+/gu, '0');
  const parts = [report.remote, report.release, report.part, report.side, report.name, message];
  return createHash('sha256')
    .update(JSON.stringify([...parts, topStackLines]))
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
