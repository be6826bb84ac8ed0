import { Button } from '#button/Button.tsx';
import type { ButtonProps } from '#button/Button.tsx';
import { useFormContext } from './form-context.ts';

/**
 * Renders a button that submits the surrounding form. It is busy during the submission, unless a
 * button with another name or value was pressed.
 */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'busy'>) {
  const { busy, pressedButton } = useFormContext();
  const isPressed =
    pressedButton === null ||
    (pressedButton.name === (props.name ?? '') &&
      pressedButton.value === String(props.value ?? ''));
  return <Button {...props} type="submit" busy={busy && isPressed} />;
}
