import { render, screen } from '@testing-library/react';
import type { JobStateResponse } from '@gruenland/shared-contracts/api/own-job-postings.ts';

import { PlacedJobPage } from './PlacedJobPage.tsx';

const jobState: JobStateResponse = {
  slug: 'melken-7',
  title: 'Melken (m/w/d)',
  state: 'active',
  changing: false,
  mayConfirm: false,
  version: 2,
  actions: ['pause', 'delete'],
  editable: true,
  decision: null,
};

test('asks before a job is deleted, also without script', () => {
  render(<PlacedJobPage params={{}} data={{ jobState, slug: 'melken-7', code: '' }} />);
  const button = screen.getByRole('button', { name: 'Ja, endgültig löschen', hidden: true });
  const question = button.closest('details');
  expect(question?.open).toBe(false);
  expect(question?.textContent).toContain('lässt sich nicht rückgängig machen');
  expect(new FormData(button.closest('form')!).get('intent')).toBe('delete');
  expect(screen.getByRole('button', { name: 'Pausieren' }).closest('details')).toBeNull();
});

test('says that the job is deleted', () => {
  const data = { jobState: null, slug: 'melken-7', code: '', isDeleted: true };
  render(<PlacedJobPage params={{}} data={data} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ihre Stelle ist gelöscht');
  expect(screen.getByRole('link', { name: 'Zur Jobbörse' })).toBeTruthy();
});
