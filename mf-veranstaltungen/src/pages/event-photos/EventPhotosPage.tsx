import { submissionLimits } from '@gruenland/shared-contracts/api/event-submission.ts';
import { eventPaths } from '@gruenland/shared-contracts/event-paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { PhotoStep } from '@gruenland/shared-ui/photos/PhotoStep.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { API, afterPhotos } from './after-photos.ts';
import type { EventPhotosData } from './event-photos.loader.server.ts';
import styles from './event-photos.module.css';

/** Pictures of one's own Veranstaltung, put together and then taken over. */
export function EventPhotosPage({ data, form }: RouteViewProps<EventPhotosData>) {
  const { desk, code, sent } = data;
  const refused = form ? Object.values(form.errors)[0] : undefined;
  const next = afterPhotos(desk.state, code);
  return (
    <div className={styles['page']}>
      <Heading level={1} size={4}>
        Bilder zu „{desk.title}“
      </Heading>
      <p>
        Bis zu {submissionLimits.pictures} Bilder, das erste steht in der Liste. Schreiben Sie zu
        jedem, was zu sehen ist: Das hören Menschen, die es nicht sehen. Aufnahmeort und Kameradaten
        entfernen wir. Erkennbare Menschen müssen einverstanden sein.
      </p>
      {desk.state === 'veroeffentlicht' ? (
        <Notice title="Neue Bilder werden erst geprüft">
          Bis dahin steht im Kalender, was dort bisher steht.
        </Notice>
      ) : null}
      {refused ? <Notice kind="error" title={refused} live /> : null}
      <PhotoStep
        bench={{
          id: desk.id,
          version: desk.version,
          photos: desk.photos,
          most: submissionLimits.pictures,
          uploads: '/api/veranstaltungen/uploads',
          form: `/api/veranstaltungen/bilder/${desk.id}`,
          order: API,
          orderWith: { code, done: false },
          read: `${API}?code=${encodeURIComponent(code)}`,
        }}
        sent={sent}
        back={eventPaths.bilder(code)}
        next={{ label: next.label }}
        onNext={async (arranged, { http, navigation }) => {
          await http(API, { method: 'POST', body: { ...arranged, code, done: true } });
          navigation.navigate(next.href);
        }}
      />
    </div>
  );
}
