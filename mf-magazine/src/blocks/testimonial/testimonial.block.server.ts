import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import { acceptBlock, rejectBlock } from '../parse-result.ts';
import type { TestimonialModel } from './testimonial.ts';
import { readTestimonialFields } from './testimonial.fields.generated.ts';

export function parseTestimonial(rawBlock: RawBlock): ParseResult<TestimonialModel> {
  const fields = readTestimonialFields(rawBlock);
  const quote = fields.quote?.replace(/^[„“"»]\s*|\s*[“”"«]$/g, '');
  if (!quote) return rejectBlock('Das Zitat fehlt.');
  if (fields.consent !== true) return rejectBlock('„Einverständnis liegt vor“ ist nicht angehakt.');
  return acceptBlock({
    quote,
    name: fields.name,
    role: fields.role,
    portrait: fields.portrait,
  });
}
