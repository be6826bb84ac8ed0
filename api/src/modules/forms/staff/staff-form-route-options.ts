import type { ViewerChecks } from '#modules/viewers.ts';

import type { StaffFormService } from './form-answers.service.ts';

export interface StaffFormRouteOptions {
  readonly staffForms: StaffFormService;
  readonly viewers: ViewerChecks;
}
