import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Toast } from './Toast.tsx';

describe('Toast', () => {
  test.each(['success', 'info', 'warn', 'error'] as const)(
    '%s is not a live region itself',
    (severity) => {
      const { container } = render(
        <Toast severity={severity} summary="Gespeichert" close={() => {}} />,
      );
      expect(container.querySelector('[role], [aria-live]')).toBeNull();
    },
  );

  test('closes with its button and keeps the focus', () => {
    const close = jest.fn();
    render(<Toast severity="info" summary="Hinweis" close={close} />);
    const button = screen.getByRole('button', { name: 'Meldung schließen' });
    expect(document.activeElement).not.toBe(button);
    fireEvent.click(button);
    expect(close).toHaveBeenCalledTimes(1);
  });

  test('has no button if it is not closable', () => {
    render(<Toast severity="error" summary="Fehler" close={() => {}} closable={false} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
