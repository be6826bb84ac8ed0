import type { AdDetail, ReplyTime } from '@gruenland/shared-contracts/api/ads.ts';
import { adPaths } from '@gruenland/shared-contracts/ads/ad-paths.ts';
import { HandOn } from '@gruenland/shared-ui/hand-on/HandOn.tsx';
import { IconPin } from '@gruenland/shared-ui/icon/IconPin.tsx';
import { IconUser } from '@gruenland/shared-ui/icon/IconUser.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Badge } from '@gruenland/shared-ui/type/Badge.tsx';
import { AdPrice } from '#ads/AdPrice.tsx';
import { KIND_WORDS } from '#model/ad-words.ts';
import { ContactBox } from './ContactBox.tsx';
import styles from './offer-box.module.css';

const DELIVERY: Readonly<Record<string, string>> = {
  abholung: 'Abholung',
  lieferung: 'Lieferung nach Absprache',
  versand: 'Versand',
};

const REPLIES: Readonly<Record<ReplyTime, string>> = {
  hour: 'antwortet meist innerhalb einer Stunde',
  day: 'antwortet meist innerhalb eines Tages',
  days: 'antwortet meist innerhalb von drei Tagen',
};

/** Price, place, seller, and what one can do with the ad. */
export function OfferBox({ ad, url }: { readonly ad: AdDetail; readonly url: string }) {
  const handOver = ad.delivery.map((way) => DELIVERY[way] ?? way).join(', ');
  return (
    <div className={styles['box']}>
      <p className={styles['price']}>
        <AdPrice ad={ad} />
      </p>
      <p className={styles['labels']}>
        <Badge tone="green">{KIND_WORDS[ad.kind]}</Badge>
        <Badge>{ad.seller === 'privat' ? 'Privat' : 'Gewerblich'}</Badge>
        {ad.reserved ? <Badge tone="wheat">Reserviert</Badge> : null}
      </p>
      <ul className={styles['facts']}>
        <li>
          <IconPin /> {ad.postcode} {ad.place}
        </li>
        <li>
          <IconUser /> {ad.sellerName}
          {ad.replies ? `, ${REPLIES[ad.replies]}` : null}
        </li>
        {handOver ? <li>Übergabe: {handOver}</li> : null}
      </ul>
      {ad.state === 'active' || ad.state === 'reserved' ? <ContactBox ad={ad} /> : null}
      <HandOn saved={{ kind: 'kleinanzeige', id: String(ad.number) }} title={ad.title} url={url} />
      <p className={styles['care']}>
        Grünland verschickt nie Zahlungslinks. Bezahlen Sie bei der Übergabe.{' '}
        <Link href={adPaths.melden(ad.slug)}>Anzeige melden</Link>
      </p>
    </div>
  );
}
