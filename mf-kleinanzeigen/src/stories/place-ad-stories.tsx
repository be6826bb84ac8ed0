import type { AdDetail } from '@gruenland/shared-contracts/api/ads.ts';
import type { OwnAd } from '@gruenland/shared-contracts/api/own-ads.ts';
import { getAttributes } from '@gruenland/shared-contracts/ads/attributes.ts';
import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { AdMailLinkPage } from '#pages/ad-mail-link/AdMailLinkPage.tsx';
import { ReportPage } from '#pages/report/ReportPage.tsx';
import { ReportStatusPage } from '#pages/report/ReportStatusPage.tsx';
import { SuccessPage } from '#pages/success/SuccessPage.tsx';
import { CategoryPage } from '#pages/place-ad/CategoryPage.tsx';
import { DetailsPage } from '#pages/place-ad/DetailsPage.tsx';
import { PhotoPage } from '#pages/place-ad/PhotoPage.tsx';
import { PreviewPage } from '#pages/place-ad/PreviewPage.tsx';
import {
  sampleCategoryStep,
  sampleDraft as draft,
  sampleOwnAd as ownAd,
} from '#samples/own-ad-samples.ts';

const rejectedAd: OwnAd = {
  ...ownAd,
  state: 'rejected',
  actions: ['remove'],
  decision: {
    title: 'Kontaktdaten oder Links im Text',
    text: 'Im Text steht eine Telefonnummer. Bitte nehmen Sie sie heraus.',
    rule: 'Nutzungsbedingungen, Ziffer 3',
    automated: false,
    at: '2026-11-19T09:30:00.000Z',
    appeal: 'possible',
  },
};
const url = 'https://gruenland.example/kleinanzeigen/fendt-211-vario-kempten-211';
const report = {
  number: 'M-7H8KQ9RT',
  url: '/kleinanzeigen/fendt-211-vario-kempten-211',
  reason: 'betrug',
  receivedAt: '2026-11-19T09:30:00.000Z',
  appeal: null,
  appealNote: null,
} as const;
const pageProps = { adState: null, formKey: 'schluessel-der-probe' };

/** Creates the component examples for placing and editing ads. */
export const createPlaceAdStories = (adDetail: AdDetail): readonly StoryDefinition[] => [
  {
    title: 'Kleinanzeigen / Aufgeben',
    state: 'Kategorie, mit Entwurf',
    view: () => <CategoryPage params={{}} data={sampleCategoryStep} />,
  },
  {
    title: 'Kleinanzeigen / Aufgeben',
    state: 'Angaben',
    view: () => (
      <DetailsPage params={{}} data={{ draft, attributes: getAttributes('traktoren') }} />
    ),
  },
  {
    title: 'Kleinanzeigen / Aufgeben',
    state: 'Fotos',
    view: () => <PhotoPage params={{}} data={{ draft, uploadResult: null }} />,
  },
  {
    title: 'Kleinanzeigen / Aufgeben',
    state: 'Vorschau',
    view: () => <PreviewPage params={{}} data={{ draft, preview: adDetail, ...pageProps }} />,
  },
  {
    title: 'Kleinanzeigen / Eigene Anzeige',
    state: 'online',
    view: () => <SuccessPage params={{}} data={{ title: null, ownAd, url }} />,
  },
  {
    title: 'Kleinanzeigen / Eigene Anzeige',
    state: 'abgelehnt, mit Einspruch',
    view: () => <SuccessPage params={{}} data={{ title: null, ownAd: rejectedAd, url }} />,
  },
  {
    title: 'Kleinanzeigen / Bestätigen',
    state: 'vor dem Klick',
    view: () => <AdMailLinkPage params={{}} data={{ code: 'beispiel', purpose: 'confirm' }} />,
  },
  {
    title: 'Kleinanzeigen / Melden',
    state: 'leer',
    view: () => (
      <ReportPage
        params={{}}
        data={{
          noun: 'Anzeige',
          title: ownAd.title,
          path: report.url,
          formKey: 'schluessel-der-probe',
        }}
      />
    ),
  },
  {
    title: 'Kleinanzeigen / Meldung',
    state: 'entschieden',
    view: () => (
      <ReportStatusPage
        params={{}}
        data={{
          report: {
            ...report,
            decision: { at: '2026-11-20T09:30:00.000Z', measure: false, note: null },
            appeal: 'possible',
          },
        }}
      />
    ),
  },
];
