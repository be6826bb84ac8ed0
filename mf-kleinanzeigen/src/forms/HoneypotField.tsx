import { VisuallyHidden } from '@gruenland/shared-ui/a11y/VisuallyHidden.tsx';

/** Renders a field that people do not see. Only spam bots fill it in (honeypot). */
export function HoneypotField() {
  return (
    <div aria-hidden="true">
      <VisuallyHidden>
        <label>
          Bitte leer lassen
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </VisuallyHidden>
    </div>
  );
}
