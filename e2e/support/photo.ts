import { expect } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Cluster } from './cluster-process.ts';

/** Takes a screenshot of the page as a photo to upload. */
export async function takePhoto(page: Page) {
  await page.setViewportSize({ width: 800, height: 600 });
  return {
    name: 'hof.jpg',
    mimeType: 'image/jpeg',
    buffer: await page.screenshot({ type: 'jpeg' }),
  };
}

/**
 * Uploads a photo to a new ad draft of the user who is signed in to a cluster. @returns URL path of
 * the photo
 */
export async function uploadPhoto(
  request: APIRequestContext,
  { url }: Cluster,
  photo: Awaited<ReturnType<typeof takePhoto>>,
): Promise<string> {
  const headers = { origin: url };
  const drafts = `${url}/api/kleinanzeigen/drafts`;
  const started = await request.post(drafts, { data: { category: 'gruenland-ernte' }, headers });
  expect(started.status()).toBe(201);
  const { id } = (await started.json()) as { readonly id: string };
  const multipart = { fotos: photo };
  const sent = await request.post(`${drafts}/${id}/photos`, { multipart, headers });
  expect(sent.ok()).toBe(true);
  const draft = await (await request.get(`${drafts}/${id}`)).json();
  return (draft as { readonly photos: readonly [{ readonly src: string }] }).photos[0].src;
}
