import { createCodePage } from '@gruenland/shared-ui/private-page/createCodePage.tsx';
import { submissionLimits } from '@gruenland/shared-contracts/api/event-submission.ts';
import { eventPaths } from '@gruenland/shared-contracts/event-paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { PhotoStep } from '@gruenland/shared-ui/photos/PhotoStep.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { PHOTOS_API_PATH, getNextStepAfterPhotos } from './after-photos.ts';
import type { EventPhotosData } from './event-photos.loader.server.ts';
import styles from './event-photos.module.css';

/** Renders the page on which organizers add, order and describe the pictures of their event. */
export const EventPhotosPage = createCodePage(EventPhotosPageContent);

function EventPhotosPageContent({ data, form }: RouteViewProps<EventPhotosData>) {
  const { photoDraft, code, uploadResult: sent } = data;
  const errorText = form ? Object.values(form.errors)[0] : undefined;
  const nextStep = getNextStepAfterPhotos(photoDraft.state, code);
  return (
    <div className={styles.page}>
      <Heading level={1} size={4}>
        Bilder zu „{photoDraft.title}“
      </Heading>
      <p>
        Bis zu {submissionLimits.maxPictures} Bilder, das erste steht in der Liste. Schreiben Sie zu
        jedem, was zu sehen ist: Das hören Menschen, die es nicht sehen. Aufnahmeort und Kameradaten
        entfernen wir. Erkennbare Menschen müssen einverstanden sein.
      </p>
      {photoDraft.state === 'published' ? (
        <Notice title="Neue Bilder werden erst geprüft">
          Bis dahin steht im Kalender, was dort bisher steht.
        </Notice>
      ) : null}
      {errorText ? <Notice kind="error" title={errorText} live /> : null}
      <PhotoStep
        photoDraft={{
          id: photoDraft.id,
          version: photoDraft.version,
          photos: photoDraft.photos,
          maxPhotos: submissionLimits.maxPictures,
          uploadUrl: '/api/events/uploads',
          formUrl: `/api/events/pictures/${photoDraft.id}`,
          orderUrl: PHOTOS_API_PATH,
          orderFields: { code, done: false },
          photosUrl: `${PHOTOS_API_PATH}?code=${encodeURIComponent(code)}`,
        }}
        uploadResult={sent}
        returnUrl={eventPaths.photos(code)}
        next={{ label: nextStep.label }}
        onNext={async (arrangedPhotos, { http, navigation }) => {
          await http(PHOTOS_API_PATH, {
            method: 'POST',
            body: { ...arrangedPhotos, code, done: true },
          });
          navigation.navigate(nextStep.href);
        }}
      />
    </div>
  );
}
