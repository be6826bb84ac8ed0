import { TextField } from '@gruenland/shared-ui/form/fields/TextField.tsx';

/** Shows the field for the code of the second factor. */
export function CodeField() {
  return (
    <TextField
      name="code"
      label="Code aus Ihrer App"
      help="Sechs Ziffern, oder einer Ihrer Ersatzcodes."
      autoComplete="one-time-code"
    />
  );
}
