import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { Button } from '#button/Button.tsx';
import styles from '#stories/stories.module.css';
import { FilterForm } from './FilterForm.tsx';

const KINDS = ['Angebote', 'Gesuche', 'Tausch', 'Verleih'];

function DemoFilterForm({ appliedCount }: { readonly appliedCount: number }) {
  return (
    <FilterForm
      label="Anzeigen filtern"
      list={{
        path: '/kleinanzeigen',
        total: 38,
        itemLabels: ['Anzeige', 'Anzeigen'],
        buildHref: (fields) => `/kleinanzeigen?${fields}`,
        buildApiPath: (fields) => `/api/kleinanzeigen/ads?${fields}`,
      }}
      keptParams={{}}
      searchFields={<Button type="submit">Anzeigen suchen</Button>}
      summary="Filter"
      appliedCount={appliedCount}
      isOpen={appliedCount > 0}
      fieldsClassName={styles.row}
    >
      {KINDS.map((kind) => (
        <label key={kind}>
          <input type="checkbox" name="art" value={kind.toLowerCase()} /> {kind}
        </label>
      ))}
    </FilterForm>
  );
}

/** On phones the section is a dialog, which the shell's script opens. */
export const filterStories: readonly StoryDefinition[] = [
  { title: 'Liste / Filter', state: 'zu', view: () => <DemoFilterForm appliedCount={0} /> },
  {
    title: 'Liste / Filter',
    state: 'zwei gewählt, offen',
    view: () => <DemoFilterForm appliedCount={2} />,
  },
];
