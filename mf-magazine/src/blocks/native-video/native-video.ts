import type { Asset } from '@gruenland/shared-contracts/image.ts';
import type { RichTextNode } from '#rich-text/rich-text-node.ts';

export interface NativeVideoData {
  /** URL of the page that contains the video, without the scheme. Printouts show this URL. */
  readonly pageUrl: string;
}

/** A video that this site serves from its own origin. */
export interface NativeVideoModel {
  readonly title: string;
  /** Path of the video on this site. */
  readonly src: string;
  readonly type: 'video/mp4' | 'video/webm';
  /**
   * Width of the video in CSS pixels. If the URL contains no size, `width` and `height` have the
   * ratio 16:9.
   */
  readonly width: number;
  readonly height: number;
  /** Picture that is shown until the video plays. */
  readonly poster: Asset | undefined;
  /** Path of the German captions. */
  readonly captions: string | undefined;
  /** Transcript of the spoken text. */
  readonly transcript: RichTextNode | undefined;
  /** Duration in seconds. */
  readonly duration: number | undefined;
  readonly credit: string | undefined;
}
