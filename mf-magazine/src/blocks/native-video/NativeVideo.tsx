import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import { classNames } from '@gruenland/shared-ui/class-names/classNames.ts';
import { Disclosure } from '@gruenland/shared-ui/disclosure/Disclosure.tsx';
import { Picture } from '@gruenland/shared-ui/picture/Picture.tsx';
import { RichText } from '#rich-text/RichText.tsx';
import type { NativeVideoData, NativeVideoModel } from './native-video.ts';
import styles from './native-video.module.css';

const WIDE_POSTER_SIZES = { xs: '100vw', lg: '960px' } as const;
/** Displayed width of the poster: that of the page, at most that of the figure or the tall video. */
const POSTER_SIZES_BY_SHAPE = {
  tall: { xs: '352px' },
  square: WIDE_POSTER_SIZES,
  classic: WIDE_POSTER_SIZES,
  wide: WIDE_POSTER_SIZES,
} as const;

/** One transparent pixel. Without any poster, Chromium makes the video grey until it plays. */
const TRANSPARENT_PICTURE_URL =
  'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

type Props = Pick<BlockViewProps<NativeVideoModel, NativeVideoData>, 'model' | 'data'>;

/**
 * Renders a video with the browser's controls. The browser loads no video data before playback
 * starts. Until then the video is transparent, above the poster: as an attribute of the video, the poster
 * would load with the page, in one width for all screens. Printouts show the poster and the page's URL.
 */
export function NativeVideo({ model, data }: Props) {
  const { title, src, type, width, height, poster, captions, transcript, duration, credit } = model;
  const shape = getNearestShape(width / height);
  return (
    <figure className={styles.figure}>
      <div className={classNames(styles.stage, styles[shape])}>
        {poster && (
          <Picture
            asset={poster}
            ratio={[width, height]}
            sizes={POSTER_SIZES_BY_SHAPE[shape]}
            isDecorative
            className={styles.poster}
          />
        )}
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- silent films have none */}
        <video
          className={styles.film}
          width={width}
          height={height}
          poster={poster && TRANSPARENT_PICTURE_URL}
          controls
          playsInline
          preload="none"
          aria-label={title}
        >
          <source src={src} type={type} />
          {captions && (
            <track
              kind="captions"
              src={captions}
              srcLang="de"
              label="Deutsche Untertitel"
              default
            />
          )}
          <a href={src} download>
            Film herunterladen
          </a>
        </video>
      </div>
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
 * shape, so that a video with a different ratio causes no layout shift.
 */
function getNearestShape(ratio: number): keyof typeof POSTER_SIZES_BY_SHAPE {
  if (ratio < 0.8) return 'tall';
  if (ratio < 1.2) return 'square';
  return ratio < 1.6 ? 'classic' : 'wide';
}

/** Formats a duration: `48 Sekunden`, `3:05 Minuten`. */
function formatDuration(durationSeconds: number): string {
  if (durationSeconds < 60) return `${durationSeconds} Sekunden`;
  return `${Math.floor(durationSeconds / 60)}:${String(durationSeconds % 60).padStart(2, '0')} Minuten`;
}
