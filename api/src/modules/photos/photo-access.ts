import type { FastifyRequest } from 'fastify';

/**
 * Decides who may see a photo: everybody, or only the caller (its owner or a moderator).
 *
 * @throws Problem `record.not-found`, `record.gone` for all others
 */
export type PhotoAccess = (request: FastifyRequest, id: string) => Promise<'everybody' | 'caller'>;
