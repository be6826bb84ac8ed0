import { adLimits } from '@gruenland/shared-contracts/ads/ad-form.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { PhotoStep } from '@gruenland/shared-ui/photos/PhotoStep.tsx';

import { WriteFrame } from './WriteFrame.tsx';
import { stepHref } from './write-steps.ts';
import type { PhotoStepData } from './write-steps.ts';

/** Photos of an ad: as many as there is room for, the first is the one of the list. */
export function PhotoPage({ data, form: state }: RouteViewProps<PhotoStepData>) {
  const { draft, sent } = data;
  const refused = state ? Object.values(state.errors)[0] : undefined;
  const root = `/api/kleinanzeigen/drafts/${draft.id}`;
  const href = stepHref(draft, 'vorschau');
  return (
    <WriteFrame draft={draft} step="fotos">
      <p>
        Bis zu {adLimits.photos} Fotos, das erste steht in der Liste. Aufnahmeort und Kameradaten
        entfernen wir. Bitte keine Gesichter und Kennzeichen.
      </p>
      {refused ? <Notice kind="error" title={refused} live /> : null}
      <PhotoStep
        bench={{
          id: draft.id,
          version: draft.version,
          photos: draft.photos,
          most: adLimits.photos,
          uploads: '/api/kleinanzeigen/uploads',
          form: `${root}/photos`,
          order: `${root}/photos/order`,
          read: root,
        }}
        sent={sent}
        back={stepHref(draft, 'fotos')}
        hidden={{ aktion: 'fotos' }}
        next={{ label: 'Weiter zur Vorschau', href }}
        onNext={(_arranged, { navigation }) => navigation.navigate(href)}
      />
    </WriteFrame>
  );
}
