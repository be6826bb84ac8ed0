import { z } from 'zod';
import { ApiError } from '#search/api-error.ts';
import {
  DICTIONARY_NAMES,
  type DictionaryEntry,
  type DictionaryName,
} from '#search/application/dictionary.ts';

const wordSchema = z.string().trim().max(100);
const languageSchema = z.string().regex(/^[a-z]{2}(?:-[a-z]{2})?$/u);
const commonFields = {
  objectID: z.string().min(1).max(200),
  language: languageSchema.optional(),
  state: z.enum(['enabled', 'disabled']).optional(),
  type: z.enum(['custom', 'standard']).optional(),
};

/** As in Algolia, only `objectID` is required; an entry without words has no effect. */
const ENTRY_SCHEMAS = {
  stopwords: z.looseObject({ ...commonFields, word: wordSchema.optional() }),
  plurals: z.looseObject({ ...commonFields, words: z.array(wordSchema).max(100).optional() }),
  compounds: z.looseObject({
    ...commonFields,
    word: wordSchema.optional(),
    decomposition: z.array(wordSchema).max(20).optional(),
  }),
};

const disabledLanguagesSchema = z.record(languageSchema, z.boolean()).nullish();

const settingsSchema = z.object({
  disableStandardEntries: z.object({
    stopwords: disabledLanguagesSchema,
    plurals: disabledLanguagesSchema,
    compounds: disabledLanguagesSchema,
  }),
});

function throwInvalidInput(inputName: string, { issues }: z.ZodError): never {
  const [{ path = [], message = 'invalid' } = {}] = issues;
  throw new ApiError(400, `Invalid ${inputName} at "${path.join('.').slice(0, 100)}": ${message}`);
}

/** @throws {ApiError} 400 for an unknown dictionary */
export function parseDictionaryName(value: unknown): DictionaryName {
  const name = DICTIONARY_NAMES.find((known) => known === value);
  if (!name) throw new ApiError(400, `Unknown dictionary: ${String(value).slice(0, 50)}`);
  return name;
}

/** @throws {ApiError} 400 for an invalid entry */
export function parseDictionaryEntry(dictionary: DictionaryName, body: unknown): DictionaryEntry {
  const parseResult = ENTRY_SCHEMAS[dictionary].safeParse(body);
  if (!parseResult.success) throwInvalidInput('dictionary entry', parseResult.error);
  return parseResult.data as unknown as DictionaryEntry;
}

/** @throws {ApiError} 400 for invalid settings */
export function parseDictionarySettings(body: unknown) {
  const parseResult = settingsSchema.safeParse(body);
  if (!parseResult.success) throwInvalidInput('dictionary settings', parseResult.error);
  return parseResult.data.disableStandardEntries;
}
