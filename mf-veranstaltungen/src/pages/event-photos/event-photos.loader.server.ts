import type { ActionContext, ActionResult } from '@gruenland/shared-contracts/action.ts';
import type { EventPhotoDraft } from '@gruenland/shared-contracts/api/event-submission.ts';
import { eventPaths } from '@gruenland/shared-contracts/event-paths.ts';
import {
  eventPhotoDraftSchema,
  savedEventPhotosSchema,
} from '@gruenland/shared-contracts/api/event-submission.schema.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { createRefusedResult } from '@gruenland/shared-ui/form/call/refused-result.server.ts';
import { applyPhotoAction } from '@gruenland/shared-ui/photos/arrange-photos.ts';
import type { UploadResult } from '@gruenland/shared-ui/photos/photo-draft.ts';
import { readUploadResult } from '@gruenland/shared-ui/photos/upload-result.server.ts';
import { submitForm } from '@gruenland/shared-ui/form/call/submit-form.server.ts';
import { createCodeLoader } from '@gruenland/shared-ui/private-page/create-code-loader.server.ts';
import {
  readCode,
  loadPrivatePage,
} from '@gruenland/shared-ui/private-page/load-private-page.server.ts';
import { PHOTOS_API_PATH, getNextStepAfterPhotos } from './after-photos.ts';

export interface EventPhotosData {
  readonly photoDraft: EventPhotoDraft;
  readonly code: string;
  readonly uploadResult: UploadResult | null;
}

const getPhotoDraftPath = (code: string) => `${PHOTOS_API_PATH}?code=${encodeURIComponent(code)}`;

/** Loads the pictures of the organizer's event for editing. */
export const loadEventPhotos = createCodeLoader(
  'Bilder',
  async (context: LoadContext): Promise<PageResult<EventPhotosData>> => {
    const code = readCode(context);
    const uploadResult = readUploadResult(context.query);
    return loadPrivatePage<EventPhotoDraft, EventPhotosData>(
      context,
      getPhotoDraftPath(code),
      'Bilder',
      (photoDraft) => ({
        photoDraft,
        code,
        uploadResult,
      }),
    );
  },
);

/**
 * Saves order and descriptions of the pictures when the browser posted the form without JavaScript.
 * The form field `tun` names the pressed button and its picture.
 */
export async function arrangeEventPhotos(context: ActionContext): Promise<ActionResult> {
  const { api, form } = context;
  const code = readCode(context);
  const response = await api.get(getPhotoDraftPath(code));
  if (response.status !== 200) return createRefusedResult(response, form);
  const { version, photos } = eventPhotoDraftSchema.parse(response.body);
  const isDone = form['tun'] === 'weiter';
  const arrangedPhotos = applyPhotoAction(photos, form['tun'] ?? '').map(({ id, alt }) => ({
    id,
    alt: form[`alt-${id}`] ?? alt,
  }));
  return submitForm(context, {
    path: PHOTOS_API_PATH,
    body: { code, version, photos: arrangedPhotos, done: isDone },
    responseSchema: savedEventPhotosSchema,
    getNextPath: ({ state }) =>
      isDone ? getNextStepAfterPhotos(state, code).href : eventPaths.photos(code),
  });
}
