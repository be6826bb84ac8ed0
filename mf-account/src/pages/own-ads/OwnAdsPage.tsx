import type { OwnAd } from '@gruenland/shared-contracts/api/own-ads.ts';
import { adPaths } from '@gruenland/shared-contracts/ads/ad-paths.ts';
import { messagePaths } from '@gruenland/shared-contracts/ads/message-paths.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';
import { formatEuros } from '@gruenland/shared-ui/format/price-text.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';
import { OwnEntriesPagination } from '#components/OwnEntriesPagination.tsx';
import { OwnAdPicture } from '#components/OwnAdPicture.tsx';
import { AD_STATE_LABELS } from '#model/own-ad-state-labels.ts';
import styles from '#components/stack.module.css';

import { AD_ACTION_LABELS } from './own-ad-labels.ts';
import type { OwnAdsData } from './own-ads.loader.server.ts';

/** Shows the user's ads with their state, moderation decision and available actions. */
export function OwnAdsPage({ data, form }: RouteViewProps<OwnAdsData>) {
  const { ads, drafts, pages } = data.ownAds;
  const errorText = form && Object.values(form.errors)[0];
  return (
    <>
      <Heading level={1} size={4}>
        Meine Anzeigen
      </Heading>
      <p>
        <Link href={messagePaths.conversations()}>Nachrichten zu Anzeigen</Link>
      </p>
      {errorText ? <Notice kind="error" title={errorText} live /> : null}
      {drafts.length > 0 ? (
        <>
          <SectionHeading>Angefangen</SectionHeading>
          <ul className={styles.plain}>
            {drafts.map(({ id, title, category, updatedAt }) => (
              <li key={id} className={styles.entry}>
                <Link href={adPaths.draft(id)}>{title || 'Noch ohne Titel'}</Link>, {category},
                zuletzt geändert am <DateText date={updatedAt} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {ads.length === 0 && drafts.length === 0 ? (
        <Notice kind="empty" title="Sie haben noch keine Anzeige aufgegeben.">
          Ihre Kleinanzeigen stehen hier, mit allem, was dazu gehört.
        </Notice>
      ) : null}
      {ads.length > 0 ? (
        <ul className={styles.plain}>
          {ads.map((ad) => (
            <li key={ad.number} className={styles.entry}>
              <OwnAdEntry ad={ad} />
            </li>
          ))}
        </ul>
      ) : null}
      <OwnEntriesPagination
        section="anzeigen"
        page={data.page}
        pages={pages}
        label="Seiten Ihrer Anzeigen"
      />
      <ButtonLink look="secondary" href={paths.newAd()}>
        Anzeige aufgeben
      </ButtonLink>
    </>
  );
}

function OwnAdEntry({ ad }: { readonly ad: OwnAd }) {
  const page = paths.adSuccess(ad.slug);
  return (
    <>
      <div className={styles.row}>
        <OwnAdPicture picture={ad.picture} />
        <p className={styles.title}>
          <Link href={page}>{ad.title}</Link>
        </p>
      </div>
      <p className={styles.muted}>
        {AD_STATE_LABELS[ad.state]}
        {ad.priceCents === null ? '' : `, ${formatEuros(ad.priceCents)}`}, {ad.place}
        {ad.expiresAt && (ad.state === 'active' || ad.state === 'reserved') ? (
          <>
            , läuft bis <DateText date={ad.expiresAt} />
          </>
        ) : null}
        {ad.restorableUntil ? (
          <>
            , endgültig am <DateText date={ad.restorableUntil} />
          </>
        ) : null}
        {ad.changePending ? ', eine Änderung ist in Prüfung' : ''}
      </p>
      {ad.decision ? (
        <p>
          <strong>{ad.decision.title}.</strong> {ad.decision.text}{' '}
          <Link href={page}>
            {ad.decision.appeal === 'possible' ? 'Einspruch einlegen' : 'Stand des Einspruchs'}
          </Link>
        </p>
      ) : null}
      <Form
        name={`nummer-${ad.number}`}
        hidden={{ nummer: String(ad.number) }}
        className={styles.row}
      >
        {ad.editable && !ad.changePending ? (
          <ButtonLink
            href={adPaths.edit(ad.slug)}
            look="secondary"
            size="small"
            aria-label={`Ändern: ${ad.title}`}
          >
            Ändern
          </ButtonLink>
        ) : null}
        {ad.actions.map((action) => (
          <SubmitButton
            key={action}
            look="secondary"
            size="small"
            name="intent"
            value={action}
            aria-label={`${AD_ACTION_LABELS[action]}: ${ad.title}`}
          >
            {AD_ACTION_LABELS[action]}
          </SubmitButton>
        ))}
      </Form>
    </>
  );
}
