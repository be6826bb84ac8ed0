import { expect } from '@playwright/test';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Cluster } from './cluster-process.ts';

/** Takes a screenshot of the page, which a test can upload as a photo. */
export async function takePhoto(page: Page) {
  await page.setViewportSize({ width: 800, height: 600 });
  return {
    name: 'hof.jpg',
    mimeType: 'image/jpeg',
    buffer: await page.screenshot({ type: 'jpeg' }),
  };
}

/**
 * Creates an ad draft for the signed-in user of a cluster and uploads a photo to it. @returns the
 * path of the photo's URL
 */
export async function uploadPhoto(
  request: APIRequestContext,
  { url }: Cluster,
  photo: Awaited<ReturnType<typeof takePhoto>>,
): Promise<string> {
  const headers = { origin: url };
  const draftsUrl = `${url}/api/kleinanzeigen/drafts`;
  const draftResponse = await request.post(draftsUrl, {
    data: { category: 'gruenland-ernte' },
    headers,
  });
  expect(draftResponse.status()).toBe(201);
  const { id } = (await draftResponse.json()) as { readonly id: string };
  const multipartForm = { fotos: photo };
  const uploadResponse = await request.post(`${draftsUrl}/${id}/photos`, {
    multipart: multipartForm,
    headers,
  });
  expect(uploadResponse.ok()).toBe(true);
  const draft = await (await request.get(`${draftsUrl}/${id}`)).json();
  return (draft as { readonly photos: readonly [{ readonly src: string }] }).photos[0].src;
}
