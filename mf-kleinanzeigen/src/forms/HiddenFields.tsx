/** Renders a hidden input for each of the given fields. */
export function HiddenFields({ fields }: { readonly fields: Readonly<Record<string, string>> }) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
