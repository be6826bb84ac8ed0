import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { CookieTable } from './CookieTable.tsx';

const data = [
  {
    name: 'gl_session',
    kind: 'cookie',
    purpose: 'Ihre Sitzung, für Skripte nicht lesbar',
    duration: 'bis zur Abmeldung, höchstens 90 Tage',
    category: 'Notwendig',
    service: 'Anmeldung',
    provider: 'Grünland',
  },
  {
    name: 'gl_merkliste',
    kind: 'cookie',
    purpose: 'Merkliste ohne Konto',
    duration: 'zwölf Monate',
    category: 'Notwendig',
    service: 'Merkliste',
    provider: 'Grünland',
  },
] as const;

export const cookieTableStories: readonly StoryDefinition[] = [
  {
    title: 'Block / Cookie-Tabelle',
    state: 'zwei Einträge',
    view: () => <CookieTable model={{ title: 'Was auf Ihrem Gerät liegt' }} data={data} />,
  },
];
