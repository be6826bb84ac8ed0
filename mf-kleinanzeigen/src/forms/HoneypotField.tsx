import { VisuallyHidden } from '@gruenland/shared-ui/a11y/VisuallyHidden.tsx';

/** Honeypot against spam: only bots fill it in. */
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
