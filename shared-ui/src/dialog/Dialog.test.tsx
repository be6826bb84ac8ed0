import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Dialog } from './Dialog.tsx';

describe('Dialog', () => {
  function renderDialog(dismissable?: boolean) {
    const onClose = jest.fn();
    const props = dismissable === undefined ? {} : { dismissable };
    const view = (open: boolean) => (
      <Dialog open={open} title="Löschen?" onClose={onClose} {...props}>
        Wirklich
      </Dialog>
    );
    const { rerender } = render(view(true));
    return { onClose, shut: () => rerender(view(false)) };
  }

  test('opens as a modal dialog labelled by its title, and closes', () => {
    const { shut: hide } = renderDialog();
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Löschen?' });
    expect(dialog.open).toBe(true);
    hide();
    // Closed before it is removed, so that the browser restores the focus.
    expect(dialog.open).toBe(false);
    expect(dialog.isConnected).toBe(false);
  });

  test('calls onClose for Escape, the close button and a press on the backdrop', () => {
    const { onClose } = renderDialog();
    const dialog = screen.getByRole('dialog');
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    fireEvent.click(screen.getByRole('button', { name: 'Schließen' }));
    fireEvent.click(dialog);
    expect(onClose).toHaveBeenCalledTimes(3);
    fireEvent.click(screen.getByText('Wirklich'));
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  test('ignores a press on the backdrop if it is not dismissable', () => {
    const { onClose } = renderDialog(false);
    fireEvent.click(screen.getByRole('dialog'));
    expect(onClose).not.toHaveBeenCalled();
  });
});
