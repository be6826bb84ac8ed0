import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';

import { TaskProblems } from './TaskProblems.tsx';

const problem = {
  kind: 'maintenance',
  step: 'retention of users',
  isFinal: false,
  count: 2,
  reason: 'Error: canceling statement due to statement timeout',
  since: '2026-11-21T09:00:00.000Z',
};

test('names each failed task with its step, number, age and reason', () => {
  render(<TaskProblems tasks={[problem, { ...problem, step: null, isFinal: true, count: 1 }]} />);
  const [repeated, failed] = screen.getAllByRole('listitem');
  expect(repeated?.textContent).toContain('maintenance: retention of users');
  expect(repeated?.textContent).toMatch(/2 Aufgaben seit 21\. November 2026/u);
  expect(repeated?.textContent).toContain('nächster Versuch von selbst');
  expect(repeated?.textContent).toContain(problem.reason);
  expect(failed?.textContent).toContain('Eine Aufgabe');
  expect(failed?.textContent).toContain('endgültig gescheitert');
});

test('shows nothing while no task has failed', () => {
  expect(render(<TaskProblems tasks={[]} />).container.textContent).toBe('');
});
