import type { NewsletterFrequency } from '#api/newsletter.ts';

export const issueStates = ['draft', 'scheduled', 'sending', 'sent'] as const;
export type IssueState = (typeof issueStates)[number];

export interface IssueSummary {
  readonly id: string;
  readonly listId: string;
  readonly listName: string;
  readonly subject: string;
  readonly state: IssueState;
  /** ISO 8601. */
  readonly updatedAt: string;
  readonly scheduledFor: string | null;
  readonly finishedAt: string | null;
}

/** What is written in an issue. */
export interface IssueInput {
  readonly listId: string;
  /** Who gets it: who wants each issue, or who wants the best of a month in one. */
  readonly audience: NewsletterFrequency;
  readonly subject: string;
  readonly preheader: string;
  /** Paragraphs, with an empty line between them. */
  readonly text: string;
  /** Slugs below `artikel/`, in order. */
  readonly stories: readonly string[];
}

export interface SaveIssueRequest extends IssueInput {
  readonly version: number;
}

export interface StoryChoice {
  readonly slug: string;
  readonly title: string;
}

/** `GET /api/redaktion/newsletter/geschichten`: what may be chosen, the newest first. */
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
  /** Who would get it now. */
  readonly recipients: number;
  readonly sent: number;
  readonly failed: number;
  readonly bounced: number;
  /** Ended or paused meanwhile. */
  readonly skipped: number;
  readonly underWay: number;
  /** The mail as text; its HTML is at `…/vorschau.html`. */
  readonly previewText: string;
}

/** `POST …/versand`: `at` is a German clock's `2026-11-21T08:00`, without it at once. */
export interface SendIssueRequest {
  readonly version: number;
  readonly confirmed: true;
  readonly at?: string | null | undefined;
}

export interface IssueVersionRequest {
  readonly version: number;
}

export interface IssueMade {
  readonly id: string;
}
