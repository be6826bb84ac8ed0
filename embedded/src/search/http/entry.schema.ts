import { z } from 'zod';
import { ApiError } from '#search/api-error.ts';
import { parseFilters } from '#search/filters/parse-filters.ts';
import { readParams } from '#search/params/read-params.ts';
import type { Fields } from './call.ts';

const MAX_LENGTH = 1000;
const text = z.string().max(MAX_LENGTH);
const texts = z.array(text).max(MAX_LENGTH);

const synonym = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('synonym'), synonyms: texts }),
  z.looseObject({
    type: z.literal(['oneWaySynonym', 'onewaysynonym']),
    input: text,
    synonyms: texts,
  }),
  z.looseObject({
    type: z.literal(['altCorrection1', 'altCorrection2', 'altcorrection1', 'altcorrection2']),
    word: text,
    corrections: texts,
  }),
  z.looseObject({ type: z.literal('placeholder'), placeholder: text, replacements: texts }),
]);

const condition = z.looseObject({
  pattern: text.optional(),
  anchoring: z.enum(['is', 'startsWith', 'endsWith', 'contains']).optional(),
  context: text.optional(),
  filters: text.optional(),
  alternatives: z.boolean().optional(),
});

const promoted = z.looseObject({
  objectID: text.optional(),
  objectIDs: texts.optional(),
  position: z.int().min(0).max(MAX_LENGTH),
});

const edit = z.looseObject({
  type: z.enum(['remove', 'replace']).optional(),
  delete: text.optional(),
  insert: text.optional(),
});

const automatic = z.array(z.union([text, z.looseObject({ facet: text })])).max(100);

const rule = z.looseObject({
  conditions: z.array(condition).max(25).optional(),
  condition: condition.optional(),
  consequence: z.looseObject({
    params: z
      .looseObject({
        query: z
          .union([
            text,
            z.looseObject({ edits: z.array(edit).max(100).optional(), remove: texts.optional() }),
          ])
          .optional(),
        automaticFacetFilters: automatic.optional(),
        automaticOptionalFacetFilters: automatic.optional(),
      })
      .optional(),
    promote: z.array(promoted).max(300).optional(),
    hide: z
      .array(z.looseObject({ objectID: text }))
      .max(300)
      .optional(),
    filterPromotes: z.boolean().optional(),
  }),
  enabled: z.boolean().optional(),
  validity: z.array(z.looseObject({ from: z.number(), until: z.number() })).optional(),
});

function refuse(what: string, { issues }: z.ZodError): never {
  const [{ path = [], message = 'invalid' } = {}] = issues;
  const place = path.length > 0 ? ` at "${path.join('.').slice(0, 100)}"` : '';
  throw new ApiError(400, `Invalid ${what}${place}: ${message}`);
}

/** @throws {ApiError} 400 for an invalid synonym */
export function checkSynonym(body: Fields): void {
  const read = synonym.safeParse(body);
  if (!read.success) refuse('synonym', read.error);
}

/** @throws {ApiError} 400 for an invalid rule, with the position in the rule */
export function checkRule(body: Fields): void {
  const read = rule.safeParse(body);
  if (!read.success) refuse('rule', read.error);
  const { condition: single, conditions = single ? [single] : [], consequence } = read.data;
  for (const { filters = '' } of conditions) parseFilters(filters);
  const {
    query: _query,
    automaticFacetFilters: _facets,
    automaticOptionalFacetFilters: _optional,
    ...params
  } = consequence.params ?? {};
  parseFilters(readParams(params).filters ?? '');
}
