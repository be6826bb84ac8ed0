import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';

import { AreaPage } from '#operations/AreaPage.tsx';
import { OperationsPage } from '#operations/OperationsPage.tsx';
import {
  sampleArea,
  sampleDetails,
  samplePreviousReleases,
  sampleTelemetry,
} from '#operations/sample-area.ts';

const switchedOffAt = '2026-11-21T09:00:00.000Z';
const id = '01KABCDEFGHJKMNPQRSTVWXYZ0';
const staffName = 'Uta Brandt';
const record = (
  action: 'site.switched-off' | 'site.rollback-requested',
  release: string | null,
) => ({
  id: action === 'site.switched-off' ? id : `${id.slice(0, 25)}1`,
  action,
  remote: 'mf-search',
  release,
  reason: 'Die Treffer führen ins Leere.',
  by: staffName,
  at: switchedOffAt,
});
const records = [
  record('site.rollback-requested', 'cafe0badf00d3344'),
  record('site.switched-off', null),
];
const switchOffMeasure = {
  kind: 'off' as const,
  remote: 'mf-search',
  release: null,
  reason: 'Die Treffer führen ins Leere.',
  by: staffName,
  since: switchedOffAt,
};
const areaWithoutTraffic = {
  ...sampleArea,
  name: 'mf-magazine',
  label: 'Das Magazin',
  paths: ['/'],
  canary: null,
};

/** Component examples of the operations pages. */
export const operationsStories: readonly StoryDefinition[] = [
  {
    title: 'Redaktion / Betrieb',
    state: 'eine Probe, ein abgeschalteter Platz',
    view: () => (
      <OperationsPage
        params={{}}
        form={undefined}
        data={{
          staffPages: [],
          areas: [
            { area: areaWithoutTraffic, switchedOffBy: [], killSwitches: [] },
            {
              area: sampleArea,
              switchedOffBy: [{ part: 'remote:mf-search', by: 'operations-page' }],
              killSwitches: [switchOffMeasure],
            },
          ],
          parts: [{ part: 'slot:header.search', by: 'command' }],
          records,
          tasks: [],
        }}
      />
    ),
  },
  {
    title: 'Redaktion / Betrieb',
    state: 'ein Rahmen, der davon nichts weiß',
    view: () => (
      <OperationsPage
        params={{}}
        form={undefined}
        data={{ staffPages: [], areas: null, parts: [], records: [], tasks: [] }}
      />
    ),
  },
  {
    title: 'Redaktion / Bereich',
    state: 'läuft, mit Probe',
    view: () => (
      <AreaPage
        params={{}}
        form={{
          values: { intent: 'switch-off', reason: 'x' },
          errors: { confirmed: 'Bitte bestätigen Sie, dass das jetzt geschehen soll.' },
        }}
        data={{
          staffPages: [],
          area: sampleArea,
          switchedOffBy: [],
          killSwitches: [],
          details: sampleDetails,
          telemetry: sampleTelemetry,
          previousReleases: samplePreviousReleases,
          records: [],
          canSwitchOff: true,
          order: null,
        }}
      />
    ),
  },
  {
    title: 'Redaktion / Bereich',
    state: 'abgeschaltet, Rückkehr angeordnet',
    view: () => (
      <AreaPage
        params={{}}
        form={undefined}
        data={{
          staffPages: [],
          area: { ...sampleArea, canary: null },
          switchedOffBy: [{ part: 'remote:mf-search', by: 'operations-page' }],
          killSwitches: [switchOffMeasure],
          details: { ...sampleDetails, owners: [], changes: null },
          telemetry: {
            errors: [],
            errorCounts: { browser: 0, server: 0 },
            vitals: [],
          },
          previousReleases: samplePreviousReleases,
          records,
          canSwitchOff: true,
          order: records[0] ?? null,
        }}
      />
    ),
  },
  {
    title: 'Redaktion / Bereich',
    state: 'nicht geladen, ohne Angaben von Rahmen und Api',
    view: () => (
      <AreaPage
        params={{}}
        form={undefined}
        data={{
          staffPages: [],
          area: {
            ...sampleArea,
            state: 'unavailable',
            problem: 'latest.json timed out after 1500 ms',
            live: null,
            canary: null,
          },
          switchedOffBy: [],
          killSwitches: [],
          details: null,
          telemetry: null,
          previousReleases: [],
          records: [],
          canSwitchOff: false,
          order: null,
        }}
      />
    ),
  },
];
