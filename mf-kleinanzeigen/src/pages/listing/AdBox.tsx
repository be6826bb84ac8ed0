import type { AdDetail } from '@gruenland/shared-contracts/api/ads.ts';
import { adPaths } from '@gruenland/shared-contracts/ads/ad-paths.ts';
import { ShareActions } from '@gruenland/shared-ui/share/ShareActions.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { AdPrice } from '#ads/AdPrice.tsx';
import { AdTerms } from '#ads/AdTerms.tsx';
import { ContactBox } from './ContactBox.tsx';
import { UsualPriceNote } from './UsualPriceNote.tsx';
import styles from './ad-box.module.css';

/** Shows the box with price, place, seller and contact form of an ad. */
export function AdBox({ ad, url }: { readonly ad: AdDetail; readonly url: string }) {
  return (
    <div className={styles.box}>
      <p className={styles.price}>
        <AdPrice ad={ad} />
      </p>
      {ad.usualPrice ? <UsualPriceNote price={ad.usualPrice} unit={ad.priceUnit} /> : null}
      <AdTerms ad={ad} />
      {ad.state === 'active' || ad.state === 'reserved' ? <ContactBox ad={ad} /> : null}
      <ShareActions
        savedReference={{ kind: 'ad', id: String(ad.number) }}
        title={ad.title}
        url={url}
      />
      <p className={styles.safetyNote}>
        Grünland verschickt nie Zahlungslinks. Bezahlen Sie bei der Übergabe.{' '}
        <Link href={adPaths.report(ad.slug)}>Anzeige melden</Link>
      </p>
    </div>
  );
}
