import type { FormFileRefusal, FormFiles } from '@gruenland/shared-contracts/api/form-files.ts';
import { formFileLimits } from '@gruenland/shared-contracts/api/form-files.ts';
import { isFieldShown } from '@gruenland/shared-contracts/forms/form-answers.ts';
import { readForm } from '@gruenland/shared-contracts/forms/form-definition.ts';
import type { FormDefinition } from '@gruenland/shared-contracts/forms/form-definition.ts';
import type { FormField } from '@gruenland/shared-contracts/forms/form-field.ts';

import type { Drizzle } from '#db/database.ts';
import { Problem } from '#problem.ts';
import type { Encryption } from '#secrets/encrypt.ts';
import type { IdSigner } from '#secrets/signed-id.ts';

import type { ContentStories } from '#content/content-stories.ts';
import { findSubmission } from '../submission.repository.ts';
import { sanitizeFormFile } from './sanitize-form-file.ts';
import { findFormFiles, removeFormFile, writeFormFile } from './form-file.repository.ts';

/**
 * Manages files that are uploaded after the answers to a form are stored, so that a failed upload
 * does not lose the answers.
 */
export interface FormFileService {
  /**
   * Returns the file fields of a submission.
   * @throws Problem `record.not-found` if the code is invalid or expired
   */
  read(code: string): Promise<FormFiles>;
  /**
   * Stores a file and replaces an earlier file of the same field.
   * @returns the reason for a rejection, or null if the file was stored
   */
  attachFile(
    code: string,
    field: string,
    name: string,
    file: Buffer,
  ): Promise<FormFileRefusal | null>;
  /** @throws Problem `record.not-found` */
  remove(code: string, field: string): Promise<void>;
}

export interface FormFileDependencies {
  readonly db: Drizzle;
  readonly stories: ContentStories;
  readonly signedIds: IdSigner;
  readonly encryption: Encryption;
}

/** Returns the file fields that a form shows if it is filled in with these answers. */
export function listFileFields(
  definition: FormDefinition,
  answers: Readonly<Record<string, string>>,
): readonly FormField[] {
  return definition.steps
    .flatMap((step) => step.fields)
    .filter((field) => field.kind === 'file' && isFieldShown(field, definition, answers));
}

export function createFormFileService(dependencies: FormFileDependencies): FormFileService {
  const { db, stories, signedIds, encryption } = dependencies;
  const requireOpenSubmission = async (code: string) => {
    const id = signedIds.read('form-files', code);
    const submission = id === null ? null : await findSubmission(db, id);
    const uploadEndMs =
      (submission?.createdAt.getTime() ?? 0) + formFileLimits.uploadHours * 3_600_000;
    if (!submission || uploadEndMs < Date.now()) throw new Problem('record.not-found');
    const content = await stories.loadStoryContent(`_forms/${submission.form}`);
    const definition = content && readForm(content);
    if (!definition) throw new Problem('record.not-found');
    return { submission, fields: listFileFields(definition, submission.answers) };
  };
  const requireSubmissionWithField = async (code: string, name: string) => {
    const { submission, fields } = await requireOpenSubmission(code);
    if (!fields.some((field) => field.name === name)) throw new Problem('record.not-found');
    return submission;
  };
  return {
    read: async (code) => {
      const { submission, fields } = await requireOpenSubmission(code);
      const storedFiles = await findFormFiles(db, [submission.id]);
      return {
        form: submission.form,
        fields: fields.map(({ name, label, help, required }) => {
          const file = storedFiles.find(({ field }) => field === name);
          return {
            name,
            label,
            ...(help ? { help } : {}),
            required,
            file: file ? { name: file.name, bytes: file.bytes } : null,
          };
        }),
      };
    },
    attachFile: async (code, field, name, file) => {
      const submission = await requireSubmissionWithField(code, field);
      const sanitizedFile = await sanitizeFormFile(name, file);
      if (typeof sanitizedFile === 'string') return sanitizedFile;
      await db.transaction((tx) =>
        writeFormFile(tx, encryption, submission.id, field, sanitizedFile),
      );
      return null;
    },
    remove: async (code, field) => {
      const { id } = await requireSubmissionWithField(code, field);
      await removeFormFile(db, id, field);
    },
  };
}
