import { VIEWED_WIDTHS_PX } from './viewed-picture.ts';
import type { ViewedPicture } from './viewed-picture.ts';
import { viewerStyles } from './viewer-styles.ts';

interface PictureSlideProps {
  readonly picture: ViewedPicture;
  /** Whether the picture is shown first, so that it loads at once. */
  readonly isFirst: boolean;
}

/** Renders one picture of the viewer with its caption. */
export function PictureSlide({ picture, isFirst }: PictureSlideProps) {
  const { src, smallSrc, alt, caption } = picture;
  return (
    <figure style={viewerStyles.slide}>
      <span style={viewerStyles.frame}>
        <img
          style={viewerStyles.picture}
          src={smallSrc}
          srcSet={`${smallSrc} ${VIEWED_WIDTHS_PX.small}w, ${src} ${VIEWED_WIDTHS_PX.large}w`}
          sizes="100vw"
          alt={alt}
          loading={isFirst ? 'eager' : 'lazy'}
        />
      </span>
      {caption ? <figcaption style={viewerStyles.caption}>{caption}</figcaption> : null}
    </figure>
  );
}
