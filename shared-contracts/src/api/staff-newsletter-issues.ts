import type { NewsletterFrequency } from '#api/newsletter.ts';

export const issueStates = ['draft', 'scheduled', 'sending', 'sent'] as const;
export type IssueState = (typeof issueStates)[number];

export interface IssueSummary {
  readonly id: string;
  readonly listId: string;
  readonly listName: string;
  readonly subject: string;
  readonly state: IssueState;
  /** Time in ISO 8601 format. */
  readonly updatedAt: string;
  readonly scheduledFor: string | null;
  readonly finishedAt: string | null;
}

/** Editable content of a newsletter issue. */
export interface IssueInput {
  readonly listId: string;
  /** Recipients: subscribers who get each issue, or those who get the monthly digest. */
  readonly audience: NewsletterFrequency;
  readonly subject: string;
  readonly preheader: string;
  /** Paragraphs, separated by empty lines. */
  readonly text: string;
  /** Slugs of the issue's articles below `artikel/`, in display order. */
  readonly stories: readonly string[];
}

export interface SaveIssueRequest extends IssueInput {
  readonly version: number;
}

export interface StoryChoice {
  readonly slug: string;
  readonly title: string;
}

/** Answer of `GET /api/staff/newsletter/stories`: articles to choose from, newest first. */
export interface StoryChoices {
  readonly lists: readonly { readonly id: string; readonly name: string }[];
  readonly stories: readonly StoryChoice[];
}

export interface Issue extends Omit<IssueInput, 'stories'> {
  readonly id: string;
  readonly version: number;
  readonly state: IssueState;
  readonly listName: string;
  readonly stories: readonly StoryChoice[];
  readonly scheduledFor: string | null;
  readonly startedAt: string | null;
  readonly finishedAt: string | null;
  /** Number of recipients if the issue were sent now. */
  readonly recipients: number;
  readonly sent: number;
  readonly failed: number;
  readonly bounced: number;
  /**
   * Number of recipients who were skipped, because they unsubscribed or paused before the mail was
   * sent.
   */
  readonly skipped: number;
  readonly inProgress: number;
  /** The issue's mail as plain text; the HTML version is at `…/preview.html`. */
  readonly previewText: string;
}

/**
 * Body of the request to send an issue. `at`: local time in Germany, for example
 * `2026-11-21T08:00`; without `at`, the issue is sent immediately.
 */
export interface SendIssueRequest {
  readonly version: number;
  readonly confirmed: true;
  readonly at?: string | null | undefined;
}

export interface IssueVersionRequest {
  readonly version: number;
}

export interface CreateIssueAnswer {
  readonly id: string;
}
