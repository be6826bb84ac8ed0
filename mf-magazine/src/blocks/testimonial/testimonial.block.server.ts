import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import { readAssetField } from '#data/read-asset-field.ts';
import { readFlagField, readTextField } from '#data/fields.ts';
import { acceptBlock, rejectBlock } from '../parse-result.ts';
import type { TestimonialModel } from './testimonial.ts';

/**
 * Block fields: `quote` (with or without quotation marks), `name`, `role`, `portrait`, `consent`
 * (required: the person's documented agreement).
 */
export function parseTestimonial(rawBlock: RawBlock): ParseResult<TestimonialModel> {
  const quote = readTextField(rawBlock['quote'])?.replace(/^[„“"»]\s*|\s*[“”"«]$/g, '');
  if (!quote) return rejectBlock('Das Zitat fehlt.');
  if (readFlagField(rawBlock['consent']) !== true)
    return rejectBlock('„Einverständnis liegt vor“ ist nicht angehakt.');
  return acceptBlock({
    quote,
    name: readTextField(rawBlock['name']),
    role: readTextField(rawBlock['role']),
    portrait: readAssetField(rawBlock['portrait']),
  });
}
