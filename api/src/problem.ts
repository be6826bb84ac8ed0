import { errorCatalogue } from '@gruenland/shared-contracts/error-catalogue.ts';
import type { ErrorCode, ProblemDetails } from '@gruenland/shared-contracts/error-catalogue.ts';

import {
  isDatabaseUnavailableError,
  isLockConflictError,
  isReadOnlyDatabaseError,
  isMissingTableOrColumnError,
  isUnstorableTextError,
} from '#db/database.ts';

/**
 * An expected error. It is sent as problem details; status and text come from the error catalogue.
 */
export class Problem extends Error {
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** Text for users that replaces the text of the catalogue. */
  readonly text: string | undefined;
  /** Value of `Retry-After`, in seconds. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    details: {
      readonly fields?: Readonly<Record<string, string>> | undefined;
      readonly text?: string;
      readonly retryAfterSeconds?: number;
    } = {},
  ) {
    super(code);
    this.name = 'Problem';
    this.code = code;
    this.fields = details.fields;
    this.text = details.text;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  /** HTTP status of the problem; Fastify and its plugins read this property. */
  get statusCode(): number {
    return errorCatalogue[this.code].status;
  }
}

/** The properties of Fastify's own errors, including validation errors. */
interface FrameworkError extends Error {
  readonly code?: string;
  readonly statusCode?: number;
  readonly validation?: readonly { readonly instancePath: string; readonly message?: string }[];
}

function getFieldMessages(error: FrameworkError): Record<string, string> | undefined {
  const fields: Record<string, string> = {};
  for (const { instancePath, message } of error.validation ?? []) {
    const name = instancePath.split('/').filter(Boolean).join('.');
    if (name && message) fields[name] ??= message;
  }
  return Object.keys(fields).length > 0 ? fields : undefined;
}

/** Seconds after which a request that waited for locks in vain may be repeated. */
const lockRetrySeconds = 1;

/** Converts any thrown value to a Problem. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (!(error instanceof Error)) return new Problem('internal');
  const { code, statusCode = 500 } = error as FrameworkError;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413) {
    return new Problem('request.too-large');
  }
  if (statusCode === 415) return new Problem('request.media-type');
  if (isReadOnlyDatabaseError(error)) return new Problem('site.read-only');
  if (code === 'FST_ERR_HANDLER_TIMEOUT' || isDatabaseUnavailableError(error)) {
    return new Problem('upstream.unavailable');
  }
  if (isLockConflictError(error)) {
    return new Problem('upstream.unavailable', { retryAfterSeconds: lockRetrySeconds });
  }
  if (isMissingTableOrColumnError(error)) return new Problem('upstream.unavailable');
  if (isUnstorableTextError(error)) return new Problem('request.invalid');
  if (statusCode === 404) return new Problem('route.not-found');
  if (statusCode >= 400 && statusCode < 500) {
    return new Problem('request.invalid', { fields: getFieldMessages(error as FrameworkError) });
  }
  return new Problem('internal');
}

export function toProblemDetails(problem: Problem, requestId: string): ProblemDetails {
  const { status, text } = errorCatalogue[problem.code];
  return {
    type: 'about:blank',
    status,
    code: problem.code,
    title: problem.text ?? text,
    ...(problem.fields && { fields: problem.fields }),
    requestId,
  };
}
