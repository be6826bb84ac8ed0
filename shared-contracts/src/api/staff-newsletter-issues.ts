import type {
  issueInputSchema,
  issueSchema,
  issueSummarySchema,
  saveIssueRequestSchema,
  sendIssueRequestSchema,
  articleChoicesSchema,
  articleChoiceSchema,
} from './staff-newsletter-issues.schema.ts';
import type { SchemaOutput } from '#schema-output.ts';

export const issueStates = ['draft', 'scheduled', 'sending', 'sent'] as const;
export type IssueState = (typeof issueStates)[number];

export type IssueSummary = SchemaOutput<typeof issueSummarySchema>;

/**
 * Editable content of a newsletter issue.
 *
 * - `audience`: Recipients: subscribers who get each issue, or those who get the monthly digest.
 * - `text`: Paragraphs, separated by empty lines.
 * - `stories`: Slugs of the issue's articles below `artikel/`, in display order.
 */
export type IssueInput = SchemaOutput<typeof issueInputSchema>;

export type SaveIssueRequest = SchemaOutput<typeof saveIssueRequestSchema>;

export type ArticleChoice = SchemaOutput<typeof articleChoiceSchema>;

/** Response to `GET /api/staff/newsletter/stories`: articles to choose from, newest first. */
export type ArticleChoices = SchemaOutput<typeof articleChoicesSchema>;

export type Issue = SchemaOutput<typeof issueSchema>;

/**
 * Body of the request to send an issue. `at`: local time in Germany, for example
 * `2026-11-21T08:00`; without `at`, the issue is sent immediately.
 */
export type SendIssueRequest = SchemaOutput<typeof sendIssueRequestSchema>;
