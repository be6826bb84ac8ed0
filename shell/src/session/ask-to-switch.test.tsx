import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { askToSwitch } from './ask-to-switch.tsx';

const present = {
  id: '1',
  email: 'hanna@hof.example',
  displayName: 'Hanna',
  roles: ['user'],
} as const;

// The test browser knows no modal dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal ??= jest.fn();
});

async function asked() {
  let answer: Promise<boolean> = Promise.resolve(false);
  await act(async () => {
    answer = askToSwitch(present);
  });
  const press = async (name: string) => {
    const buttons = [...document.querySelectorAll('button')];
    const button = buttons.find((each) => (each.ariaLabel ?? each.textContent) === name);
    await act(async () => button?.click());
    return answer;
  };
  return { press };
}

test('names who is signed in and goes on as somebody else only when that is wanted', async () => {
  const { press } = await asked();
  expect(document.body.textContent).toContain('hanna@hof.example');
  expect(await press('Konto wechseln')).toBe(true);
  expect(document.querySelector('dialog')).toBeNull();
});

test.each(['Angemeldet bleiben', 'Schließen'])('stays after „%s“', async (name) => {
  const { press } = await asked();
  expect(await press(name)).toBe(false);
  expect(document.querySelector('dialog')).toBeNull();
});
