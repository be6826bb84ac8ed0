import type { Logger } from '@gruenland/shared-contracts/logger.ts';

export const silent: Logger = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};
