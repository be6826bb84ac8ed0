import type { FastifyRequest } from 'fastify';

/**
 * Who may see a photo: everybody, or only whoever asks, because it is theirs or lies before the desk.
 *
 * @throws Problem `record.not-found`, `record.gone` for all others
 */
export type PhotoAccess = (request: FastifyRequest, id: string) => Promise<'everybody' | 'asker'>;
