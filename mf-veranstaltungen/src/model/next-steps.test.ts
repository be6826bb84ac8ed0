import { parseFilter } from './calendar-filter.ts';
import { listNextSteps } from './next-steps.ts';

const getSteps = (query: string) => listNextSteps(parseFilter(new URLSearchParams(query)));

test('leads to a wider radius, all places, all days, the words alone and a saved search', () => {
  expect(getSteps('wann=heute&ort=Celle&umkreis=25&q=Schur&seite=2')).toEqual([
    {
      label: 'Im Umkreis von 50\u00a0km suchen',
      href: '/veranstaltungen?wann=heute&ort=Celle&q=Schur',
    },
    { label: 'In allen Orten suchen', href: '/veranstaltungen?wann=heute&q=Schur' },
    {
      label: 'An allen Tagen suchen',
      href: '/veranstaltungen?ort=Celle&umkreis=25&q=Schur',
    },
    { label: '„Schur“ ohne weitere Filter suchen', href: '/veranstaltungen?q=Schur' },
    {
      label: expect.stringMatching(/^Suchauftrag/u),
      href: expect.stringMatching(/^\/suchauftrag\/neu\?.*q%3DSchur/u),
    },
  ]);
});

test('offers nothing twice and nothing that changes nothing', () => {
  expect(getSteps('q=Schur')).toHaveLength(1);
  const labels = getSteps('ort=Celle&umkreis=200&q=Schur').map(({ label }) => label);
  expect(labels).toEqual(['In allen Orten suchen', expect.stringMatching(/^Suchauftrag/u)]);
});
