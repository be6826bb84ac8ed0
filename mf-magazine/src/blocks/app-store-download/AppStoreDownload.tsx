import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { Picture } from '@gruenland/shared-ui/picture/Picture.tsx';
import { usePageFacts } from '@gruenland/shared-ui/shell-context/usePageFacts.ts';
import type { AppStoreDownloadModel } from './app-store-download.ts';
import styles from './app-store-download.module.css';

/** Where the app can be had. Inside the app itself it would be in the way. */
export function AppStoreDownload({ model }: Pick<BlockViewProps<AppStoreDownloadModel>, 'model'>) {
  const { appMode } = usePageFacts();
  if (appMode) return null;
  const { title, text, image, stores } = model;
  return (
    <section className={styles['box']} aria-label={title}>
      {image && (
        <Picture
          asset={image}
          ratio={[1, 1]}
          sizes={{ xs: '112px' }}
          decorative
          className={styles['picture']}
        />
      )}
      <div>
        <h2 className={styles['title']}>{title}</h2>
        {text && <p className={styles['text']}>{text}</p>}
        <p className={styles['stores']}>
          {stores.map(({ name, href }) => (
            <ButtonLink key={name} href={href} look="secondary">
              Im {name} laden
            </ButtonLink>
          ))}
        </p>
      </div>
    </section>
  );
}
