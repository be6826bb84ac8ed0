import { messagePaths } from '@gruenland/shared-contracts/ads/message-paths.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { Breadcrumbs } from '@gruenland/shared-ui/breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';
import { PrintQrCode } from '@gruenland/shared-ui/share/PrintQrCode.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { FactTable } from '@gruenland/shared-ui/table/FactTable.tsx';
import { Gallery } from '@gruenland/shared-ui/photos/Gallery.tsx';
import { StickyBar } from '@gruenland/shared-ui/sticky-bar/StickyBar.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { Meta } from '@gruenland/shared-ui/type/Meta.tsx';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';
import { getTransitionAttributes } from '@gruenland/shared-ui/view-transition/set-transition-names.ts';
import type { AdDetail, AdTrader } from '@gruenland/shared-contracts/api/ads.ts';
import { AdPrice } from '#ads/AdPrice.tsx';
import { CardRow } from '#ads/CardRow.tsx';
import { buildCrumbs } from '#model/crumbs.ts';
import { AdBox } from './AdBox.tsx';
import type { AdPageData } from './ad.loader.server.ts';
import styles from './ad.module.css';

const ENDED_AD_TEXTS = {
  sold: 'Diese Anzeige ist verkauft',
  expired: 'Diese Anzeige ist abgelaufen',
} as const;

/** Shows the page of one ad. */
export function AdPage({ data }: RouteViewProps<AdPageData>) {
  const { ad, url } = data;
  return ad ? <AdContent ad={ad} url={url} /> : <PausedAd />;
}

/**
 * Shows the page of an ad that its owner has paused. The text does not say that the ad was removed,
 * because the owner may resume it.
 */
function PausedAd() {
  return (
    <>
      <Heading level={1}>Diese Anzeige ist pausiert</Heading>
      <p>
        Der Anbieter zeigt sie gerade nicht. Sehen Sie später wieder nach oder suchen Sie in den{' '}
        <Link href={paths.ads()}>Kleinanzeigen</Link>.
      </p>
    </>
  );
}

function AdContent({ ad, url }: { readonly ad: AdDetail; readonly url: string }) {
  const isOpen = ad.state === 'active' || ad.state === 'reserved';
  return (
    <>
      <article className={styles.page}>
        <div className={styles.crumbs}>
          <Breadcrumbs crumbs={buildCrumbs(ad.trail, ad.title)} />
        </div>
        {ad.state === 'sold' || ad.state === 'expired' ? (
          <div className={styles.wide}>
            <Notice title={ENDED_AD_TEXTS[ad.state]}>Weiter unten stehen ähnliche Anzeigen.</Notice>
          </div>
        ) : null}
        <div className={styles.main}>
          <Gallery
            pictures={ad.pictures}
            title={ad.title}
            emptyText="Zu dieser Anzeige gibt es keine Bilder."
          />
        </div>
        <header className={styles.head}>
          <div className={styles.sticky}>
            <Heading level={1} size={4} {...getTransitionAttributes('headline')}>
              {ad.title}
            </Heading>
            {ad.highlights.length > 0 ? <Meta>{ad.highlights}</Meta> : null}
            <AdBox ad={ad} url={url} />
          </div>
        </header>
        <div className={styles.text}>
          <AdDescription text={ad.description} />
          {ad.facts.length > 0 ? (
            <>
              <SectionHeading section="kleinanzeigen">Angaben</SectionHeading>
              <FactTable
                caption="Angaben zur Anzeige"
                facts={ad.facts.map(({ label, value }) => ({ name: label, value }))}
              />
            </>
          ) : null}
          {ad.trader ? <TraderInformation trader={ad.trader} /> : null}
          <Meta className={styles.foot ?? ''}>
            <>Anzeige Nr. {ad.number}</>
            <>
              eingestellt am <DateText date={ad.publishedAt} />
            </>
          </Meta>
          {ad.qr ? <PrintQrCode picture={ad.qr} targetName="Die ganze Anzeige" url={url} /> : null}
        </div>
        {ad.similar.length > 0 ? (
          <section className={`${styles.wide} ${styles.similar}`}>
            <SectionHeading section="kleinanzeigen">Ähnliche Anzeigen</SectionHeading>
            <CardRow ads={ad.similar} label="Ähnliche Anzeigen" />
          </section>
        ) : null}
      </article>
      {isOpen ? (
        <StickyBar>
          <AdPrice ad={ad} className={styles.barPrice} />
          <ButtonLink href={messagePaths.contact(ad.slug)}>Nachricht schreiben</ButtonLink>
        </StickyBar>
      ) : null}
    </>
  );
}

/**
 * Shows information about a commercial seller, which the law requires beside each ad of such a
 * seller.
 */
function TraderInformation({ trader }: { readonly trader: AdTrader }) {
  const facts = [
    { name: 'Firma', value: trader.company },
    { name: 'Vertreten durch', value: trader.legalName },
    { name: 'USt-IdNr.', value: trader.vatId },
    { name: 'Register', value: trader.registerNo },
    {
      name: 'Impressum',
      value: trader.imprint ? <span className={styles.imprint}>{trader.imprint}</span> : null,
    },
  ];
  return (
    <>
      <SectionHeading section="kleinanzeigen">Gewerblicher Anbieter</SectionHeading>
      <FactTable
        caption="Angaben zum Anbieter"
        facts={facts.flatMap(({ name, value }) => (value ? [{ name, value }] : []))}
      />
    </>
  );
}

function AdDescription({ text }: { readonly text: string }) {
  return (
    <section aria-labelledby="beschreibung">
      <SectionHeading id="beschreibung" section="kleinanzeigen">
        Beschreibung
      </SectionHeading>
      <div className={styles.description}>
        {text.split(/\n{2,}/).map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </div>
    </section>
  );
}
