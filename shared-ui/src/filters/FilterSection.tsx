import { useRef, useState } from 'react';
import type { MouseEvent, ReactNode, RefObject } from 'react';
import { getButtonClassName } from '#button/button-look.ts';
import { classNames } from '#class-names/classNames.ts';
import { IconFilter } from '#icon/IconFilter.tsx';
import type { FilteredList } from './filtered-list.ts';
import type { FilterSheet } from './FilterSheet.browser.tsx';
import { isPhone } from './is-phone.ts';
import styles from './FilterSection.module.css';

export interface FilterSectionProps {
  /** The form that contains the section. */
  readonly form: RefObject<HTMLFormElement | null>;
  readonly list: FilteredList;
  /** Name of the section, for example „Filter“. */
  readonly summary: string;
  /** Number of filters that are set in the section. */
  readonly appliedCount: number;
  /** Whether the section is open at first. */
  readonly isOpen?: boolean;
  /** Whether the filters are in a dialog on phones, which needs the shell. */
  readonly hasSheet: boolean;
  readonly isSheetOpen: boolean;
  readonly onSheetToggle: (isOpen: boolean) => void;
  readonly sectionClassName?: string | undefined;
  readonly summaryClassName?: string | undefined;
  readonly fieldsClassName?: string | undefined;
  /** Fields of the filters. */
  readonly children: ReactNode;
}

const loadSheet = () => import(/* webpackChunkName: "filter-sheet" */ './FilterSheet.browser.tsx');

/** Renders the filters in a section that opens, and with script on phones in a dialog. */
export function FilterSection(props: FilterSectionProps) {
  const { form, list, summary, appliedCount, isSheetOpen, onSheetToggle, children } = props;
  const section = useRef<HTMLDetailsElement>(null);
  // Filters that apply themselves must not close the section around the focused field.
  const [isOpenAtFirst] = useState(props.isOpen);
  const [Sheet, setSheet] = useState<typeof FilterSheet | null>(null);
  const openSheet = (event: MouseEvent) => {
    const details = section.current;
    if (!props.hasSheet || !details || details.open || !isPhone()) return;
    event.preventDefault();
    loadSheet().then(
      (module) => {
        setSheet(() => module.FilterSheet);
        onSheetToggle(true);
      },
      // Without the dialog, for example offline, the section opens.
      () => (details.open = true),
    );
  };
  return (
    <>
      <details
        ref={section}
        data-filters=""
        open={isOpenAtFirst}
        className={classNames(styles.section, props.sectionClassName)}
      >
        <summary
          onClick={openSheet}
          className={getButtonClassName(
            { look: 'secondary', size: 'small' },
            props.summaryClassName,
          )}
        >
          <IconFilter />
          {`\u00a0${summary}${appliedCount > 0 ? ` (${appliedCount})` : ''}`}
        </summary>
        <div className={props.fieldsClassName}>
          {/* The fields are either here or in the dialog, so that the form contains them once. */}
          {isSheetOpen ? null : children}
          <button type="submit" className={getButtonClassName({ look: 'secondary' }, styles.apply)}>
            Filter anwenden
          </button>
        </div>
      </details>
      {Sheet && isSheetOpen ? (
        <Sheet title={summary} list={list} form={form} onClose={() => onSheetToggle(false)}>
          <div className={props.fieldsClassName}>{children}</div>
        </Sheet>
      ) : null}
    </>
  );
}
