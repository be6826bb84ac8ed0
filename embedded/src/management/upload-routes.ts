import type { FastifyInstance } from 'fastify';
import type { Uploads } from './uploads.ts';

/** Maximum size of an upload in bytes. The site's films are smaller. */
const MAX_UPLOAD_BYTES = 100 * 1024 * 1024;

const getTextField = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/**
 * Accepts signed upload forms. Keeps the file until the upload is completed. The response has no
 * body, as in the hosted service.
 */
export function uploadRoutes(app: FastifyInstance, uploads: Uploads): void {
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: MAX_UPLOAD_BYTES },
    (request, body, done) => {
      const type = request.headers['content-type'] ?? '';
      const form = new Response(new Uint8Array(body as Buffer), {
        headers: { 'content-type': type },
      }).formData();
      form.then(
        (read) => done(null, read),
        () => done(new Error('the form cannot be parsed')),
      );
    },
  );
  app.post('/_uploads', async (request, reply) => {
    const form = request.body;
    const file = form instanceof FormData ? form.get('file') : null;
    if (!(form instanceof FormData) || !(file instanceof File)) return reply.code(400).send();
    const bytes = Buffer.from(await file.arrayBuffer());
    const key = getTextField(form, 'key');
    const policy = getTextField(form, 'policy');
    const isAccepted = uploads.keepUpload(
      { key, policy, computeSignature: getTextField(form, 'x-amz-signature') },
      bytes,
    );
    return reply.code(isAccepted ? 204 : 403).send();
  });
}
