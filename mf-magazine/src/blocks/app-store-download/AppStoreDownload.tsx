import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import { IconPhone } from '@gruenland/shared-ui/icon/IconPhone.tsx';
import { IconPlay } from '@gruenland/shared-ui/icon/IconPlay.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Picture } from '@gruenland/shared-ui/picture/Picture.tsx';
import { usePageFacts } from '@gruenland/shared-ui/shell-context/usePageFacts.ts';
import type { AppStoreDownloadData, AppStoreDownloadModel } from './app-store-download.ts';
import styles from './app-store-download.module.css';

type Props = Pick<BlockViewProps<AppStoreDownloadModel, AppStoreDownloadData>, 'model' | 'data'>;

const STORE_BADGES = {
  'App Store': { Icon: IconPhone, words: 'Laden im' },
  'Google Play': { Icon: IconPlay, words: 'Laden bei' },
} as const;

/**
 * Shows links to the app: a badge per store and, on wide screens, a QR code that opens this page on
 * a phone. Renders nothing inside the app.
 */
export function AppStoreDownload({ model, data }: Props) {
  const { appMode } = usePageFacts();
  if (appMode) return null;
  const { title, text, image, stores } = model;
  return (
    <section className={styles.box} aria-label={title}>
      {image && (
        <Picture
          asset={image}
          ratio={[1, 1]}
          sizes={{ xs: '112px' }}
          isDecorative
          className={styles.picture}
        />
      )}
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {text && <p className={styles.text}>{text}</p>}
        <ul className={styles.stores}>
          {stores.map(({ name, href }) => {
            const { Icon, words } = STORE_BADGES[name];
            return (
              <li key={name}>
                <Link href={href} look="plain" className={styles.badge}>
                  <Icon />
                  <span>
                    <span className={styles.small}>{words}</span> {name}
                  </span>
                </Link>
              </li>
            );
          })}
        </ul>
      </div>
      <QrCode data={data} />
    </section>
  );
}

/**
 * Shows a QR code that is black on white in every colour scheme, because scanners need dark on
 * light.
 */
function QrCode({ data: { size, path } }: { readonly data: AppStoreDownloadData }) {
  return (
    <figure className={styles.code}>
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR-Code dieser Seite">
        <rect className={styles.light} width={size} height={size} />
        <path className={styles.dark} d={path} />
      </svg>
      <figcaption>Mit dem Telefon öffnen</figcaption>
    </figure>
  );
}
