import type { Fact } from '@gruenland/shared-ui/table/FactTable.tsx';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';

import { AREA_STATE_LABELS, formatMetrics, SWITCH_OFF_SOURCE_LABELS } from './operation-labels.ts';
import { findSeriesStart } from './release-changes.ts';
import type { AreaData } from './operations.loader.server.ts';

/** Lists team, health, live release and canary of an area. */
export function listAreaFacts(data: AreaData): Fact[] {
  const { area, details } = data;
  const owners = details?.owners ?? [];
  return [
    { name: 'Team', value: owners.length > 0 ? owners.join(', ') : 'nicht eingetragen' },
    { name: 'Adressen', value: area.paths.join(', ') },
    { name: 'Zustand', value: describeState(data) },
    ...listSwitchOffFacts(data),
    ...listLiveFacts(data),
    ...listCanaryFacts(data),
  ];
}

function describeState({ area: { state, problem, since } }: AreaData) {
  return (
    <>
      {AREA_STATE_LABELS[state]}
      {problem ? `: ${problem}` : ''}
      {since ? (
        <>
          {' '}
          (seit <DateText date={since} time />)
        </>
      ) : null}
    </>
  );
}

function listSwitchOffFacts({ switchedOffBy, killSwitches }: AreaData): Fact[] {
  const killSwitch = killSwitches.find(({ kind }) => kind === 'off');
  return [
    ...(killSwitch
      ? [
          {
            name: 'Abgeschaltet',
            value: (
              <>
                {killSwitch.reason} ({killSwitch.by ?? 'gelöschtes Konto'},{' '}
                <DateText date={killSwitch.since} time />)
              </>
            ),
          },
        ]
      : []),
    ...switchedOffBy
      .filter(({ by }) => by !== 'operations-page')
      .map(({ by }) => ({ name: 'Abgeschaltet', value: SWITCH_OFF_SOURCE_LABELS[by] })),
  ];
}

function listLiveFacts({ area: { live }, details }: AreaData): Fact[] {
  if (!live) return [{ name: 'Fassung', value: 'keine' }];
  const since = findSeriesStart(
    details?.changes ?? [],
    ({ id, kind }) => id === live.id && kind !== 'withdraw',
  );
  return [
    { name: 'Fassung', value: live.id },
    { name: 'Für alle seit', value: since ? <DateText date={since} time /> : 'unbekannt' },
    { name: 'Gebaut', value: <DateText date={live.builtAt} time /> },
    { name: 'Quelltext', value: live.commit ?? 'unbekannt' },
    { name: 'Zahlen seit dem Start', value: formatMetrics(live.metrics) },
  ];
}

function listCanaryFacts({ area: { canary }, details }: AreaData): Fact[] {
  if (!canary) return [{ name: 'Probe', value: 'keine' }];
  const since = findSeriesStart(
    details?.changes ?? [],
    (change) => change.canary?.id === canary.id,
  );
  return [
    {
      name: 'Probe',
      value: canary.stopped
        ? `${canary.id} beendet: ${canary.stopped}`
        : `${canary.id} für ${canary.share} von 100 Besuchern`,
    },
    { name: 'Probe seit', value: since ? <DateText date={since} time /> : 'unbekannt' },
    { name: 'Zahlen der Probe', value: formatMetrics(canary.metrics) },
  ];
}
