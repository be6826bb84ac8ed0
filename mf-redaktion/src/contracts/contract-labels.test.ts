import { getLastDayText, getUrgencyText } from './contract-labels.ts';

const createDeadline = (daysLeft: number) => ({ on: '2026-12-05', daysLeft, rule: '' });

test.each([
  [-3, 'Überfällig seit 3 Tagen'],
  [-1, 'Überfällig seit gestern'],
  [0, 'Heute fällig'],
  [1, 'Morgen fällig'],
  [14, 'Noch 14 Tage'],
])('%i days: %s', (daysLeft, text) => {
  expect(getUrgencyText(createDeadline(daysLeft))).toBe(text);
});

test('includes the day of the week', () => {
  expect(getLastDayText(createDeadline(0))).toBe('bis Sa., 5. Dezember 2026');
});
