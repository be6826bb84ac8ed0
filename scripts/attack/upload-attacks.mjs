import { formatCounts } from './format-result.mjs';
import { createVisitorIp, getCookieHeader } from './site.mjs';

const UPLOADS_PATH = '/api/kleinanzeigen/uploads';
const TUS_HEADERS = { 'tus-resumable': '1.0.0' };

/** Creates, as a new visitor, an ad draft and an unfinished upload for it. */
async function beginUpload(site) {
  const visitor = createVisitorIp();
  const { text } = await site.send('/api/kleinanzeigen/categories');
  const { slug } = JSON.parse(text).find(({ parentId, legacy }) => parentId !== null && !legacy);
  const draft = await site.post('/api/kleinanzeigen/drafts', { category: slug }, { visitor });
  const cookie = getCookieHeader(draft);
  const { id } = JSON.parse(draft.text);
  const owner = { visitor, headers: { ...TUS_HEADERS, cookie } };
  const metadata = `draft ${Buffer.from(String(id)).toString('base64')}`;
  const response = await site.send(UPLOADS_PATH, {
    ...owner,
    method: 'POST',
    headers: { ...owner.headers, 'upload-length': '1000', 'upload-metadata': metadata },
  });
  const uploadId = response.headers.location?.split('/').at(-1);
  if (!uploadId) throw new Error(`draft ${draft.status}, upload ${response.status}`);
  return { owner, uploadId };
}

/** @type {import('./load-attacks.mjs').Attack[]} */
export const attacks = [
  {
    finding: 'security 5',
    description: 'read, write and delete the upload of another visitor',
    run: async (site) => {
      const victim = await beginUpload(site);
      const attacker = await beginUpload(site);
      const path = `${UPLOADS_PATH}/${attacker.uploadId}?x=/${victim.uploadId}`;
      const patch = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };
      const statuses = [];
      for (const [method, headers, body] of [
        ['HEAD', {}],
        ['PATCH', patch, 'geschrieben'],
        ['DELETE', {}],
      ]) {
        const options = { ...attacker.owner, headers: { ...attacker.owner.headers, ...headers } };
        await site.send(path, { ...options, method, body });
        const own = await site.send(`${UPLOADS_PATH}/${victim.uploadId}`, {
          ...victim.owner,
          method: 'HEAD',
        });
        statuses.push(`${own.status} at ${own.headers['upload-offset']}`);
      }
      const own = await site.send(`${UPLOADS_PATH}/${victim.uploadId}`, {
        ...victim.owner,
        method: 'PATCH',
        headers: { ...victim.owner.headers, ...patch },
        body: 'geschrieben',
      });
      return {
        isRepelled: statuses.every((status) => status === '200 at 0'),
        observation: `the owner sees ${formatCounts(statuses)}`,
        control: {
          isAnswered: own.status === 204 && own.headers['upload-offset'] === '11',
          observation: `the owner writes: ${own.status} at ${own.headers['upload-offset']}`,
        },
      };
    },
  },
];
