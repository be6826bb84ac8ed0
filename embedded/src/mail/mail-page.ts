import type { CaughtMail, MailAddress } from './caught-mail.ts';
import { escapeHtml } from '@gruenland/shared-contracts/escape-html.ts';
import { escapeAndLinkUrls } from './escape-and-link-urls.ts';
import { mailPageStyle } from './mail-page-style.ts';

/**
 * Content-Security-Policy of the HTML part of a mail. The part has an opaque origin, runs no
 * scripts, and loads only images from `data:` URLs and from this service. Its links open a new
 * window without these restrictions.
 */
export const mailHtmlPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; " +
  "style-src 'unsafe-inline'; img-src data: 'self'; frame-ancestors 'self'";

const berlinTimeFormat = new Intl.DateTimeFormat('de-DE', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Europe/Berlin',
});

function renderPage(title: string, body: string): string {
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

const formatTime = ({ receivedAt }: CaughtMail): string =>
  `<time datetime="${receivedAt}">${escapeHtml(berlinTimeFormat.format(new Date(receivedAt)))} Uhr</time>`;

const renderSubject = ({ subject }: CaughtMail): string => escapeHtml(subject || '(ohne Betreff)');

function formatAddress({ name, address }: MailAddress): string {
  return escapeHtml(name === '' ? address : `${name} <${address}>`);
}

function renderRecipients({ to, recipients }: CaughtMail): string {
  return to.length > 0 ? to.map(formatAddress).join(', ') : recipients.map(escapeHtml).join(', ');
}

function renderRow(mail: CaughtMail): string {
  const link = `<a href="postausgang/${mail.id}">${renderSubject(mail)}</a>`;
  return `<tr><td>${formatTime(mail)}</td><td>${renderRecipients(mail)}</td><td>${link}</td></tr>`;
}

/**
 * Renders `/postausgang`, the list of all caught mails. Links are relative, so that the page works
 * under any path prefix.
 */
export function renderMailListPage(mails: readonly CaughtMail[]): string {
  const note =
    '<p class="note">Diese Nachrichten hätte die Website verschickt. Auf diesem Rechner verlässt keine davon das Haus.</p>';
  const list =
    mails.length === 0
      ? '<p>Noch keine Nachrichten.</p>'
      : `<table><thead><tr><th scope="col">Zeit</th><th scope="col">An</th><th scope="col">Betreff</th></tr></thead><tbody>
${mails.map(renderRow).join('\n')}
</tbody></table>`;
  return renderPage('Postausgang', `<h1>Postausgang</h1>\n${note}\n${list}`);
}

function renderAttachments({ attachments }: CaughtMail): string {
  if (attachments.length === 0) return '';
  const names = attachments.map(({ name, type }) =>
    escapeHtml(`${name || 'ohne Namen'} (${type})`),
  );
  return `<dt>Anhänge</dt><dd>${names.join(', ')}</dd>`;
}

/** Renders `/postausgang/:id`, one mail with its HTML part in a sandboxed frame. */
export function renderMailPage(mail: CaughtMail): string {
  const html =
    mail.html === ''
      ? ''
      : `<h2>Als HTML</h2>
<iframe src="${mail.id}/html" title="Nachricht als HTML" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`;
  const text =
    mail.text === '' ? '' : `<h2>Als Text</h2>\n<pre>${escapeAndLinkUrls(mail.text)}</pre>`;
  return renderPage(
    mail.subject || '(ohne Betreff)',
    `<p><a href="../postausgang">Alle Nachrichten</a></p>
<h1>${renderSubject(mail)}</h1>
<dl><dt>Von</dt><dd>${mail.from ? formatAddress(mail.from) : escapeHtml(mail.sender)}</dd><dt>An</dt><dd>${renderRecipients(mail)}</dd><dt>Zeit</dt><dd>${formatTime(mail)}</dd>${renderAttachments(mail)}</dl>
${text}
${html}`,
  );
}

/** Renders the HTML part of a mail. Its links open a new window. */
export function renderMailHtml({ html }: CaughtMail): string {
  return `<!doctype html><base target="_blank">${html}`;
}

/** Renders the page for a mail that does not exist or was deleted. */
export function renderMissingMailPage(): string {
  return renderPage(
    'Nachricht nicht gefunden',
    `<p><a href="../postausgang">Alle Nachrichten</a></p>
<h1>Nachricht nicht gefunden</h1>
<p>Der Postausgang bewahrt nur die letzten Nachrichten auf.</p>`,
  );
}
