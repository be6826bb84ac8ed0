import type { FastifyRequest } from 'fastify';

/**
 * The content of a form with one file: the file (empty if the user chose none), or the request to
 * remove the stored file.
 */
export type SentFile = { readonly name: string; readonly bytes: Buffer } | 'entfernen';

/** Reads the file of a multipart form, or its field `entfernen`. */
export async function readSentFile(request: FastifyRequest): Promise<SentFile> {
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.fieldname === 'entfernen') return 'entfernen';
      continue;
    }
    return { name: part.filename, bytes: await part.toBuffer() };
  }
  return { name: '', bytes: Buffer.alloc(0) };
}
