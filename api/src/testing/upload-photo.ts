import { siteUrl } from './test-api.ts';

export const tus = { 'tus-resumable': '1.0.0', origin: siteUrl };

/**
 * Uploads a file as the browser does: asks for the offset and continues from there until the file
 * is complete.
 *
 * @param baseUrl URL of the api, or of a slow proxy in front of the api
 * @returns the status of the last response
 */
export async function uploadPhoto(
  baseUrl: string,
  draft: { readonly id: string; readonly cookie: string },
  file: Buffer,
): Promise<number> {
  const headers = { ...tus, cookie: draft.cookie };
  const metadata = `draft ${Buffer.from(draft.id).toString('base64')}`;
  const fetchWithRetries = async (url: string, requestInit: RequestInit) => {
    for (let tryCount = 0; tryCount < 60; tryCount += 1) {
      const answer = await fetch(baseUrl + url, requestInit).catch(() => null);
      if (answer) return answer;
    }
    throw new Error('upload failed: the connection broke on every attempt');
  };
  const creationResponse = await fetchWithRetries('/api/kleinanzeigen/uploads', {
    method: 'POST',
    headers: { ...headers, 'upload-length': String(file.length), 'upload-metadata': metadata },
  });
  if (creationResponse.status !== 201) return creationResponse.status;
  const uploadPath = creationResponse.headers.get('location') ?? '';
  for (let tryCount = 0; tryCount < 200; tryCount += 1) {
    const headResponse = await fetchWithRetries(uploadPath, { method: 'HEAD', headers });
    if (headResponse.status === 404) return 200;
    const offset = Number(headResponse.headers.get('upload-offset'));
    const patchResponse = await fetch(baseUrl + uploadPath, {
      method: 'PATCH',
      headers: {
        ...headers,
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
      },
      body: new Uint8Array(file.subarray(offset, offset + 1024 * 1024)),
    }).catch(() => null);
    if (patchResponse && patchResponse.status !== 204) return patchResponse.status;
  }
  throw new Error('upload incomplete');
}
