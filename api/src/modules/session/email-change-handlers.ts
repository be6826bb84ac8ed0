import type { ExtensionPoint } from '#module/extension-point.ts';

import type { OnEmailChanged } from './email-change.service.ts';

/**
 * Extension point: modules that store email addresses add handlers that run when an account changes
 * its email address.
 */
export const emailChangeHandlers: ExtensionPoint<string, OnEmailChanged> = {
  title: 'handlers of changed email addresses',
  requiredNames: [],
};
