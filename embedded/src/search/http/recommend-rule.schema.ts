import { z } from 'zod';
import { ApiError } from '#search/api-error.ts';
import { parseFilters } from '#search/filters/parse-filters.ts';
import type { RecommendRule } from '#search/recommend/recommend-rule.ts';

const textSchema = z.string().max(1000);

const ruleSchema = z.looseObject({
  objectID: z.string().min(1).max(512),
  condition: z
    .looseObject({ filters: textSchema.optional(), context: textSchema.optional() })
    .optional(),
  consequence: z
    .looseObject({
      hide: z
        .array(z.looseObject({ objectID: textSchema }))
        .max(100)
        .optional(),
      promote: z
        .array(z.looseObject({ objectID: textSchema, position: z.int().min(0).max(1000) }))
        .max(100)
        .optional(),
      params: z
        .looseObject({
          automaticFacetFilters: z
            .array(z.looseObject({ facet: textSchema, negative: z.boolean().optional() }))
            .max(100)
            .optional(),
          filters: textSchema.optional(),
          optionalFilters: z.array(textSchema).max(100).optional(),
        })
        .optional(),
    })
    .optional(),
  enabled: z.boolean().optional(),
  validity: z
    .array(z.looseObject({ from: z.number().optional(), until: z.number().optional() }))
    .optional(),
});

/** @throws {ApiError} 400 for an invalid rule; the message names the invalid field */
export function parseRecommendRule(body: unknown): RecommendRule {
  const parseResult = ruleSchema.safeParse(body);
  if (!parseResult.success) {
    const [{ path = [], message = 'invalid' } = {}] = parseResult.error.issues;
    throw new ApiError(400, `Invalid rule at "${path.join('.').slice(0, 100)}": ${message}`);
  }
  parseFilters(parseResult.data.condition?.filters ?? '');
  parseFilters(parseResult.data.consequence?.params?.filters ?? '');
  return parseResult.data as unknown as RecommendRule;
}
