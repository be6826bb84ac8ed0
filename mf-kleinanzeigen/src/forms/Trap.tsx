import { VisuallyHidden } from '@gruenland/shared-ui/a11y/VisuallyHidden.tsx';

/** A field that only machines fill in. */
export function Trap() {
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
