import { ERROR_TEXTS } from './error-texts.ts';

/**
 * Stable codes for programs, German texts for people. The api answers problem details
 * (RFC 9457) with `code`; views show `text`.
 */
export const errorCatalogue = {
  'request.invalid': {
    status: 400,
    text: 'Die Anfrage ist unvollständig oder fehlerhaft. Bitte prüfen Sie Ihre Angaben.',
  },
  'request.too-large': { status: 413, text: 'Die Anfrage ist zu groß.' },
  'request.origin': {
    status: 403,
    text: 'Die Anfrage kam von einer fremden Seite und wurde nicht ausgeführt.',
  },
  'request.rate-limited': {
    status: 429,
    text: 'Zu viele Versuche. Bitte warten Sie einen Augenblick und versuchen Sie es dann erneut.',
  },
  'route.not-found': { status: 404, text: 'Diese Adresse gibt es nicht.' },
  'session.required': { status: 401, text: 'Bitte melden Sie sich an.' },
  'session.forbidden': { status: 403, text: 'Dafür fehlt Ihnen die Berechtigung.' },
  'session.expired': {
    status: 401,
    text: 'Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich erneut an.',
  },
  'session.stale': {
    status: 403,
    text: 'Dafür bestätigen Sie bitte noch einmal, dass Sie es sind.',
  },
  'record.not-found': { status: 404, text: 'Das gibt es nicht oder nicht mehr.' },
  'record.gone': { status: 410, text: 'Das gibt es nicht mehr.' },
  'record.changed': {
    status: 409,
    text: 'Diese Angaben wurden inzwischen an anderer Stelle geändert. Bitte laden Sie die Seite neu und prüfen Sie sie.',
  },
  'record.state': { status: 409, text: 'Das ist in diesem Stand nicht mehr möglich.' },
  'request.key-reused': {
    status: 422,
    text: 'Dieses Formular wurde schon abgesendet. Bitte laden Sie die Seite neu, wenn Sie etwas anderes senden möchten.',
  },
  'login.failed': { status: 401, text: 'E-Mail-Adresse oder Passwort stimmen nicht.' },
  'login.unconfirmed': {
    status: 403,
    text: 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse. Wir haben Ihnen den Link noch einmal geschickt.',
  },
  'login.code': {
    status: 401,
    text: 'Bitte geben Sie auch den Code aus Ihrer App ein.',
  },
  'code.wrong': {
    status: 422,
    text: 'Dieser Code stimmt nicht oder wurde schon benutzt.',
  },
  'token.invalid': {
    status: 400,
    text: 'Dieser Link ist ungültig, abgelaufen oder wurde schon benutzt.',
  },
  'form.unknown': { status: 404, text: 'Dieses Formular gibt es nicht mehr.' },
  'form.invalid': { status: 422, text: 'Bitte prüfen Sie Ihre Angaben.' },
  'survey.closed': { status: 409, text: 'Diese Umfrage ist beendet.' },
  'survey.voted': { status: 409, text: 'Sie haben schon abgestimmt.' },
  'draw.closed': { status: 409, text: 'An diesem Gewinnspiel kann man gerade nicht teilnehmen.' },
  'password.breached': {
    status: 422,
    text: 'Dieses Passwort steht in bekannten Listen gestohlener Passwörter. Bitte wählen Sie ein anderes.',
  },
  'upstream.unavailable': {
    status: 503,
    text: ERROR_TEXTS.unavailable,
  },
  internal: { status: 500, text: ERROR_TEXTS.internal },
} as const satisfies Record<string, { readonly status: number; readonly text: string }>;

export type ErrorCode = keyof typeof errorCatalogue;

/** Body of every error answer of the api (RFC 9457, `application/problem+json`). */
export interface ProblemDetails {
  readonly type: 'about:blank';
  readonly status: number;
  readonly code: ErrorCode;
  /** German text for people. */
  readonly title: string;
  /** Messages by field name. */
  readonly fields?: Readonly<Record<string, string>>;
  readonly requestId?: string;
}
