import * as paths from '@gruenland/shared-contracts/paths.ts';

import { renderMail } from '#mail/mail-layout.ts';
import type { RenderedMail } from '#mail/mail-layout.ts';
import { createNewsletterIssueMail } from '#mail/newsletter-mails.ts';

import { findList } from '../newsletter-lists.ts';
import type { StoredIssue } from './issue.repository.ts';

type IssueMailContent = Pick<StoredIssue, 'listId' | 'subject' | 'preheader' | 'text' | 'stories'>;

/**
 * Returns the mail of an issue with the recipient's unsubscribe link. @throws Error for an unknown
 * list
 */
export function composeIssue(
  siteUrl: string,
  { listId, subject, preheader, text, stories }: IssueMailContent,
  unsubscribeCode: string,
): RenderedMail {
  const list = findList(listId);
  if (!list) throw new Error(`unknown list ${listId}`);
  const facts = {
    list,
    subject,
    preheader,
    paragraphs: text
      .split(/\n{2,}/u)
      .map((paragraph) => paragraph.trim())
      .filter(Boolean),
    articles: stories.map(({ slug, title, teaser }) => ({
      title,
      teaser,
      url: siteUrl + paths.contentPage(slug),
    })),
  };
  const page = `${siteUrl}${paths.newsletterUnsubscribe()}?code=${unsubscribeCode}`;
  return renderMail(createNewsletterIssueMail(facts, page));
}

/** Returns headers for the unsubscribe button of mail programs (RFC 2369, RFC 8058). */
export function createListHeaders(
  siteUrl: string,
  listId: string,
  unsubscribeCode: string,
): Readonly<Record<string, string>> {
  return {
    'List-Id': `<${listId}.newsletter.${new URL(siteUrl).hostname}>`,
    'List-Unsubscribe': `<${siteUrl}/api/newsletter/one-click?code=${unsubscribeCode}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
