import { z } from 'zod';
import { ApiError } from '#search/api-error.ts';
import { parseFilters } from '#search/filters/parse-filters.ts';
import { readParams } from '#search/params/read-params.ts';
import type { Fields } from './call.ts';

const MAX_TEXT_OR_LIST_LENGTH = 1000;
const textSchema = z.string().max(MAX_TEXT_OR_LIST_LENGTH);
const textListSchema = z.array(textSchema).max(MAX_TEXT_OR_LIST_LENGTH);

const synonymSchema = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('synonym'), synonyms: textListSchema }),
  z.looseObject({
    type: z.literal(['oneWaySynonym', 'onewaysynonym']),
    input: textSchema,
    synonyms: textListSchema,
  }),
  z.looseObject({
    type: z.literal(['altCorrection1', 'altCorrection2', 'altcorrection1', 'altcorrection2']),
    word: textSchema,
    corrections: textListSchema,
  }),
  z.looseObject({
    type: z.literal('placeholder'),
    placeholder: textSchema,
    replacements: textListSchema,
  }),
]);

const conditionSchema = z.looseObject({
  pattern: textSchema.optional(),
  anchoring: z.enum(['is', 'startsWith', 'endsWith', 'contains']).optional(),
  context: textSchema.optional(),
  filters: textSchema.optional(),
  alternatives: z.boolean().optional(),
});

const promotionSchema = z.looseObject({
  objectID: textSchema.optional(),
  objectIDs: textListSchema.optional(),
  position: z.int().min(0).max(MAX_TEXT_OR_LIST_LENGTH),
});

const editSchema = z.looseObject({
  type: z.enum(['remove', 'replace']).optional(),
  delete: textSchema.optional(),
  insert: textSchema.optional(),
});

const automaticFacetsSchema = z
  .array(z.union([textSchema, z.looseObject({ facet: textSchema })]))
  .max(100);

const ruleSchema = z.looseObject({
  conditions: z.array(conditionSchema).max(25).optional(),
  condition: conditionSchema.optional(),
  consequence: z.looseObject({
    params: z
      .looseObject({
        query: z
          .union([
            textSchema,
            z.looseObject({
              edits: z.array(editSchema).max(100).optional(),
              remove: textListSchema.optional(),
            }),
          ])
          .optional(),
        automaticFacetFilters: automaticFacetsSchema.optional(),
        automaticOptionalFacetFilters: automaticFacetsSchema.optional(),
      })
      .optional(),
    promote: z.array(promotionSchema).max(300).optional(),
    hide: z
      .array(z.looseObject({ objectID: textSchema }))
      .max(300)
      .optional(),
    filterPromotes: z.boolean().optional(),
  }),
  enabled: z.boolean().optional(),
  validity: z
    .array(z.looseObject({ from: z.number().optional(), until: z.number().optional() }))
    .optional(),
});

function throwInvalidEntry(what: string, { issues }: z.ZodError): never {
  const [{ path = [], message = 'invalid' } = {}] = issues;
  const place = path.length > 0 ? ` at "${path.join('.').slice(0, 100)}"` : '';
  throw new ApiError(400, `Invalid ${what}${place}: ${message}`);
}

/** @throws {ApiError} 400 for an invalid synonym */
export function assertValidSynonym(body: Fields): void {
  const parseResult = synonymSchema.safeParse(body);
  if (!parseResult.success) throwInvalidEntry('synonym', parseResult.error);
}

/** @throws {ApiError} 400 for an invalid rule; the message names the invalid field */
export function assertValidRule(body: Fields): void {
  const parseResult = ruleSchema.safeParse(body);
  if (!parseResult.success) throwInvalidEntry('rule', parseResult.error);
  const {
    condition: singleCondition,
    conditions = singleCondition ? [singleCondition] : [],
    consequence,
  } = parseResult.data;
  for (const { filters = '' } of conditions) parseFilters(filters);
  const {
    query: _query,
    automaticFacetFilters: _facetFilters,
    automaticOptionalFacetFilters: _optionalFilters,
    ...params
  } = consequence.params ?? {};
  parseFilters(readParams(params).filters ?? '');
}
