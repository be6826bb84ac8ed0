import { Button } from '#button/Button.tsx';
import type { ButtonProps } from '#button/Button.tsx';
import { useFormContext } from './form-context.ts';

/** Renders a button that submits the surrounding form and is busy during the submission. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'busy'>) {
  const { busy } = useFormContext();
  return <Button {...props} type="submit" busy={busy} />;
}
