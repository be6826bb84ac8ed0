import type { OperationAction } from '@gruenland/shared-contracts/api/staff-operations.ts';
import type {
  AreaMetrics,
  AreaOperations,
  SwitchOffSource,
} from '@gruenland/shared-contracts/site-operations.ts';

export const AREA_STATE_LABELS: Readonly<Record<AreaOperations['state'], string>> = {
  loading: 'wird geladen',
  live: 'läuft',
  stale: 'läuft mit der letzten guten Fassung',
  withdrawn: 'zurückgezogen',
  unavailable: 'nicht erreichbar',
};

export const SWITCH_OFF_SOURCE_LABELS: Readonly<Record<SwitchOffSource, string>> = {
  environment: 'durch die Einstellungen dieser Maschine (KILL_SWITCHES)',
  command: 'mit dem Befehl npm run switch',
  'operations-page': 'an diesem Schreibtisch',
};

export const ACTION_LABELS: Readonly<Record<OperationAction, string>> = {
  'site.switched-off': 'abgeschaltet',
  'site.switched-on': 'wieder angeschaltet',
  'site.canary-stopped': 'Probe beendet',
  'site.rollback-requested': 'Rückkehr angeordnet',
};

/** Shortens the id of a release or commit for display. */
export const shortenId = (id: string): string => id.slice(0, 10);

const numberFormat = new Intl.NumberFormat('de-DE');

/** Formats the metrics of a release as one line. */
export function formatMetrics(metrics: AreaMetrics): string {
  const { pages, failedPages, serverFaults, browserFaults, p50Ms, p95Ms } = metrics;
  if (pages === 0 && serverFaults + browserFaults === 0) return 'Noch keine Seite ausgeliefert';
  const responseTimesText =
    p50Ms === null || p95Ms === null
      ? ''
      : `, im Mittel ${numberFormat.format(p50Ms)} ms, 95 von 100 unter ${numberFormat.format(p95Ms)} ms`;
  return (
    `${numberFormat.format(pages)} Seiten, davon ${numberFormat.format(failedPages)} gescheitert; Fehler: ` +
    `${numberFormat.format(serverFaults)} auf dem Server, ${numberFormat.format(browserFaults)} in Browsern${responseTimesText}`
  );
}

/**
 * Creates the command that carries out a rollback. The command contains no free text, because staff
 * paste it into a shell.
 */
export function createRollbackCommand(remote: string, release: string, order: string): string {
  return `npm run rollback -- ${remote} ${release} --note "Auftrag ${order}"`;
}
