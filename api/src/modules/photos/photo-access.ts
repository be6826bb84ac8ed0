import type { FastifyRequest } from 'fastify';

/**
 * Decides who may see a photo: everybody, or only the caller, who owns the photo or is a moderator.
 *
 * @throws Problem `record.not-found`, `record.gone` for other callers
 */
export type PhotoAccess = (request: FastifyRequest, id: string) => Promise<'everybody' | 'caller'>;
