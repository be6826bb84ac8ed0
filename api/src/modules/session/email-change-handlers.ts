import type { ExtensionPoint } from '#module/extension-point.ts';

import type { OnEmailChanged } from './email-change.service.ts';

/** Extension point: modules that store email addresses add what runs when an address changes. */
export const emailChangeHandlers: ExtensionPoint<string, OnEmailChanged> = {
  title: 'handlers of changed email addresses',
  requiredNames: [],
};
