// Generated from embedded/content/_components/native_video.yaml by npm run blocks.
import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { Asset } from '@gruenland/shared-contracts/image.ts';
import { readFlagField, readNumberField, readTextField } from '#data/fields.ts';
import { readAssetField } from '#data/read-asset-field.ts';
import type { RichTextNode } from '#rich-text/rich-text-node.ts';
import { readRichText } from '#rich-text/rich-text-node.ts';

/** Fields of `native_video`. A missing or invalid field is undefined or an empty list. */
export interface NativeVideoFields {
  readonly title: string | undefined;
  readonly video: unknown;
  readonly poster: Asset | undefined;
  readonly captions: unknown;
  readonly silent: boolean | undefined;
  readonly transcript: RichTextNode | undefined;
  readonly duration: number | undefined;
  readonly credit: string | undefined;
}

/** Reads the fields of a block `native_video`. */
export function readNativeVideoFields(rawBlock: RawBlock): NativeVideoFields {
  return {
    title: readTextField(rawBlock['title']),
    video: rawBlock['video'],
    poster: readAssetField(rawBlock['poster']),
    captions: rawBlock['captions'],
    silent: readFlagField(rawBlock['silent']),
    transcript: readRichText(rawBlock['transcript']),
    duration: readNumberField(rawBlock['duration']),
    credit: readTextField(rawBlock['credit']),
  };
}
