import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MANY_FACET_VALUES } from '#samples/search-samples.ts';
import { SearchInput } from '#search-form/SearchInput.tsx';
import { Menu } from './Menu.tsx';
import { RatingMenu } from './RatingMenu.tsx';
import { RefinementList } from './RefinementList.tsx';
import { Stats } from './Stats.tsx';
import { VoiceButton } from './VoiceButton.tsx';

test('limits the input to 512 characters without corrections', () => {
  render(<SearchInput aria-label="Suche" />);
  const input = screen.getByRole('searchbox');
  for (const [name, value] of [
    ['maxlength', '512'],
    ['autocorrect', 'off'],
    ['autocapitalize', 'off'],
    ['spellcheck', 'false'],
    ['placeholder', 'Search here…'],
  ] as const) {
    expect(input.getAttribute(name)).toBe(value);
  }
});

test('shows ten values and up to twenty behind "Show more"', () => {
  const values = Array.from({ length: 25 }, (_, index) => ({
    ...MANY_FACET_VALUES[0]!,
    value: `${index}`,
  }));
  const { container } = render(<RefinementList param="m" label="Marke" values={values} />);
  expect(container.querySelectorAll('input')).toHaveLength(20);
  expect(container.querySelectorAll('details input')).toHaveLength(10);
  expect(container.querySelector('summary')?.textContent).toBe('Show more');
});

test('shows a menu with ten values at first and up to twenty', () => {
  const values = Array.from({ length: 25 }, (_, index) => ({
    ...MANY_FACET_VALUES[1]!,
    value: `${index}`,
  }));
  const { container } = render(<Menu param="a" label="Anbieter" allLabel="All" values={values} />);
  expect(container.querySelectorAll('input[type=radio]')).toHaveLength(21);
  expect(container.querySelectorAll('details input')).toHaveLength(10);
  expect(screen.getByRole('radio', { name: 'All' })).toHaveProperty('checked', true);
});

test('searches values by name, at most a hundred, and keeps selected ones', async () => {
  const createValues = (prefix: string, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...MANY_FACET_VALUES[1]!,
      value: `${prefix}${index}`,
    }));
  const values = createValues('v', 25);
  values[15] = { ...values[15]!, isRefined: true };
  const queries: string[] = [];
  const List = () => {
    const [query, setQuery] = useState('');
    const searchValues = (newQuery: string) => {
      queries.push(newQuery);
      setQuery(newQuery);
    };
    const foundValues = query === '' ? null : query === 'gr' ? createValues('g', 150) : [];
    return (
      <RefinementList
        param="m"
        label="Marke"
        values={values}
        foundValues={foundValues}
        onSearch={searchValues}
      />
    );
  };
  const { container } = render(
    <form onChange={() => queries.push('searched')}>
      <List />
    </form>,
  );
  container.querySelector('details')!.open = true;
  const input = screen.getByRole('searchbox', { name: /Marke: Search here…/ });
  await userEvent.type(input, 'gr');
  expect(queries).toEqual(['g', 'gr']);
  expect(container.querySelectorAll('details input[type=checkbox]')).toHaveLength(100);
  const getChosenValues = () => new FormData(container.querySelector('form')!).getAll('m');
  expect(getChosenValues()).toEqual(['v15']);
  await userEvent.type(input, 'x{Enter}');
  expect(screen.getByRole('status').textContent).toBe('No results.');
  expect(getChosenValues()).toEqual(['v15']);
  await userEvent.clear(input);
  expect(container.querySelectorAll('details input[type=checkbox]')).toHaveLength(10);
});

test('throws for an unknown operator', () => {
  const list = (operator: string) => () =>
    RefinementList({ param: 'm', label: 'Marke', values: [], operator: operator as 'or' });
  expect(list('x')).toThrow('The `operator` must one of: `"and"`, `"or"` (got "x").');
  expect(list('and')).not.toThrow();
});

test('uses the default texts of the specification', () => {
  const { container } = render(
    <>
      <RefinementList param="m" label="Marke" values={[]} />
      <Stats total={0} ms={3} />
      <Stats total={1} ms={3} />
      <Stats total={12} ms={3} />
      <RatingMenu param="s" label="Sterne" anyLabel="All" chosen="" />
    </>,
  );
  for (const text of ['No results.', 'No results', '1 result', '12 results found in 3ms', '& Up']) {
    expect(container.textContent).toContain(text);
  }
  expect(screen.getByRole('radio', { name: '4 & up' })).toBeTruthy();
});

test('shows a denied microphone as muted', async () => {
  const recognizers: EventTarget[] = [];
  class Recognition extends EventTarget {
    start() {
      recognizers.push(this);
    }
  }
  Object.assign(window, { SpeechRecognition: Recognition });
  render(<VoiceButton onSpokenText={() => {}} />);
  await userEvent.click(screen.getByRole('button', { name: 'Search by voice' }));
  const microphoneError = Object.assign(new Event('error'), { error: 'not-allowed' });
  act(() => void recognizers[0]!.dispatchEvent(microphoneError));
  const deniedButton = screen.getByRole('button', { name: /not allowed/ });
  expect(deniedButton.querySelector('svg')?.getAttribute('data-muted')).toBe('true');
  Reflect.deleteProperty(window, 'SpeechRecognition');
});
