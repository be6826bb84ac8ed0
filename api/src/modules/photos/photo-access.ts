import type { FastifyRequest } from 'fastify';

import type { ExtensionPoint } from '#module/extension-point.ts';

/**
 * Decides who may see a photo: everybody, or only the caller, who owns the photo or is a moderator.
 *
 * @throws Problem `record.not-found`, `record.gone` for other callers
 */
export type PhotoAccess = (request: FastifyRequest, id: string) => Promise<'everybody' | 'caller'>;

/** Extension point: the module that owns the photos adds the rule that decides who may see them. */
export const photoAccessRules: ExtensionPoint<'ads', PhotoAccess> = {
  title: 'access to photos',
  requiredNames: ['ads'],
};
