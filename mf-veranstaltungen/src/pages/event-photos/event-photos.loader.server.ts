import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type {
  EventPhotoDesk,
  SavedEventPhotos,
} from '@gruenland/shared-contracts/api/event-submission.ts';
import { eventPaths } from '@gruenland/shared-contracts/event-paths.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { refusal } from '@gruenland/shared-ui/form/call/refusal.server.ts';
import { arrangedBy } from '@gruenland/shared-ui/photos/arrange-photos.ts';
import type { SentPhotos } from '@gruenland/shared-ui/photos/photo-bench.ts';
import { sentPhotos } from '@gruenland/shared-ui/photos/sent-photos.server.ts';
import { actOn } from '#data/act-on.server.ts';
import { codeOf, ownPage } from '#data/own-page.server.ts';
import { API, afterPhotos } from './after-photos.ts';

export interface EventPhotosData {
  readonly desk: EventPhotoDesk;
  readonly code: string;
  readonly sent: SentPhotos | null;
}

const deskPath = (code: string) => `${API}?code=${encodeURIComponent(code)}`;

/** The desk on which pictures of one's own Veranstaltung are put together. */
export async function loadEventPhotos(context: LoadContext): Promise<PageResult<EventPhotosData>> {
  const code = codeOf(context);
  const sent = sentPhotos(context.query);
  return ownPage<EventPhotoDesk, EventPhotosData>(context, deskPath(code), 'Bilder', (desk) => ({
    desk,
    code,
    sent,
  }));
}

/** Order and texts without script; `tun` says which button of which picture was pressed. */
export async function arrangeEventPhotos(context: ActionContext): Promise<ActionResult> {
  const { api, form } = context;
  const code = codeOf(context);
  const answer = await api.get<EventPhotoDesk>(deskPath(code));
  if (answer.status !== 200) return refusal(answer, form);
  const { version, photos } = answer.body;
  const done = form['tun'] === 'weiter';
  const arranged = arrangedBy(photos, form['tun'] ?? '').map(({ id, alt }) => ({
    id,
    alt: form[`alt-${id}`] ?? alt,
  }));
  return actOn(context, {
    path: API,
    body: { code, version, photos: arranged, done },
    done: (saved) =>
      done ? afterPhotos((saved as SavedEventPhotos).state, code).href : eventPaths.bilder(code),
  });
}
