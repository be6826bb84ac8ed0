import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { readSizeFromPath, variantAddress } from '@gruenland/shared-ui/picture/image-address.ts';
import { servedPath } from '@gruenland/shared-ui/picture/image-address.ts';
import { assetField } from '#data/asset-field.ts';
import { flagField, numberField, textField } from '#data/fields.ts';
import { fileField } from '#data/file-field.ts';
import { moveEmbeddedBlocksAfter } from '#rich-text/embedded-blocks.ts';
import { readRichText } from '#rich-text/rich-text-node.ts';
import { acceptBlock, rejectBlock } from '../parse-result.ts';
import type { NativeVideoData, NativeVideoModel } from './native-video.ts';

const DEFAULT_SIZE = { width: 1280, height: 720 };
const POSTER_WIDTH = 1280;

/**
 * Fields: `title`, `video` (mp4, webm), `poster`, `captions` (vtt; optional only when `silent` is
 * set), `transcript`, `duration` (seconds), `credit`.
 */
export function parseNativeVideo(raw: RawBlock): ParseResult<NativeVideoModel> {
  const src = fileField(raw['video'], ['mp4', 'webm']);
  if (!src) return rejectBlock('native_video: video is not a stored mp4 or webm file');
  const title = textField(raw['title']);
  if (!title) return rejectBlock('native_video: title is empty');
  const captions = fileField(raw['captions'], ['vtt']);
  if (!captions && flagField(raw['silent']) !== true)
    return rejectBlock('native_video: captions are empty and silent is not set');
  const poster = assetField(raw['poster']);
  const posterPath = poster && servedPath(poster.src);
  const duration = numberField(raw['duration']);
  return acceptBlock({
    title,
    src,
    type: src.toLowerCase().endsWith('.webm') ? 'video/webm' : 'video/mp4',
    ...(readSizeFromPath(src) ?? posterSize(posterPath) ?? DEFAULT_SIZE),
    poster: posterPath && variantAddress(posterPath, { width: POSTER_WIDTH }),
    captions,
    transcript: readRichText(raw['transcript']),
    duration: duration && duration > 0 ? Math.round(duration) : undefined,
    credit: textField(raw['credit']) ?? textField(Object(raw['video']).copyright),
  });
}

/** Returns the URL of the current page, for printouts. */
export async function loadNativeVideo(
  _model: NativeVideoModel,
  { path, settings }: LoadContext,
): Promise<NativeVideoData> {
  return { pageUrl: new URL(path, settings.siteUrl).href.replace(/^https?:\/\//, '') };
}

function posterSize(path: string | undefined) {
  return path === undefined ? undefined : readSizeFromPath(path);
}

/** Moves blocks embedded in the transcript behind the video. */
export const expandNativeVideo = (raw: RawBlock) => moveEmbeddedBlocksAfter(raw, 'transcript');
