import { act } from '@testing-library/react';
import { confirmAccountSwitch } from './confirm-account-switch.tsx';

const currentUser = {
  id: '1',
  email: 'hanna@hof.example',
  displayName: 'Hanna',
  roles: ['user'],
} as const;

async function openDialog() {
  let decision: Promise<boolean> = Promise.resolve(false);
  await act(async () => {
    decision = confirmAccountSwitch(currentUser);
  });
  const press = async (name: string) => {
    const buttons = [...document.querySelectorAll('button')];
    const button = buttons.find((each) => (each.ariaLabel ?? each.textContent) === name);
    await act(async () => button?.click());
    return decision;
  };
  return { press };
}

test('shows the signed-in user and switches only after confirmation', async () => {
  const { press } = await openDialog();
  expect(document.body.textContent).toContain('hanna@hof.example');
  expect(await press('Konto wechseln')).toBe(true);
  expect(document.querySelector('dialog')).toBeNull();
});

test.each(['Angemeldet bleiben', 'Schließen'])(
  'keeps the current account after „%s“',
  async (name) => {
    const { press } = await openDialog();
    expect(await press(name)).toBe(false);
    expect(document.querySelector('dialog')).toBeNull();
  },
);
