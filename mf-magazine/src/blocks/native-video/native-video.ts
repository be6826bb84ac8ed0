import type { RichTextNode } from '#rich-text/rich-text-node.ts';

export interface NativeVideoData {
  /** Address of the page that shows the film, as it is printed. */
  readonly address: string;
}

/** A film of our own, from our own origin. */
export interface NativeVideoModel {
  readonly title: string;
  /** Own path of the film. */
  readonly src: string;
  readonly type: 'video/mp4' | 'video/webm';
  /** CSS pixels of the film; 16:9 where the address does not say. */
  readonly width: number;
  readonly height: number;
  /** Own address of the still, in webp. */
  readonly poster: string | undefined;
  /** Own path of the German subtitles. */
  readonly captions: string | undefined;
  /** What is said, for those who would rather read. */
  readonly transcript: RichTextNode | undefined;
  /** Seconds. */
  readonly duration: number | undefined;
  readonly credit: string | undefined;
}
