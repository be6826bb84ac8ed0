import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import { classNames } from '@gruenland/shared-ui/class-names/classNames.ts';
import { Disclosure } from '@gruenland/shared-ui/disclosure/Disclosure.tsx';
import { RichText } from '#rich-text/RichText.tsx';
import type { NativeVideoData, NativeVideoModel } from './native-video.ts';
import styles from './native-video.module.css';

type Props = Pick<BlockViewProps<NativeVideoModel, NativeVideoData>, 'model' | 'data'>;

/**
 * Renders a video with the browser's controls. The browser loads no video data before playback
 * starts. Printouts show the poster and the page's URL.
 */
export function NativeVideo({ model, data }: Props) {
  const { title, src, type, width, height, poster, captions, transcript, duration, credit } = model;
  return (
    <figure className={styles.figure}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- silent films have none */}
      <video
        className={classNames(styles.film, styles[getNearestShape(width / height)])}
        width={width}
        height={height}
        poster={poster}
        controls
        playsInline
        preload="none"
        aria-label={title}
      >
        <source src={src} type={type} />
        {captions && (
          <track kind="captions" src={captions} srcLang="de" label="Deutsche Untertitel" default />
        )}
        <a href={src} download>
          Film herunterladen
        </a>
      </video>
      <figcaption className={styles.caption}>
        {title}
        {duration !== undefined && <span> ({formatDuration(duration)})</span>}
        {credit && <span className={styles.credit}> {credit}</span>}
        <span className={styles.address}>Zu sehen auf {data.pageUrl}</span>
      </figcaption>
      {transcript && (
        <Disclosure summary="Gesprochener Text">
          <RichText document={transcript} />
        </Disclosure>
      )}
    </figure>
  );
}

/**
 * Returns the shape that is nearest to the video's aspect ratio. The page reserves space in this
 * shape, so that a poster with a different ratio causes no layout shift.
 */
function getNearestShape(ratio: number): 'tall' | 'square' | 'classic' | 'wide' {
  if (ratio < 0.8) return 'tall';
  if (ratio < 1.2) return 'square';
  return ratio < 1.6 ? 'classic' : 'wide';
}

/** Formats a duration: `48 Sekunden`, `3:05 Minuten`. */
function formatDuration(durationSeconds: number): string {
  if (durationSeconds < 60) return `${durationSeconds} Sekunden`;
  return `${Math.floor(durationSeconds / 60)}:${String(durationSeconds % 60).padStart(2, '0')} Minuten`;
}
