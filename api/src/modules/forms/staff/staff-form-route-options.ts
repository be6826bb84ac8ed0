import type { ViewerChecks } from '#access/viewers.ts';

import type { StaffFormService } from './form-answers.service.ts';

export interface StaffFormRouteOptions {
  readonly staffForms: StaffFormService;
  readonly viewerChecks: ViewerChecks;
}
