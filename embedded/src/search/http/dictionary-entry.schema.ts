import { z } from 'zod';
import { ApiError } from '#search/api-error.ts';
import {
  DICTIONARY_NAMES,
  type DictionaryEntry,
  type DictionaryName,
} from '#search/application/dictionary.ts';

const word = z.string().trim().min(1).max(100);
const language = z.string().regex(/^[a-z]{2}(?:-[a-z]{2})?$/u);
const common = {
  objectID: z.string().min(1).max(200),
  state: z.enum(['enabled', 'disabled']).optional(),
  type: z.enum(['custom', 'standard']).optional(),
};

const ENTRIES = {
  stopwords: z.looseObject({ ...common, language, word }),
  plurals: z.looseObject({ ...common, language, words: z.array(word).min(1).max(100) }),
  compounds: z.looseObject({
    ...common,
    language,
    word,
    decomposition: z.array(word).min(1).max(20),
  }),
};

const disabled = z.record(language, z.boolean()).nullish();

const settings = z.object({
  disableStandardEntries: z.object({
    stopwords: disabled,
    plurals: disabled,
    compounds: disabled,
  }),
});

function refuse(what: string, { issues }: z.ZodError): never {
  const [{ path = [], message = 'invalid' } = {}] = issues;
  throw new ApiError(400, `Invalid ${what} at "${path.join('.').slice(0, 100)}": ${message}`);
}

/** @throws {ApiError} 400 for an unknown dictionary */
export function dictionaryName(value: unknown): DictionaryName {
  const name = DICTIONARY_NAMES.find((known) => known === value);
  if (!name) throw new ApiError(400, `Unknown dictionary: ${String(value).slice(0, 50)}`);
  return name;
}

/** @throws {ApiError} 400 */
export function dictionaryEntry(dictionary: DictionaryName, body: unknown): DictionaryEntry {
  const read = ENTRIES[dictionary].safeParse(body);
  if (!read.success) refuse('dictionary entry', read.error);
  return read.data as unknown as DictionaryEntry;
}

/** @throws {ApiError} 400 */
export function dictionarySettings(body: unknown) {
  const read = settings.safeParse(body);
  if (!read.success) refuse('dictionary settings', read.error);
  return read.data.disableStandardEntries;
}
