import type { AdDetail, ReplyTime } from '@gruenland/shared-contracts/api/ads.ts';
import { IconPin } from '@gruenland/shared-ui/icon/IconPin.tsx';
import { IconUser } from '@gruenland/shared-ui/icon/IconUser.tsx';
import { Badge } from '@gruenland/shared-ui/type/Badge.tsx';
import { AD_KIND_LABELS } from '#model/ad-labels.ts';
import styles from './ad-terms.module.css';

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

/** Shows kind, place, seller and delivery of an ad, on its page and in the preview of a draft. */
export function AdTerms({ ad }: { readonly ad: AdDetail }) {
  const deliveryText = ad.delivery.map((method) => DELIVERY_LABELS[method] ?? method).join(', ');
  return (
    <>
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
    </>
  );
}
