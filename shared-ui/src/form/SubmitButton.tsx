import { Button } from '#button/Button.tsx';
import type { ButtonProps } from '#button/Button.tsx';
import { useFormContext } from './form-context.ts';

/** Sends the form it stands in; busy while that is under way. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'busy'>) {
  const { busy } = useFormContext();
  return <Button {...props} type="submit" busy={busy} />;
}
