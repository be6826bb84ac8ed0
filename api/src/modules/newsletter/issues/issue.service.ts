import type {
  Issue,
  IssueInput,
  IssueSummary,
  SaveIssueRequest,
  SendIssueRequest,
  ArticleChoices,
} from '@gruenland/shared-contracts/api/staff-newsletter-issues.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import { recordAudit } from '#audit/audit.ts';
import type { ContentReader } from '#content/content-reader.ts';
import type { Drizzle, Executor } from '#db/database.ts';
import { enqueueTask } from '#queue/task.repository.ts';
import type { ContentStories } from '#content/content-stories.ts';
import { convertFromGermanTime } from '@gruenland/shared-contracts/german-calendar.ts';
import { Problem } from '#problem.ts';

import { findList, newsletterLists } from '../newsletter-lists.ts';
import { composeIssue } from './compose-issue.ts';
import { countDeliveries, countRecipients } from './delivery.repository.ts';
import { findIssue, findIssues, insertIssue, saveIssue } from './issue.repository.ts';
import type { IssueContent, StoredIssue } from './issue.repository.ts';
import { readNewestArticles, readChosenArticles } from './article-choices.ts';

/** Stores, schedules and sends newsletter issues. */
export interface IssueService {
  listLatestIssues(): Promise<IssueSummary[]>;
  choices(): Promise<ArticleChoices>;
  /** Creates a draft. @throws Problem `form.invalid` for an unknown list or article */
  create(staffMember: User, input: IssueInput): Promise<string>;
  /** Returns an issue. @throws Problem `record.not-found` */
  read(id: string): Promise<Issue>;
  html(id: string): Promise<string>;
  /** Saves a draft. @throws Problem `record.changed`; `record.state` if it is no longer a draft */
  save(staffMember: User, id: string, request: SaveIssueRequest): Promise<void>;
  /** Sends one test mail of the issue to the staff member. */
  sendTestMail(staffMember: User, id: string): Promise<void>;
  /**
   * Sends or schedules an issue. @throws Problem `form.invalid` if it is empty or the time is past
   */
  send(staffMember: User, id: string, request: SendIssueRequest): Promise<void>;
  /** Unschedules an issue that has not started. @throws Problem `record.changed`, `record.state` */
  unscheduleIssue(staffMember: User, id: string, version: number): Promise<void>;
}

export interface IssueServiceDependencies {
  readonly db: Drizzle;
  readonly stories: ContentStories;
  readonly readContent: ContentReader;
  readonly siteUrl: string;
  readonly notifyTaskRunner: () => void;
}

const getName = (listId: string) => findList(listId)?.name ?? listId;

function getSummary(storedIssue: StoredIssue): IssueSummary {
  const { id, listId, subject, state, updatedAt, scheduledFor, finishedAt } = storedIssue;
  return {
    id,
    listId,
    listName: getName(listId),
    subject,
    state,
    updatedAt: updatedAt.toISOString(),
    scheduledFor: scheduledFor?.toISOString() ?? null,
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}

/** Locks an issue. @throws Problem unless it exists and has this version and state */
async function lockIssue(tx: Executor, id: string, version: number, state: StoredIssue['state']) {
  const issue = await findIssue(tx, id, true);
  if (!issue) throw new Problem('record.not-found');
  if (issue.version !== version) throw new Problem('record.changed');
  if (issue.state !== state) throw new Problem('record.state');
  return issue;
}

/**
 * Converts German local time to a Date. Returns null if no time is given. @throws Problem
 * `form.invalid`
 */
function parseScheduledTime(scheduledAt: string | null | undefined): Date | null {
  if (!scheduledAt) return null;
  const scheduledTime = convertFromGermanTime(new Date(`${scheduledAt}:00Z`));
  if (Number.isNaN(scheduledTime.getTime()) || scheduledTime.getTime() < Date.now() - 60_000) {
    const fields = { at: 'Bitte einen Zeitpunkt, der noch kommt.' };
    throw new Problem('form.invalid', { fields });
  }
  return scheduledTime;
}

/** Records an action on an issue in the audit log. */
const recordIssueChange = (
  tx: Executor,
  staffMember: User,
  actionName: string,
  id: string,
  details?: { at: string } | { list: string },
) =>
  recordAudit(tx, {
    action: `newsletter.issue-${actionName}`,
    actor: staffMember.id,
    subject: `newsletter-issue:${id}`,
    ...(details && { details }),
  });

/**
 * Converts the input of an editor to the columns that are stored. @throws Problem `form.invalid`
 */
async function buildIssueContent(
  { stories }: IssueServiceDependencies,
  staffMember: User,
  input: IssueInput,
): Promise<IssueContent> {
  const { listId, audience, subject, preheader, text } = input;
  if (!findList(listId)) {
    throw new Problem('form.invalid', { fields: { listId: 'Diesen Newsletter gibt es nicht.' } });
  }
  const chosenArticles = await readChosenArticles(stories, input.stories);
  return {
    listId,
    audience,
    subject,
    preheader,
    text,
    stories: chosenArticles,
    author: staffMember.id,
  };
}

/** Returns an issue with its delivery counts and its rendered preview. */
async function readIssue(
  { db, siteUrl }: IssueServiceDependencies,
  issue: StoredIssue,
): Promise<Issue> {
  const [counts, recipients] = await Promise.all([
    countDeliveries(db, issue.id),
    countRecipients(db, issue),
  ]);
  const sumCounts = (...states: Parameters<typeof counts.get>[0][]) =>
    states.reduce((sum, state) => sum + (counts.get(state) ?? 0), 0);
  const { version, audience, preheader, text, startedAt } = issue;
  return {
    ...getSummary(issue),
    version,
    audience,
    preheader,
    text,
    stories: issue.stories.map(({ slug, title }) => ({ slug, title })),
    startedAt: startedAt?.toISOString() ?? null,
    recipients,
    sent: sumCounts('sent'),
    failed: sumCounts('failed'),
    bounced: sumCounts('bounced'),
    skipped: sumCounts('skipped'),
    inProgress: sumCounts('waiting', 'queued'),
    previewText: composeIssue(siteUrl, issue, 'vorschau').text,
  };
}

export function createIssueService(dependencies: IssueServiceDependencies): IssueService {
  const { db, siteUrl, notifyTaskRunner } = dependencies;
  const requireIssue = async (id: string) => {
    const issue = await findIssue(db, id);
    if (!issue) throw new Problem('record.not-found');
    return issue;
  };
  return {
    listLatestIssues: async () => (await findIssues(db)).map(getSummary),
    choices: async () => ({
      lists: newsletterLists.map(({ id, name }) => ({ id, name })),
      stories: await readNewestArticles(dependencies.readContent),
    }),
    create: async (staffMember, input) => {
      const content = await buildIssueContent(dependencies, staffMember, input);
      return db.transaction(async (tx) => {
        const id = await insertIssue(tx, content);
        await recordIssueChange(tx, staffMember, 'created', id, { list: content.listId });
        return id;
      });
    },
    read: async (id) => readIssue(dependencies, await requireIssue(id)),
    html: async (id) => composeIssue(siteUrl, await requireIssue(id), 'vorschau').html,
    save: async (staffMember, id, { version, ...input }) => {
      const content = await buildIssueContent(dependencies, staffMember, input);
      await db.transaction(async (tx) => {
        await lockIssue(tx, id, version, 'draft');
        await saveIssue(tx, id, content);
        await recordIssueChange(tx, staffMember, 'saved', id);
      });
    },
    sendTestMail: async (staffMember, id) => {
      await requireIssue(id);
      await db.transaction(async (tx) => {
        const payload = { issueId: id, userId: staffMember.id };
        await enqueueTask(tx, { kind: 'mail.newsletter-test', payload });
        await recordIssueChange(tx, staffMember, 'tested', id);
      });
      notifyTaskRunner();
    },
    send: async (staffMember, id, { version, at }) => {
      const scheduledTime = parseScheduledTime(at);
      await db.transaction(async (tx) => {
        const issue = await lockIssue(tx, id, version, 'draft');
        if (issue.text === '' && issue.stories.length === 0) {
          const fields = { '': 'In dieser Ausgabe steht noch nichts.' };
          throw new Problem('form.invalid', { fields });
        }
        await saveIssue(tx, id, { state: 'scheduled', scheduledFor: scheduledTime ?? new Date() });
        await enqueueTask(tx, {
          kind: 'newsletter.start',
          payload: { issueId: id, version: version + 1 },
          idempotencyKey: `newsletter-start:${id}:${version + 1}`,
          ...(scheduledTime && { runAt: scheduledTime }),
        });
        await recordIssueChange(
          tx,
          staffMember,
          'scheduled',
          id,
          scheduledTime ? { at: scheduledTime.toISOString() } : undefined,
        );
      });
      notifyTaskRunner();
    },
    unscheduleIssue: async (staffMember, id, version) => {
      await db.transaction(async (tx) => {
        await lockIssue(tx, id, version, 'scheduled');
        await saveIssue(tx, id, { state: 'draft', scheduledFor: null });
        await recordIssueChange(tx, staffMember, 'unscheduled', id);
      });
    },
  };
}
