import { SUBMISSION_LIMITS } from '@gruenland/shared-contracts/api/forms.ts';
import type { SubmissionRequest } from '@gruenland/shared-contracts/api/forms.ts';
import { validateAnswers } from '@gruenland/shared-contracts/forms/form-answers.ts';
import type { FormAnswers } from '@gruenland/shared-contracts/forms/form-answers.ts';
import {
  readForm,
  readFormProcessingSettings,
} from '@gruenland/shared-contracts/forms/form-definition.ts';
import type { FormDefinition } from '@gruenland/shared-contracts/forms/form-definition.ts';
import { computeFormVersion } from '@gruenland/shared-contracts/forms/form-version.ts';

import type { Drizzle } from '#db/database.ts';
import type { TaskHandler } from '#queue/task-kinds.ts';
import { enqueueTask } from '#queue/task.repository.ts';
import { createFormSubmittedMail } from '#mail/form-mails.ts';
import { renderMail } from '#mail/mail-layout.ts';
import type { Mailer } from '#mail/mailer.ts';
import type { TryCountMail } from '#modules/session/interface.ts';
import { Problem } from '#problem.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

import type { ContentStories, StoryContent } from '#content/content-stories.ts';
import { listFileFields } from './files/form-file.service.ts';
import { findSubmission, insertSubmission } from './submission.repository.ts';

const dayMs = 86_400_000;

/** Accepts answers to forms from the content system. */
export interface SubmissionService {
  /**
   * Stores an answer.
   * @returns the code for uploading files, if the form has visible file fields
   */
  submit(request: SubmissionRequest, ipAddress: string): Promise<{ readonly files?: string }>;
}

export interface SubmissionDependencies {
  readonly db: Drizzle;
  readonly stories: ContentStories;
  readonly notifyTaskRunner: () => void;
  readonly tryCountMail: TryCountMail;
  readonly signedIds: IdSigner;
}

export function createSubmissionService({
  db,
  stories,
  notifyTaskRunner,
  tryCountMail,
  signedIds,
}: SubmissionDependencies): SubmissionService {
  return {
    submit: async ({ form, answers: rawAnswers, key, website, tookMs, version }, ipAddress) => {
      const slug = `_forms/${form}`;
      const content = await stories.loadStoryContent(slug);
      const formVersion = await findFormVersion(stories, slug, version);
      const definition =
        formVersion?.content.component === 'form' ? readForm(formVersion.content) : undefined;
      if (!content || !definition) throw new Problem('form.unknown');
      // Bots fill in the honeypot field or submit too fast. They get the same response as people.
      if (website || (tookMs !== undefined && tookMs < SUBMISSION_LIMITS.minFillMs)) return {};
      const { answers, errors } = validateAnswers(definition, rawAnswers);
      if (Object.keys(errors).length > 0) throw new Problem('form.invalid', { fields: errors });
      const { retentionDays, recipient } = readFormProcessingSettings(content);
      // If no mail is sent, staff still find the answer among the stored answers.
      const sendsMail = recipient ? await tryCountMail(recipient, ipAddress) : false;
      const submissionId = await db.transaction(async (tx) => {
        const { id, isNew } = await insertSubmission(tx, {
          form,
          key,
          answers,
          labels: getFieldLabels(definition),
          ...(version === undefined ? {} : { version, versionAt: getPublicationDate(formVersion) }),
          consents: getConsentTexts(definition, answers),
          deleteAt: new Date(Date.now() + retentionDays * dayMs),
        });
        if (isNew && sendsMail) {
          await enqueueTask(tx, { kind: 'mail.form-submitted', payload: { submissionId: id } });
        }
        return id;
      });
      notifyTaskRunner();
      const hasFileFields = listFileFields(definition, answers).length > 0;
      return hasFileFields ? { files: signedIds.sign('form-files', submissionId) } : {};
    },
  };
}

/**
 * Creates the handler of the task that sends an answer to the recipient of the form. The handler
 * looks up the recipient when it sends the mail.
 */
export function createFormMailHandlers(
  dependencies: Omit<SubmissionDependencies, 'notifyTaskRunner' | 'tryCountMail' | 'signedIds'> & {
    readonly mailer: Mailer;
  },
): { readonly 'mail.form-submitted': TaskHandler<'mail.form-submitted'> } {
  const { db, stories, mailer } = dependencies;
  return {
    'mail.form-submitted': async ({ id, payload }) => {
      const submission = await findSubmission(db, payload.submissionId);
      const content = submission && (await stories.loadStoryContent(`_forms/${submission.form}`));
      const recipient = content ? readFormProcessingSettings(content).recipient : undefined;
      if (!submission || !recipient) return;
      const title = (content && readForm(content)?.title) ?? submission.form;
      const mail = renderMail(createFormSubmittedMail(title, submission));
      await mailer.send({ ...mail, to: recipient, id });
    },
  };
}

/**
 * Returns the version of the form that the person saw. Returns the current version if the request
 * names no version.
 * @throws Problem `form.changed` if this process does not know that version
 */
async function findFormVersion(
  stories: ContentStories,
  slug: string,
  version: string | undefined,
): Promise<StoryContent | null> {
  const cachedStory = await stories.loadStory(slug);
  if (version === undefined || !cachedStory) return cachedStory;
  if ((await computeFormVersion(cachedStory.content)) === version) return cachedStory;
  const freshStory = await stories.loadStory(slug, true);
  for (const story of [...(freshStory ? [freshStory] : []), ...stories.getPreviousVersions(slug)]) {
    if ((await computeFormVersion(story.content)) === version) return story;
  }
  throw new Problem('form.changed');
}

const getPublicationDate = (story: StoryContent | null): Date | null =>
  story?.publishedAt ? new Date(story.publishedAt) : null;

/** Returns the full texts of the consents that the person gave, by field name. */
function getConsentTexts({ steps }: FormDefinition, answers: FormAnswers): Record<string, string> {
  const consents = steps
    .flatMap((step) => step.fields)
    .filter(({ kind, name }) => kind === 'consent' && answers[name] === 'true');
  return Object.fromEntries(
    consents.map(({ name, label, help }) => [name, help ? `${label}\n${help}` : label]),
  );
}

function getFieldLabels({ steps }: FormDefinition): Record<string, string> {
  const fields = steps.flatMap((step) => step.fields);
  return Object.fromEntries(fields.map(({ name, label }) => [name, label]));
}
