import type { AdDetail, ReplyTime } from '@gruenland/shared-contracts/api/ads.ts';
import { adPaths } from '@gruenland/shared-contracts/ads/ad-paths.ts';
import { ShareActions } from '@gruenland/shared-ui/share/ShareActions.tsx';
import { IconPin } from '@gruenland/shared-ui/icon/IconPin.tsx';
import { IconUser } from '@gruenland/shared-ui/icon/IconUser.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Badge } from '@gruenland/shared-ui/type/Badge.tsx';
import { AdPrice } from '#ads/AdPrice.tsx';
import { AD_KIND_LABELS } from '#model/ad-labels.ts';
import { ContactBox } from './ContactBox.tsx';
import { UsualPriceNote } from './UsualPriceNote.tsx';
import styles from './ad-box.module.css';

const DELIVERY_LABELS: Readonly<Record<string, string>> = {
  abholung: 'Abholung',
  lieferung: 'Lieferung nach Absprache',
  versand: 'Versand',
};

const REPLY_TIME_LABELS: Readonly<Record<ReplyTime, string>> = {
  hour: 'antwortet meist innerhalb einer Stunde',
  day: 'antwortet meist innerhalb eines Tages',
  days: 'antwortet meist innerhalb von drei Tagen',
};

/** Shows the box with price, place, seller and contact form of an ad. */
export function AdBox({ ad, url }: { readonly ad: AdDetail; readonly url: string }) {
  const deliveryText = ad.delivery.map((method) => DELIVERY_LABELS[method] ?? method).join(', ');
  return (
    <div className={styles.box}>
      <p className={styles.price}>
        <AdPrice ad={ad} />
      </p>
      {ad.usualPrice ? <UsualPriceNote price={ad.usualPrice} unit={ad.priceUnit} /> : null}
      <p className={styles.labels}>
        <Badge tone="green">{AD_KIND_LABELS[ad.kind]}</Badge>
        <Badge>{ad.seller === 'privat' ? 'Privat' : 'Gewerblich'}</Badge>
        {ad.reserved ? <Badge tone="wheat">Reserviert</Badge> : null}
      </p>
      <ul className={styles.facts}>
        <li>
          <IconPin /> {ad.postcode} {ad.place}
        </li>
        <li>
          <IconUser /> {ad.sellerName}
          {ad.replies ? `, ${REPLY_TIME_LABELS[ad.replies]}` : null}
        </li>
        {deliveryText ? <li>Übergabe: {deliveryText}</li> : null}
      </ul>
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
