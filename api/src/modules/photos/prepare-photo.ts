import { adLimits } from '@gruenland/shared-contracts/ads/ad-form.ts';
import type { PhotoRefusal } from '@gruenland/shared-contracts/ads/photo-refusals.ts';
import sharp from 'sharp';

import { createConcurrencyLimit } from '#concurrency-limit.ts';

import { isTooLargeWhenDecoded } from './decoded-size.ts';

// Uses one thread per picture and no cache, because several uploads run in parallel with other
// requests.
sharp.cache(false);
sharp.concurrency(1);

/** Thrown if a file is not accepted as a photo. */
export class PhotoRefusedError extends Error {
  override readonly name = 'PhotoRefusedError';
  readonly refusal: PhotoRefusal;

  constructor(refusal: PhotoRefusal) {
    super(refusal);
    this.refusal = refusal;
  }
}

/** A photo in its stored form: WebP, upright, without metadata. */
export interface PreparedPhoto {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

const maxSidePixels = 2000;
const webpQuality = 82;
/** Time limit for processing one picture in seconds, because crafted files can take very long. */
const timeoutSeconds = 20;
/**
 * Decodes at most two pictures at once: two large ones fit into the memory of one api (512 MB). At
 * most 20 more pictures wait, because each keeps its file in memory.
 */
const limitDecodings = createConcurrencyLimit(2, 20);

function detectFileKind(file: Buffer): 'photo' | PhotoRefusal {
  const fileStart = file.subarray(0, 512).toString('latin1');
  if (fileStart.startsWith('\u00ff\u00d8\u00ff') || fileStart.startsWith('\u0089PNG\r\n\u001a\n'))
    return 'photo';
  if (fileStart.startsWith('RIFF') && fileStart.slice(8, 12) === 'WEBP') return 'photo';
  if (/^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/su.test(fileStart)) return 'heic';
  return /<svg|<!DOCTYPE svg/iu.test(fileStart) ? 'svg' : 'typ';
}

/** Patterns of active content, each too long to occur by chance in compressed data. */
const activeContentPattern =
  /<script|<\?php|<!doctype html|<html[\s>]|<svg[\s>]|%PDF-1|javascript:/iu;
const zipEndMarker = Buffer.from('PK\u0005\u0006', 'latin1');

/**
 * Returns whether a file is also valid in another format: a web page, a script, a PDF or an
 * archive.
 */
function containsOtherFormat(file: Buffer): boolean {
  if (activeContentPattern.test(file.toString('latin1'))) return true;
  const zipEndOffset = file.lastIndexOf(zipEndMarker);
  return (
    zipEndOffset >= 0 && file.length - zipEndOffset < 65_557 && file.length - zipEndOffset >= 22
  );
}

/**
 * Validates an uploaded file and converts it to a photo. Removes place, camera and all other
 * metadata.
 *
 * @throws PhotoRefusedError; Problem `upstream.busy` if too many files wait
 */
export async function preparePhoto(file: Buffer): Promise<PreparedPhoto> {
  if (file.length > adLimits.maxPhotoBytes) throw new PhotoRefusedError('zu-gross');
  const kind = detectFileKind(file);
  if (kind !== 'photo') throw new PhotoRefusedError(kind);
  if (containsOtherFormat(file)) throw new PhotoRefusedError('verdaechtig');
  // The file needs no pixel limit here, because only its header is read. The size is checked below.
  const metadata = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!metadata) throw new PhotoRefusedError('kaputt');
  if ((metadata.pages ?? 1) > 1) throw new PhotoRefusedError('typ');
  if (
    metadata.width * metadata.height >= adLimits.photoPixelLimit ||
    isTooLargeWhenDecoded(metadata)
  )
    throw new PhotoRefusedError('zu-viele-pixel');
  if (Math.min(metadata.width, metadata.height) < adLimits.minPhotoSidePixels) {
    throw new PhotoRefusedError('zu-klein');
  }
  const convertedPhoto = await limitDecodings(() => convertPhoto(file));
  if (!convertedPhoto) throw new PhotoRefusedError('kaputt');
  return {
    bytes: convertedPhoto.data,
    width: convertedPhoto.info.width,
    height: convertedPhoto.info.height,
  };
}

/** Decodes, rotates and shrinks a picture. Returns null if the file is damaged. */
function convertPhoto(file: Buffer) {
  return sharp(file, {
    limitInputPixels: adLimits.photoPixelLimit,
    sequentialRead: true,
    failOn: 'error',
  })
    .timeout({ seconds: timeoutSeconds })
    .rotate()
    .resize({
      width: maxSidePixels,
      height: maxSidePixels,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .webp({ quality: webpQuality })
    .toBuffer({ resolveWithObject: true })
    .catch(() => null);
}
