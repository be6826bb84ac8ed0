import type { CaughtMail, MailAddress } from './caught-mail.ts';
import { escapeHtml, linkAddresses } from './escape-html.ts';
import { mailPageStyle } from './mail-page-style.ts';

/**
 * Content-Security-Policy of an HTML mail shown on its own: opaque origin, no scripts, no requests.
 * Links open in a new window without these restrictions.
 */
export const mailHtmlPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; " +
  "style-src 'unsafe-inline'; img-src data: 'self'; frame-ancestors 'self'";

const time = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
});

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${escapeHtml(title)}</title>
<style>${mailPageStyle}</style>
</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}

const when = ({ receivedAt }: CaughtMail): string =>
  `<time datetime="${receivedAt}">${escapeHtml(time.format(new Date(receivedAt)))} Uhr</time>`;

const subjectOf = ({ subject }: CaughtMail): string => escapeHtml(subject || '(ohne Betreff)');

function named({ name, address }: MailAddress): string {
  return escapeHtml(name === '' ? address : `${name} <${address}>`);
}

function recipientsOf({ to, recipients }: CaughtMail): string {
  return to.length > 0 ? to.map(named).join(', ') : recipients.map(escapeHtml).join(', ');
}

function row(mail: CaughtMail): string {
  const link = `<a href="postausgang/${mail.id}">${subjectOf(mail)}</a>`;
  return `<tr><td>${when(mail)}</td><td>${recipientsOf(mail)}</td><td>${link}</td></tr>`;
}

/** `/postausgang`: all caught mails. Links are relative so that the page works under any prefix. */
export function mailListPage(mails: readonly CaughtMail[]): string {
  const note =
    '<p class="note">Diese Nachrichten hätte die Website verschickt. Auf diesem Rechner verlässt keine davon das Haus.</p>';
  const list =
    mails.length === 0
      ? '<p>Noch keine Nachrichten.</p>'
      : `<table><thead><tr><th scope="col">Zeit</th><th scope="col">An</th><th scope="col">Betreff</th></tr></thead><tbody>
${mails.map(row).join('\n')}
</tbody></table>`;
  return page('Postausgang', `<h1>Postausgang</h1>\n${note}\n${list}`);
}

function attachmentsOf({ attachments }: CaughtMail): string {
  if (attachments.length === 0) return '';
  const names = attachments.map(({ name, type }) =>
    escapeHtml(`${name || 'ohne Namen'} (${type})`),
  );
  return `<dt>Anhänge</dt><dd>${names.join(', ')}</dd>`;
}

/** `/postausgang/:id`: one mail, its HTML part in a sandboxed frame. */
export function mailPage(mail: CaughtMail): string {
  const html =
    mail.html === ''
      ? ''
      : `<h2>Als HTML</h2>
<iframe src="${mail.id}/html" title="Nachricht als HTML" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`;
  const text = mail.text === '' ? '' : `<h2>Als Text</h2>\n<pre>${linkAddresses(mail.text)}</pre>`;
  return page(
    mail.subject || '(ohne Betreff)',
    `<p><a href="../postausgang">Alle Nachrichten</a></p>
<h1>${subjectOf(mail)}</h1>
<dl><dt>Von</dt><dd>${mail.from ? named(mail.from) : escapeHtml(mail.sender)}</dd><dt>An</dt><dd>${recipientsOf(mail)}</dd><dt>Zeit</dt><dd>${when(mail)}</dd>${attachmentsOf(mail)}</dl>
${text}
${html}`,
  );
}

/** The HTML part of a mail; its links open in a new window. */
export function mailHtml({ html }: CaughtMail): string {
  return `<!doctype html><base target="_blank">${html}`;
}

/** Shown for a mail that no longer exists. */
export function missingMailPage(): string {
  return page(
    'Nachricht nicht gefunden',
    `<p><a href="../postausgang">Alle Nachrichten</a></p>
<h1>Nachricht nicht gefunden</h1>
<p>Der Postausgang bewahrt nur die letzten Nachrichten auf.</p>`,
  );
}
