import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import { assetField } from '#data/asset-field.ts';
import { flagField, textField } from '#data/fields.ts';
import { acceptBlock, rejectBlock } from '../parse-result.ts';
import type { TestimonialModel } from './testimonial.ts';

/**
 * Fields: `quote` (with or without quotation marks), `name`, `role`, `portrait`, `consent` (the
 * person's documented agreement; required).
 */
export function parseTestimonial(raw: RawBlock): ParseResult<TestimonialModel> {
  const quote = textField(raw['quote'])?.replace(/^[„“"»]\s*|\s*[“”"«]$/g, '');
  if (!quote) return rejectBlock('testimonial: quote is empty');
  if (flagField(raw['consent']) !== true) return rejectBlock('testimonial: consent is not set');
  return acceptBlock({
    quote,
    name: textField(raw['name']),
    role: textField(raw['role']),
    portrait: assetField(raw['portrait']),
  });
}
