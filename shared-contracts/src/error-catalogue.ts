import type { problemDetailsSchema } from '#api/problem.schema.ts';
import type { SchemaOutput } from '#schema-output.ts';

import { ERROR_TEXTS } from './error-texts.ts';

/**
 * German texts by error code of the api. The api responds with problem details (RFC 9457) that
 * contain `code`; views show `text`.
 */
export const errorCatalogue = {
  'request.invalid': {
    status: 400,
    text: 'Die Anfrage ist unvollständig oder fehlerhaft. Bitte prüfen Sie Ihre Angaben.',
  },
  'request.too-large': { status: 413, text: 'Die Anfrage ist zu groß.' },
  'request.too-slow': { status: 408, text: 'Die Übertragung war leider zu langsam.' },
  'request.dry-run': { status: 409, text: 'Nur geprüft: Es wurde nichts gespeichert.' },
  'request.media-type': { status: 415, text: 'In dieser Form nehmen wir nichts an.' },
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
  'session.second-factor': {
    status: 403,
    text: 'Dafür brauchen Sie einen Passkey oder den Code einer App. Bitte melden Sie sich damit an.',
  },
  'record.not-found': { status: 404, text: 'Das gibt es nicht oder nicht mehr.' },
  'record.gone': { status: 410, text: 'Das gibt es nicht mehr.' },
  'ad.paused': { status: 404, text: 'Diese Anzeige ist gerade pausiert.' },
  'record.changed': {
    status: 409,
    text: 'Diese Angaben wurden inzwischen an anderer Stelle geändert. Bitte laden Sie die Seite neu und prüfen Sie sie.',
  },
  'record.state': { status: 409, text: 'Das ist in diesem Stand nicht mehr möglich.' },
  'moderation.own-entry': {
    status: 403,
    text: 'Darüber entscheidet jemand anders: Es geht um einen Eintrag, eine Meldung oder eine Entscheidung von Ihnen selbst.',
  },
  'account.is-staff': {
    status: 409,
    text: 'Wer hier mitarbeitet, lässt sich an diesem Schreibtisch nicht sperren. Bitte wenden Sie sich an die Administration.',
  },
  'request.key-reused': {
    status: 422,
    text: 'Dieses Formular wurde schon abgesendet. Bitte laden Sie die Seite neu, wenn Sie etwas anderes senden möchten.',
  },
  'login.failed': { status: 401, text: 'E-Mail-Adresse oder Passwort stimmen nicht.' },
  'login.unconfirmed': {
    status: 403,
    text: 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse. Wir haben Ihnen den Link noch einmal geschickt.',
  },
  'login.blocked': {
    status: 403,
    text: 'Dieses Konto ist gesperrt. Warum und bis wann, steht in der E-Mail, die wir dazu geschickt haben. Wenn Sie das für falsch halten, schreiben Sie uns: „Kontakt“ steht am Ende jeder Seite.',
  },
  'login.code-required': { status: 401, text: 'Bitte geben Sie auch den Code aus Ihrer App ein.' },
  'login.provider': {
    status: 401,
    text: 'Die Anmeldung beim Anbieter ist zu lange her. Bitte beginnen Sie noch einmal.',
  },
  'code.wrong': { status: 422, text: 'Dieser Code stimmt nicht oder wurde schon benutzt.' },
  'token.invalid': {
    status: 400,
    text: 'Dieser Link ist ungültig, abgelaufen oder wurde schon benutzt.',
  },
  'form.unknown': { status: 404, text: 'Dieses Formular gibt es nicht mehr.' },
  'form.changed': {
    status: 409,
    text: 'Dieses Formular wurde geändert, seit Sie es geöffnet haben. Bitte laden Sie die Seite neu und prüfen Sie Ihre Angaben.',
  },
  'form.invalid': { status: 422, text: 'Bitte prüfen Sie Ihre Angaben.' },
  'ad.quota': {
    status: 409,
    text: 'Sie haben schon 20 Anzeigen. Bitte beenden oder löschen Sie eine, bevor Sie eine neue aufgeben.',
  },
  'message.closed': {
    status: 409,
    text: 'In dieser Unterhaltung kann gerade nicht geschrieben werden.',
  },
  'message.ad-ended': {
    status: 409,
    text: 'Zu dieser Anzeige kann man keine Nachricht mehr schreiben.',
  },
  'message.own-ad': { status: 409, text: 'Das ist Ihre eigene Anzeige.' },
  'message.blocked': {
    status: 409,
    text: 'Diese Person möchte von Ihnen keine Nachrichten bekommen.',
  },
  'message.limit': {
    status: 409,
    text: 'Heute haben Sie schon zu vielen Anzeigen geschrieben. Bitte versuchen Sie es morgen wieder.',
  },
  'photo.too-many': { status: 409, text: 'Zu dieser Anzeige gehören schon 20 Fotos.' },
  'photo.refused': { status: 422, text: 'Dieses Foto lässt sich nicht verwenden.' },
  'job.closed': { status: 409, text: 'Auf diese Stelle kann man sich hier nicht mehr bewerben.' },
  'survey.closed': { status: 409, text: 'Diese Umfrage ist beendet.' },
  'survey.voted': { status: 409, text: 'Sie haben schon abgestimmt.' },
  'draw.closed': { status: 409, text: 'An diesem Gewinnspiel kann man gerade nicht teilnehmen.' },
  'registration.closed': {
    status: 409,
    text: 'Zu diesem Termin kann man sich gerade nicht anmelden.',
  },
  'registration.full': { status: 409, text: 'Zu diesem Termin ist kein Platz mehr frei.' },
  'registration.deadline-passed': {
    status: 409,
    text: 'Die Frist dafür ist vorbei. Bitte wenden Sie sich an den Veranstalter.',
  },
  'password.breached': {
    status: 422,
    text: 'Dieses Passwort steht in bekannten Listen gestohlener Passwörter. Bitte wählen Sie ein anderes.',
  },
  'upstream.unavailable': { status: 503, text: ERROR_TEXTS.unavailable },
  'upstream.busy': {
    status: 503,
    text: 'Gerade sind sehr viele Leute da. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
  },
  'site.read-only': {
    status: 503,
    text: 'Wir warten gerade die Technik: Lesen geht, Absenden in einigen Minuten wieder. Bitte versuchen Sie es dann noch einmal.',
  },
  internal: { status: 500, text: ERROR_TEXTS.internal },
} as const satisfies Record<string, { readonly status: number; readonly text: string }>;

export type ErrorCode = keyof typeof errorCatalogue;

/** Body of every error response of the api (RFC 9457, `application/problem+json`). */
export type ProblemDetails = SchemaOutput<typeof problemDetailsSchema>;
