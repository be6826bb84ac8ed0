import { expect, jest, test } from '@jest/globals';
import type { DevFault } from '#dev/dev-events.ts';
import { FaultOverlay } from '#dev/client/fault-overlay.ts';
import { ThrownErrors } from '#dev/client/thrown-errors.ts';

const FAULT: DevFault = {
  title: 'type error',
  message: 'TS2322: no number',
  location: 'src/a.ts:1:2',
  frame: '> 1 | a <b>',
};

// Stands in for constructed stylesheets, which jsdom lacks.
Object.assign(globalThis, {
  CSSStyleSheet: class {
    replaceSync(): void {}
  },
});

const findSection = () =>
  document.querySelector('[data-dev-faults="mf-a"]')?.shadowRoot?.querySelector('section');

test('shows the errors of all sources with position and code frame, until there are none', () => {
  const overlay = new FaultOverlay('mf-a');
  overlay.showFaults('types', [FAULT]);
  overlay.showFaults('thrown', [{ ...FAULT, location: null, frame: null }]);
  const section = findSection();
  expect(section?.getAttribute('role')).toBe('alert');
  expect(
    [...(section?.querySelectorAll('h2, pre') ?? [])].map((element) => element.textContent),
  ).toEqual(['type error: src/a.ts:1:2', '> 1 | a <b>', 'type error']);
  overlay.showFaults('types', []);
  expect(findSection()?.querySelectorAll('h2')).toHaveLength(1);
  overlay.showFaults('thrown', []);
  expect(findSection()).toBeUndefined();
});

test('can be hidden, and returns with the next change', () => {
  const overlay = new FaultOverlay('mf-a');
  overlay.showFaults('types', [FAULT]);
  findSection()?.querySelector('button')?.click();
  expect(findSection()).toBeUndefined();
  overlay.showFaults('types', [FAULT, FAULT]);
  expect(findSection()?.querySelectorAll('h2')).toHaveLength(2);
  overlay.showFaults('types', []);
});

test('collects errors of the own code that React logs, once, and no others', async () => {
  const sendFault = jest.fn(async () => ({ ok: true, json: async () => FAULT }));
  jest.spyOn(console, 'error').mockImplementation(() => {});
  Object.assign(globalThis, { fetch: sendFault });
  const { promise, resolve } = Promise.withResolvers<readonly DevFault[]>();
  const errors = new ThrownErrors('http://localhost:3100/', resolve);
  errors.listen();
  // oxlint-disable-next-line no-console -- as React does
  const logError = console.error;
  const errorOfRemote = Object.assign(new Error('x'), {
    stack: 'Error: x\n    at http://localhost:3100/a.js:1:2',
  });
  logError('%o', new Error('of another script'));
  expect(errors.hasErrors).toBe(false);
  logError('%o', errorOfRemote);
  logError('%o', errorOfRemote);
  expect(await promise).toEqual([FAULT]);
  expect(sendFault).toHaveBeenCalledTimes(1);
  expect(errors.hasErrors).toBe(true);
});
