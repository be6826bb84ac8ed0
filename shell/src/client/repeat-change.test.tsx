import { readInput } from './field-input.ts';
import { repeatChange } from './repeat-change.ts';

test('keeps what the visitor has typed since, and restores what is lost', () => {
  document.body.innerHTML = '<textarea></textarea>';
  const field = document.querySelector('textarea')!;
  field.value = 'Heu';
  const input = readInput(field);
  field.focus();
  field.value = 'Heu und Stroh';
  repeatChange(field, input);
  expect(field.value).toBe('Heu und Stroh');
  field.value = '';
  repeatChange(field, input);
  expect(field.value).toBe('Heu');
});

test('repeats the change of a field with files without emptying it', () => {
  document.body.innerHTML = '<input type="file">';
  const field = document.querySelector('input')!;
  let changes = 0;
  field.addEventListener('change', () => (changes += 1));
  expect(readInput(field)).toBeUndefined();
  repeatChange(field, readInput(field));
  expect(changes).toBe(1);
});
