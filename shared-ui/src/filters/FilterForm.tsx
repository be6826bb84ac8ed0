import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { usePageFacts } from '#shell-context/usePageFacts.ts';
import { FilterSection } from './FilterSection.tsx';
import type { FilterSectionProps } from './FilterSection.tsx';
import { isPhone } from './is-phone.ts';
import { readFilterFields } from './read-filter-fields.ts';

export interface FilterFormProps extends Omit<
  FilterSectionProps,
  'form' | 'hasSheet' | 'isSheetOpen' | 'onSheetToggle'
> {
  /** Accessible name of the form. */
  readonly label: string;
  readonly role?: 'search';
  readonly className?: string | undefined;
  /** Parameters of the page's URL that the form keeps although it has no field for them. */
  readonly keptParams: Readonly<Record<string, string | null>>;
  /** Fields above the filters, with a button that sends the form. */
  readonly searchFields: ReactNode;
}

/**
 * Renders a form with search fields and filters of a list, which is sent with GET and works without
 * script. With script, a change of a filter shows the filtered list at once; on phones the filters
 * are in a dialog whose button names the number of matches.
 */
export function FilterForm(props: FilterFormProps) {
  const { label, role, className, keptParams, searchFields, ...sectionProps } = props;
  const { list } = sectionProps;
  const { appMode } = usePageFacts();
  // Without a shell, for example in tests, the browser sends the form.
  const shell = useContext(ShellApiContext);
  const form = useRef<HTMLFormElement>(null);
  const [isSheetOpen, setIsSheetOpen] = useState(false);

  const showList = (isInPlace: boolean) => {
    if (form.current)
      shell?.navigation.navigate(list.buildHref(readFilterFields(form.current)), {
        inPlace: isInPlace,
      });
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (!shell) return;
    event.preventDefault();
    showList(false);
    setIsSheetOpen(false);
  };
  const applyChange = useEffectEvent(({ target }: Event) => {
    if (!(target instanceof Element) || isPhone()) return;
    if (target.closest('details[data-filters]') ?? target.matches('select')) showList(true);
  });
  useEffect(() => {
    const element = form.current;
    // React's `onChange` of text fields is called with each letter. This event comes at the end.
    const listener = (event: Event) => applyChange(event);
    element?.addEventListener('change', listener);
    return () => element?.removeEventListener('change', listener);
  }, []);
  return (
    <form
      ref={form}
      action={list.path}
      method="get"
      role={role}
      aria-label={label}
      onSubmit={handleSubmit}
      className={className}
    >
      {appMode ? <input type="hidden" name="is_app" value="true" /> : null}
      {Object.entries(keptParams).map(([name, value]) =>
        value === null ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      {searchFields}
      <FilterSection
        {...sectionProps}
        form={form}
        hasSheet={shell !== null}
        isSheetOpen={isSheetOpen}
        onSheetToggle={setIsSheetOpen}
      />
    </form>
  );
}
