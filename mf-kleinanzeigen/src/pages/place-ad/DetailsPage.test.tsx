import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { ShellApi } from '@gruenland/shared-contracts/shell-api.ts';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';

import { sampleDraft } from '#samples/own-ad-samples.ts';
import { DetailsPage } from './DetailsPage.tsx';

const session = { getState: () => ({ user: null }), subscribe: () => () => undefined };

function isQuantityShown(values: Readonly<Record<string, string>>): boolean {
  const shell = { http: jest.fn(), navigation: {}, session } as unknown as ShellApi;
  const draft = { ...sampleDraft, values };
  render(
    <ShellApiContext value={shell}>
      <DetailsPage params={{}} data={{ draft, attributes: [] }} />
    </ShellApiContext>,
  );
  return screen.getByLabelText(/^Stückzahl/u).closest('details')?.open === true;
}

test('folds optional details away until they are filled in', () => {
  expect(isQuantityShown({ titel: 'Heu' })).toBe(false);
});

test('shows optional details that are filled in', () => {
  expect(isQuantityShown({ titel: 'Heu', stueckzahl: '40' })).toBe(true);
});
