// Generated from embedded/content/_components/testimonial.yaml by npm run blocks.
import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { Asset } from '@gruenland/shared-contracts/image.ts';
import { readFlagField, readTextField } from '#data/fields.ts';
import { readAssetField } from '#data/read-asset-field.ts';

/** Fields of `testimonial`. A missing or invalid field is undefined or an empty list. */
export interface TestimonialFields {
  readonly quote: string | undefined;
  readonly name: string | undefined;
  readonly role: string | undefined;
  readonly portrait: Asset | undefined;
  readonly consent: boolean | undefined;
}

/** Reads the fields of a block `testimonial`. */
export function readTestimonialFields(rawBlock: RawBlock): TestimonialFields {
  return {
    quote: readTextField(rawBlock['quote']),
    name: readTextField(rawBlock['name']),
    role: readTextField(rawBlock['role']),
    portrait: readAssetField(rawBlock['portrait']),
    consent: readFlagField(rawBlock['consent']),
  };
}
