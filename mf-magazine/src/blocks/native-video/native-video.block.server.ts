import type { ParseResult, RawBlock } from '@gruenland/shared-contracts/block.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { readSizeFromPath } from '@gruenland/shared-ui/picture/image-address.ts';
import { getServedPath } from '@gruenland/shared-ui/picture/image-address.ts';
import { readTextField } from '#data/fields.ts';
import { readFileField } from '#data/read-file-field.ts';
import { moveEmbeddedBlocksAfter } from '#rich-text/embedded-blocks.ts';
import { acceptBlock, rejectBlock } from '../parse-result.ts';
import type { NativeVideoData, NativeVideoModel } from './native-video.ts';
import { readNativeVideoFields } from './native-video.fields.generated.ts';

const DEFAULT_VIDEO_SIZE = { width: 1280, height: 720 };

export function parseNativeVideo(rawBlock: RawBlock): ParseResult<NativeVideoModel> {
  const fields = readNativeVideoFields(rawBlock);
  const src = readFileField(fields.video, ['mp4', 'webm']);
  if (!src)
    return rejectBlock(
      'Der Film fehlt, oder er ist keine Datei (mp4, webm) aus der eigenen Ablage.',
    );
  const title = fields.title;
  if (!title) return rejectBlock('Die Überschrift fehlt.');
  const captions = readFileField(fields.captions, ['vtt']);
  if (!captions && fields.silent !== true)
    return rejectBlock(
      'Die Untertitel fehlen. Wird nicht gesprochen, bitte „Es wird nicht gesprochen“ anhaken.',
    );
  const poster = fields.poster;
  const posterPath = poster && getServedPath(poster.src);
  const duration = fields.duration;
  return acceptBlock({
    title,
    src,
    type: src.toLowerCase().endsWith('.webm') ? 'video/webm' : 'video/mp4',
    ...(readSizeFromPath(src) ?? readPosterSize(posterPath) ?? DEFAULT_VIDEO_SIZE),
    poster: posterPath ? poster : undefined,
    captions,
    transcript: fields.transcript,
    duration: duration && duration > 0 ? Math.round(duration) : undefined,
    credit: fields.credit ?? readTextField(Object(fields.video).copyright),
  });
}

/** Returns the URL of the current page without its scheme. Printouts show this URL. */
export async function loadNativeVideo(
  _model: NativeVideoModel,
  { path, settings }: LoadContext,
): Promise<NativeVideoData> {
  return { pageUrl: new URL(path, settings.siteUrl).href.replace(/^https?:\/\//, '') };
}

function readPosterSize(path: string | undefined) {
  return path === undefined ? undefined : readSizeFromPath(path);
}

/** Moves blocks embedded in the transcript to the position after the video. */
export const expandNativeVideo = (rawBlock: RawBlock) =>
  moveEmbeddedBlocksAfter(rawBlock, 'transcript');
