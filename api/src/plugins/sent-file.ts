import type { FastifyRequest } from 'fastify';

/** What a form with one file sent: the file, empty where none was chosen, or the wish to take it away. */
export type SentFile = { readonly name: string; readonly bytes: Buffer } | 'entfernen';

/** Reads the one file of a multipart form, or its field `entfernen`. */
export async function sentFile(request: FastifyRequest): Promise<SentFile> {
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.fieldname === 'entfernen') return 'entfernen';
      continue;
    }
    return { name: part.filename, bytes: await part.toBuffer() };
  }
  return { name: '', bytes: Buffer.alloc(0) };
}
