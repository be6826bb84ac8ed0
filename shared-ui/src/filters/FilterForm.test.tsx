import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { HttpOptions, ShellApi } from '@gruenland/shared-contracts/shell-api.ts';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FilterForm } from './FilterForm.tsx';

/** Renders a filter form in a window of a phone or a computer. */
function renderFilterForm({ isPhone = false, http = jest.fn<ShellApi['http']>() } = {}) {
  window.matchMedia = () => ({ matches: isPhone }) as MediaQueryList;
  const navigate = jest.fn();
  const shell = { navigation: { navigate }, http } as unknown as ShellApi;
  render(
    <ShellApiContext value={shell}>
      <FilterForm
        label="Anzeigen filtern"
        list={{
          path: '/liste',
          total: 471,
          itemLabels: ['Anzeige', 'Anzeigen'],
          buildHref: (fields) => `/liste?${fields}`,
          buildApiPath: (fields) => `/api/liste?${fields}`,
        }}
        keptParams={{ sortierung: 'preis-auf', kategorie: null }}
        searchFields={<input name="q" aria-label="Stichwort" />}
        summary="Filter"
        appliedCount={2}
      >
        <label>
          <input type="checkbox" name="art" value="suche" /> Gesuche
        </label>
        <input name="preis-bis" aria-label="Preis bis" />
      </FilterForm>
    </ShellApiContext>,
  );
  return { navigate, http };
}

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'matchMedia');
});

describe('on a wide screen', () => {
  test('shows the filtered list in place after a choice and when a text field is left', async () => {
    const user = userEvent.setup();
    const { navigate } = renderFilterForm();
    await user.click(screen.getByLabelText('Gesuche'));
    expect(navigate).toHaveBeenLastCalledWith(
      '/liste?sortierung=preis-auf&q=&art=suche&preis-bis=',
      { inPlace: true },
    );
    await user.type(screen.getByLabelText('Preis bis'), '500');
    expect(navigate).toHaveBeenCalledTimes(1);
    await user.tab();
    expect(navigate).toHaveBeenLastCalledWith(expect.stringContaining('preis-bis=500'), {
      inPlace: true,
    });
  });

  test('search words wait for the button', async () => {
    const user = userEvent.setup();
    const { navigate } = renderFilterForm();
    await user.type(screen.getByLabelText('Stichwort'), 'Heu');
    await user.tab();
    expect(navigate).not.toHaveBeenCalled();
    fireEvent.submit(screen.getByRole('form'));
    expect(navigate).toHaveBeenLastCalledWith(expect.stringContaining('q=Heu'), {
      inPlace: false,
    });
  });
});

describe('on a phone', () => {
  /** Opens the dialog and returns its button that shows the list. */
  async function openSheet(): Promise<HTMLElement> {
    fireEvent.click(screen.getByText('Filter (2)'));
    return screen.findByRole('button', { name: '471 Anzeigen zeigen' });
  }

  test('counts the matches of the last change only, after a pause', async () => {
    const signals: AbortSignal[] = [];
    const answers: ((body: unknown) => void)[] = [];
    const http = jest.fn((_path: string, options?: HttpOptions) => {
      signals.push(options!.signal!);
      return new Promise((resolve) => answers.push(resolve));
    }) as unknown as jest.Mock<ShellApi['http']>;
    const { navigate } = renderFilterForm({ isPhone: true, http });
    const button = await openSheet();
    jest.useFakeTimers();
    fireEvent.click(screen.getByLabelText('Gesuche'));
    fireEvent.click(screen.getByLabelText('Gesuche'));
    expect(http).not.toHaveBeenCalled();
    await act(async () => jest.advanceTimersByTime(300));
    expect(http).toHaveBeenCalledTimes(1);
    fireEvent.change(screen.getByLabelText('Preis bis'), { target: { value: '500' } });
    expect(signals[0]!.aborted).toBe(true);
    await act(async () => jest.advanceTimersByTime(300));
    await act(async () => {
      answers[0]!({ total: 1 });
      answers[1]!({ total: 38 });
    });
    expect(button.textContent).toBe('38 Anzeigen zeigen');
    expect(screen.getByRole('status').textContent).toBe('38 Anzeigen');
    expect(navigate).not.toHaveBeenCalled();
  });

  test.each([
    [() => Promise.reject(new Error('offline')), 'Anzeigen zeigen'],
    [() => Promise.resolve({ total: 'viele' }), 'Anzeigen zeigen'],
    [() => Promise.resolve({ total: 0 }), '0 Anzeigen zeigen'],
    [() => Promise.resolve({ total: 1 }), '1 Anzeige zeigen'],
  ])('names what the api answers (case %#)', async (answer, text) => {
    const http = jest.fn(answer) as unknown as jest.Mock<ShellApi['http']>;
    renderFilterForm({ isPhone: true, http });
    const button = await openSheet();
    jest.useFakeTimers();
    fireEvent.click(screen.getByLabelText('Gesuche'));
    await act(async () => jest.advanceTimersByTime(300));
    expect(button.textContent).toBe(text);
  });

  test('throws the choice away when the dialog closes, and shows the list by its button', async () => {
    const { navigate } = renderFilterForm({ isPhone: true });
    await openSheet();
    fireEvent.click(screen.getByLabelText('Gesuche'));
    fireEvent.click(screen.getByRole('button', { name: 'Schließen' }));
    expect(screen.getByLabelText<HTMLInputElement>('Gesuche').checked).toBe(false);
    const button = await openSheet();
    fireEvent.click(screen.getByLabelText('Gesuche'));
    fireEvent.click(button);
    expect(navigate).toHaveBeenCalledTimes(1);
    expect(navigate).toHaveBeenLastCalledWith(expect.stringContaining('art=suche'), {
      inPlace: false,
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
