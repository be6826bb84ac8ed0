import { escapeHtml } from '@gruenland/shared-contracts/escape-html.ts';
import { siteColours } from '@gruenland/shared-contracts/site-colours.ts';

/** Content of a mail; the text and the HTML version are rendered from it. */
export interface MailContent {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** Preview text that mail programs show next to the subject; not visible in the mail itself. */
  readonly preheader?: string;
  /** Links to articles, shown after the paragraphs. */
  readonly articles?: readonly MailArticle[];
  /** The main link of the mail. */
  readonly action?: { readonly label: string; readonly url: string };
  /** Small print below the main link. */
  readonly notes: readonly string[];
  /**
   * Reason why the recipient gets this mail. By default, it says that the mail belongs to an
   * account.
   */
  readonly reason?: string;
}

/** A magazine article and its URL. */
export interface MailArticle {
  readonly title: string;
  readonly teaser: string;
  readonly url: string;
}

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const closingLine = 'Ihre Grünland-Redaktion';
const defaultMailReason =
  'Diese Nachricht gehört zu einem Konto bei Grünland und ist keine Werbung. ' +
  'Auf diese Adresse kann nicht geantwortet werden.';

function renderText(content: MailContent): string {
  const { action } = content;
  return [
    content.greeting,
    ...content.paragraphs,
    ...(content.articles ?? []).map(({ title, teaser, url }) =>
      [title, teaser, url].filter(Boolean).join('\n'),
    ),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...content.notes,
    closingLine,
    `-- \n${content.reason ?? defaultMailReason}`,
  ].join('\n\n');
}

/** Mails use only the light colours, because mail programs adapt them to dark mode themselves. */
const mailColours = siteColours.light;
const serifStyle = "font-family:Georgia,'Times New Roman',serif";
const sansSerifStyle = 'font-family:Helvetica,Arial,sans-serif';

function renderParagraph(text: string): string {
  return `<p style="margin:0 0 16px;${serifStyle};font-size:17px;line-height:1.5">${escapeHtml(text)}</p>`;
}

function renderNote(text: string): string {
  return `<p style="margin:0 0 12px;${sansSerifStyle};font-size:14px;line-height:1.5;color:${mailColours.muted}">${escapeHtml(text)}</p>`;
}

function renderButton(action: { readonly label: string; readonly url: string }): string {
  const url = escapeHtml(action.url);
  return [
    `<p style="margin:24px 0"><a href="${url}" style="display:inline-block;padding:12px 22px;`,
    `background:${mailColours.action};color:${mailColours['on-action']};${sansSerifStyle};font-size:16px;text-decoration:none;`,
    `border-radius:4px">${escapeHtml(action.label)}</a></p>`,
    renderNote('Falls der Knopf nicht geht, kopieren Sie diese Adresse in Ihren Browser:'),
    `<p style="margin:0 0 16px;${sansSerifStyle};font-size:14px;word-break:break-all">`,
    `<a href="${url}" style="color:${mailColours.action}">${url}</a></p>`,
  ].join('');
}

function renderArticle({ title, teaser, url }: MailArticle): string {
  return [
    `<h2 style="margin:24px 0 4px;${serifStyle};font-size:20px;line-height:1.25">`,
    `<a href="${escapeHtml(url)}" style="color:${mailColours.action}">${escapeHtml(title)}</a></h2>`,
    teaser ? renderParagraph(teaser) : '',
  ].join('');
}

/**
 * Renders the preview text, which is hidden and comes first in the body, where mail programs read
 * it.
 */
function renderPreheader(text: string): string {
  const hiddenStyle = 'display:none;max-height:0;overflow:hidden;mso-hide:all';
  return `<div style="${hiddenStyle}" aria-hidden="true">${escapeHtml(text)}</div>`;
}

function renderHtml(content: MailContent): string {
  const body = [
    renderParagraph(content.greeting),
    ...content.paragraphs.map(renderParagraph),
    ...(content.articles ?? []).map(renderArticle),
    content.action ? renderButton(content.action) : '',
    ...content.notes.map(renderNote),
    renderParagraph(closingLine),
  ].join('\n');
  return `<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(content.subject)}</title></head>
<body style="margin:0;padding:0;background:${mailColours.paper};color:${mailColours.ink}">${content.preheader ? `\n${renderPreheader(content.preheader)}` : ''}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:${mailColours.surface};border-top:4px solid ${mailColours.brand}">
<tr><td style="padding:24px 28px 8px;${serifStyle};font-size:22px;font-weight:bold">Grünland</td></tr>
<tr><td style="padding:8px 28px 20px">
${body}
</td></tr>
<tr><td style="padding:14px 28px 22px;border-top:1px solid ${mailColours.line}">${renderNote(content.reason ?? defaultMailReason)}</td></tr>
</table></td></tr></table>
</body>
</html>
`;
}

export function renderMail(content: MailContent): RenderedMail {
  return { subject: content.subject, text: renderText(content), html: renderHtml(content) };
}
