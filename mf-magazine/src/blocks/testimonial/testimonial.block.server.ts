import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import { readAssetField } from '#data/read-asset-field.ts';
import { readFlagField, readTextField } from '#data/fields.ts';
import { acceptBlock, rejectBlock } from '../parse-result.ts';
import type { TestimonialModel } from './testimonial.ts';

/**
 * Fields: `quote` (with or without quotation marks), `name`, `role`, `portrait`, `consent` (the
 * person's documented agreement; required).
 */
export function parseTestimonial(raw: RawBlock): ParseResult<TestimonialModel> {
  const quote = readTextField(raw['quote'])?.replace(/^[„“"»]\s*|\s*[“”"«]$/g, '');
  if (!quote) return rejectBlock('testimonial: quote is empty');
  if (readFlagField(raw['consent']) !== true) return rejectBlock('testimonial: consent is not set');
  return acceptBlock({
    quote,
    name: readTextField(raw['name']),
    role: readTextField(raw['role']),
    portrait: readAssetField(raw['portrait']),
  });
}
