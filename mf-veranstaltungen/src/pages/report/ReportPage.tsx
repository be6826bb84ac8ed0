import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { ReportForm } from '@gruenland/shared-ui/moderation/ReportForm.tsx';

import type { ReportData } from './report.loader.server.ts';

/** Renders the form to report an event. Visitors need no account. */
export function ReportPage({ data, form }: RouteViewProps<ReportData>) {
  return <ReportForm {...data} noun="Veranstaltung" state={form} />;
}
