import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import { assetField } from '#data/asset-field.ts';
import { textField } from '#data/fields.ts';
import { parsed, refused } from '../parse-result.ts';
import type { TestimonialModel } from './testimonial.ts';

/** Fields: `quote` (with or without quotation marks), `name`, `role`, `portrait`. */
export function parseTestimonial(raw: RawBlock): ParseResult<TestimonialModel> {
  const quote = textField(raw['quote'])?.replace(/^[„“"»]\s*|\s*[“”"«]$/g, '');
  if (!quote) return refused('testimonial: quote is empty');
  return parsed({
    quote,
    name: textField(raw['name']),
    role: textField(raw['role']),
    portrait: assetField(raw['portrait']),
  });
}
