import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { ReportForm } from '@gruenland/shared-ui/moderation/ReportForm.tsx';

import type { ReportData } from './report.loader.server.ts';

/** Shows the form to report an ad or a job posting. No account is needed. */
export function ReportPage({ data, form }: RouteViewProps<ReportData>) {
  return <ReportForm {...data} state={form} />;
}
