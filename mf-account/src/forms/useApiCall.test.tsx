import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ShellApi } from '@gruenland/shared-contracts/shell-api.ts';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { useApiCall } from './useApiCall.ts';

const call = { path: '/api/x', body: (values: object) => values, getNextPath: () => '/fertig' };

function Sender({ email }: { readonly email: string }) {
  const submitValues = useApiCall(call);
  const values = { email, idempotencyKey: 'key-of-the-form' };
  return (
    <button type="button" onClick={() => void submitValues(values).catch(() => undefined)}>
      Senden
    </button>
  );
}

test('retries a failed call with the same key and uses a new key for changed values', async () => {
  const bodies: { email: string; idempotencyKey: string }[] = [];
  const http = jest.fn(async (_path: string, options?: { body?: unknown }) => {
    bodies.push(options?.body as (typeof bodies)[number]);
    throw new Error('unavailable');
  });
  const shell = { http, navigation: { navigate: jest.fn() } } as unknown as ShellApi;
  const createForm = (email: string) => (
    <ShellApiContext value={shell}>
      <Sender email={email} />
    </ShellApiContext>
  );
  const pressButton = () => act(async () => void fireEvent.click(screen.getByRole('button')));
  const { rerender } = render(createForm('a@hof.example'));
  await pressButton();
  await pressButton();
  rerender(createForm('b@hof.example'));
  await pressButton();
  const keys = bodies.map(({ idempotencyKey }) => idempotencyKey);
  expect(keys.slice(0, 2)).toEqual(['key-of-the-form', 'key-of-the-form']);
  expect(keys[2]).not.toBe('key-of-the-form');
});
