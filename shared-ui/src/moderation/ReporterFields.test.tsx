import { reportRequestSchema } from '@gruenland/shared-contracts/api/moderation.schema.ts';
import { reportReasons } from '@gruenland/shared-contracts/moderation.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';

import { ReportForm } from './ReportForm.tsx';

const form = (reason?: string) => (
  <ReportForm
    noun="Anzeige"
    title="Heu"
    path="/kleinanzeigen/heu-1"
    formKey="k"
    state={reason === undefined ? undefined : { values: { reason }, errors: {} }}
  />
);

/** Whether the server accepts an anonymous report for this reason. */
const mayBeAnonymous = (reason: string) =>
  reportRequestSchema.safeParse({
    url: '/kleinanzeigen/heu-1',
    reason,
    explanation: 'Das ist eine ausführliche Begründung.',
    name: '',
    email: '',
    goodFaith: true,
  }).success;

test.each(Object.keys(reportReasons))('%s: form and server require the same fields', (reason) => {
  render(form(reason));
  for (const label of [/^Ihr Name/u, /^Ihre E-Mail-Adresse/u]) {
    const field = screen.getByLabelText<HTMLInputElement>(label);
    expect(field.required).toBe(!mayBeAnonymous(reason));
    expect(field.labels?.[0]?.textContent.includes('(freiwillig)')).toBe(mayBeAnonymous(reason));
  }
});

test('updates required fields when the reason changes', async () => {
  const user = userEvent.setup();
  render(form());
  const named = /Bitte geben Sie Ihren Namen an/u;
  await user.type(screen.getByLabelText('Was genau stimmt nicht?'), 'Das ist ein langer Satz.');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByLabelText('Betrug oder Täuschung'));
  await user.click(screen.getByRole('button', { name: 'Meldung absenden' }));
  expect(screen.getAllByText(named).length).toBeGreaterThan(0);
  await user.click(screen.getByLabelText('Gefährdung von Kindern und Jugendlichen'));
  expect(screen.queryByText(named)).toBeNull();
});

test('marks no field as optional before a reason is chosen, and explains the rule', () => {
  // Without script a rejected form cannot react when the reason changes, so it must not mark the
  // reporter's fields as optional.
  expect(renderToString(form('jugendschutz'))).not.toContain('freiwillig');
  const html = renderToString(form());
  expect(html).not.toContain('freiwillig');
  const root = document.createElement('div');
  root.innerHTML = html;
  for (const name of ['name', 'email']) {
    const field = root.querySelector(`input[name="${name}"]`)!;
    expect(field.hasAttribute('required')).toBe(false);
    const help = root.querySelector(`#${field.getAttribute('aria-describedby')}`);
    expect(help?.textContent).toContain(
      'Darf nur leer bleiben, wenn es um „Gefährdung von Kindern und Jugendlichen“ geht.',
    );
  }
});
