import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';

import { AreaPage } from '#operations/AreaPage.tsx';
import { OperationsPage } from '#operations/OperationsPage.tsx';
import { sampleArea, sampleBefore } from '#operations/sample-area.ts';

const at = '2026-11-21T09:00:00.000Z';
const id = '01KABCDEFGHJKMNPQRSTVWXYZ0';
const by = 'Uta Brandt';
const record = (action: 'site.switched-off' | 'site.rollback-ordered', release: string | null) => ({
  id: action === 'site.switched-off' ? id : `${id.slice(0, 25)}1`,
  action,
  remote: 'mf-search',
  release,
  reason: 'Die Treffer führen ins Leere.',
  by,
  at,
});
const records = [
  record('site.rollback-ordered', 'cafe0badf00d3344'),
  record('site.switched-off', null),
];
const off = {
  kind: 'off' as const,
  remote: 'mf-search',
  release: null,
  reason: 'Die Treffer führen ins Leere.',
  by,
  since: at,
};
const quiet = {
  ...sampleArea,
  name: 'mf-magazine',
  label: 'Das Magazin',
  paths: ['/'],
  canary: null,
};

/** The desk of the Betrieb. */
export const operationsDeskStories: readonly StoryDefinition[] = [
  {
    title: 'Redaktion / Betrieb',
    state: 'eine Probe, ein abgeschalteter Platz',
    view: () => (
      <OperationsPage
        params={{}}
        form={undefined}
        data={{
          desks: [],
          areas: [
            { area: quiet, offBy: [], measures: [] },
            {
              area: sampleArea,
              offBy: [{ part: 'remote:mf-search', by: 'desk' }],
              measures: [off],
            },
          ],
          parts: [{ part: 'slot:header.search', by: 'command' }],
          records,
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
        data={{ desks: [], areas: null, parts: [], records: [] }}
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
          values: { aktion: 'abschalten', reason: 'x' },
          errors: { confirmed: 'Bitte bestätigen Sie, dass das jetzt geschehen soll.' },
        }}
        data={{
          desks: [],
          area: sampleArea,
          offBy: [],
          measures: [],
          before: sampleBefore,
          records: [],
          canBeOff: true,
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
          desks: [],
          area: { ...sampleArea, canary: null },
          offBy: [{ part: 'remote:mf-search', by: 'desk' }],
          measures: [off],
          before: sampleBefore,
          records,
          canBeOff: true,
          order: records[0] ?? null,
        }}
      />
    ),
  },
];
