import { adLimits } from '@gruenland/shared-contracts/ads/ad-form.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { PhotoStep } from '@gruenland/shared-ui/photos/PhotoStep.tsx';

import { PlaceAdLayout } from './PlaceAdLayout.tsx';
import { buildStepHref } from './place-ad-steps.ts';
import type { PhotoStepData } from './place-ad-steps.ts';

/** Shows the photos step of placing an ad. Lists show the first photo of the ad. */
export function PhotoPage({ data, form: state }: RouteViewProps<PhotoStepData>) {
  const { draft, uploadResult: sent } = data;
  const errorText = state ? Object.values(state.errors)[0] : undefined;
  const draftApiPath = `/api/kleinanzeigen/drafts/${draft.id}`;
  const href = buildStepHref(draft, 'vorschau');
  return (
    <PlaceAdLayout draft={draft} step="fotos">
      <p>
        Bis zu {adLimits.maxPhotos} Fotos, das erste steht in der Liste. Aufnahmeort und Kameradaten
        entfernen wir. Bitte keine Gesichter und Kennzeichen.
      </p>
      {errorText ? <Notice kind="error" title={errorText} live /> : null}
      <PhotoStep
        photoDraft={{
          id: draft.id,
          version: draft.version,
          photos: draft.photos,
          maxPhotos: adLimits.maxPhotos,
          uploadUrl: '/api/kleinanzeigen/uploads',
          formUrl: `${draftApiPath}/photos`,
          orderUrl: `${draftApiPath}/photos/order`,
          photosUrl: draftApiPath,
        }}
        uploadResult={sent}
        returnUrl={buildStepHref(draft, 'fotos')}
        hiddenFields={{ intent: 'photos' }}
        next={{ label: 'Weiter zur Vorschau', href }}
        onNext={(_arrangedPhotos, { navigation }) => navigation.navigate(href)}
      />
    </PlaceAdLayout>
  );
}
