import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import { classNames } from '@gruenland/shared-ui/class-names/classNames.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Picture } from '@gruenland/shared-ui/picture/Picture.tsx';
import { AD_FORMATS } from './custom-ad.ts';
import type { AdFormat, CustomAdModel } from './custom-ad.ts';
import styles from './custom-ad.module.css';

const PICTURE_SIZES = {
  native: { xs: '100vw', md: '240px' },
  rectangle: { xs: '300px' },
  leaderboard: { xs: '100vw', md: '728px' },
  billboard: { xs: '100vw', xl: '970px' },
} as const satisfies Readonly<Record<AdFormat, object>>;

/** Shows an advertisement. The label is part of the component, so editors cannot omit it. */
export function CustomAd({ model }: Pick<BlockViewProps<CustomAdModel>, 'model'>) {
  const { advertiser, format, headline, text, image, href, notice } = model;
  return (
    <aside className={classNames(styles.ad, styles[format])} aria-label="Anzeige">
      <p className={styles.label}>
        <strong>Anzeige</strong> <span>{advertiser}</span>
      </p>
      <div className={styles.body}>
        {image && (
          <Link href={href} look="plain" rel="sponsored" className={styles.picture}>
            <Picture
              asset={addMissingAltText(model, image)}
              ratio={AD_FORMATS[format]}
              sizes={PICTURE_SIZES[format]}
            />
          </Link>
        )}
        {headline && (
          <div>
            <p className={styles.headline}>
              <Link href={href} look="plain" rel="sponsored">
                {headline}
              </Link>
            </p>
            {text && <p className={styles.text}>{text}</p>}
          </div>
        )}
      </div>
      {notice && <p className={styles.notice}>{notice}</p>}
    </aside>
  );
}

/**
 * Adds a text alternative to the ad's picture if it has none, because a linked picture needs an
 * accessible name.
 */
function addMissingAltText(
  { headline, advertiser }: CustomAdModel,
  image: NonNullable<CustomAdModel['image']>,
) {
  return image.alt ? image : { ...image, alt: headline ?? `Anzeige von ${advertiser}` };
}
