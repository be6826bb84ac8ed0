import type { ReactNode, RefObject } from 'react';
import { VisuallyHidden } from '#a11y/VisuallyHidden.tsx';
import { Button } from '#button/Button.tsx';
import { Dialog } from '#dialog/Dialog.tsx';
import { formatCount } from '#format/measure-text.ts';
import { formatNumber } from '#format/number-text.ts';
import type { FilteredList } from './filtered-list.ts';
import { readFilterFields } from './read-filter-fields.ts';
import { useMatchCount } from './useMatchCount.ts';

export interface FilterSheetProps {
  readonly title: string;
  readonly list: FilteredList;
  /** The form that contains the dialog. */
  readonly form: RefObject<HTMLFormElement | null>;
  /** Called when the visitor leaves the dialog without showing the filtered list. */
  readonly onClose: () => void;
  /** Fields of the filters. */
  readonly children: ReactNode;
}

/** Renders the filters of a list in a modal dialog, whose button names the number of matches. */
export function FilterSheet({ title, list, form, onClose, children }: FilterSheetProps) {
  const [singular, plural] = list.itemLabels;
  const { count, isChanged, request } = useMatchCount(list.total);
  const countMatches = () => {
    if (form.current) request(list.buildApiPath(readFilterFields(form.current)));
  };
  const item = count === 1 ? singular : plural;
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" wide>
            {count === null ? `${plural} zeigen` : `${formatNumber(count)} ${item} zeigen`}
          </Button>
          <VisuallyHidden>
            <span role="status">
              {isChanged && count !== null ? formatCount(count, singular, plural) : ''}
            </span>
          </VisuallyHidden>
        </>
      }
    >
      <div onChange={countMatches}>{children}</div>
    </Dialog>
  );
}
