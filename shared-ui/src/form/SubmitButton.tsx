import { Button } from '#button/Button.tsx';
import type { ButtonProps } from '#button/Button.tsx';
import { useFormContext } from './form-context.ts';

/** Button that submits the surrounding form; it is busy while the submission is in progress. */
export function SubmitButton(props: Omit<ButtonProps, 'type' | 'busy'>) {
  const { busy } = useFormContext();
  return <Button {...props} type="submit" busy={busy} />;
}
