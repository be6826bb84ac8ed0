import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { ReportForm } from '@gruenland/shared-ui/moderation/ReportForm.tsx';

import type { ReportData } from './report.loader.server.ts';

/** What is wrong with an ad or a Stelle; needs no account. */
export function ReportPage({ data, form }: RouteViewProps<ReportData>) {
  return <ReportForm {...data} state={form} />;
}
