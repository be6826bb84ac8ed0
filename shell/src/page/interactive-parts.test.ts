import { listInteractiveBlockIds, listInteractiveSlotIds } from './interactive-parts.ts';

const block = (kind: string, id: string, inner: readonly unknown[] = []) =>
  ({ kind, id, regions: { cells: inner } }) as never;

test('lists blocks that hydrate themselves, also inside others', () => {
  const regions = {
    body: [
      block('static', 'text'),
      block('interactive', 'grid', [block('interactive', 'umfrage'), block('static', 'bild')]),
    ],
    foot: [block('interactive', 'weitere')],
  };
  expect(listInteractiveBlockIds(regions)).toEqual(['umfrage', 'weitere']);
});

test('lists slots that hydrate', () => {
  const slots = { suche: { kind: 'interactive' }, anzeigen: { kind: 'static' } } as never;
  expect(listInteractiveSlotIds(slots)).toEqual(['suche']);
});
