import type { ModerationCase } from '@gruenland/shared-contracts/api/moderation.ts';
import { render, screen } from '@testing-library/react';

import { CasePage } from './CasePage.tsx';

const openCase: ModerationCase = {
  id: '01KABCDEFGHJKMNPQRSTVWXYZ0',
  kind: 'ad',
  title: 'Heu',
  score: 10,
  state: 'open',
  appeal: null,
  submittedAt: '2026-11-22T10:00:00Z',
  version: 1,
  change: false,
  reasons: [],
  fields: [],
  pictures: [],
  newPictures: [],
  removedPictures: [],
  automated: false,
  decidedAt: null,
  reason: null,
  note: null,
  appealText: null,
  mayDecide: true,
  earlier: [],
} as unknown as ModerationCase;

/** Renders the case in its current state, as after the api refused this decision. */
function renderRefusedDecision(currentState: Partial<ModerationCase>, decision: string) {
  const form = { values: { decision, version: '1' }, errors: { '': 'Geht nicht mehr.' } };
  const data = { case: { ...openCase, ...currentState }, staffPages: [] };
  render(<CasePage {...({ data, form } as unknown as Parameters<typeof CasePage>[0])} />);
  return screen
    .queryAllByText(/hat inzwischen schon jemand entschieden/u)
    .map((element) => element.textContent);
}

const createExpectedTexts = (stateText: string) => [
  `Über diesen Fall hat inzwischen schon jemand entschieden: ${stateText}; Ihre Entscheidung wurde nicht gespeichert.`,
];

test('shows a conflict if the case was already decided', () => {
  expect(renderRefusedDecision({ state: 'rejected', version: 2 }, 'approve')).toEqual(
    createExpectedTexts('abgelehnt'),
  );
});

test('shows a conflict for an appeal, and if the user may no longer decide', () => {
  const currentState = {
    state: 'rejected',
    appeal: 'denied',
    version: 3,
    mayDecide: false,
  } as const;
  expect(renderRefusedDecision(currentState, 'grant')).toEqual(
    createExpectedTexts('Der Einspruch wurde zurückgewiesen'),
  );
});

test('shows no conflict while the case is open, because the form shows the error', () => {
  expect(renderRefusedDecision({}, 'reject')).toEqual([]);
  expect(screen.getByText('Geht nicht mehr.')).toBeTruthy();
});
