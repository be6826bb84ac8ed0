import { useEffect, useId, useRef } from 'react';
import type { ReactNode, RefObject } from 'react';
import { VisuallyHidden } from '#a11y/VisuallyHidden.tsx';
import { Button } from '#button/Button.tsx';
import { IconButton } from '#button/IconButton.tsx';
import { formatCount } from '#format/measure-text.ts';
import { formatNumber } from '#format/number-text.ts';
import { IconClose } from '#icon/IconClose.tsx';
import type { FilteredList } from './filtered-list.ts';
import { readFilterFields } from './read-filter-fields.ts';
import { sheetStyles } from './sheet-styles.ts';
import { useMatchCount } from './useMatchCount.ts';

export interface FilterSheetProps {
  readonly title: string;
  readonly list: FilteredList;
  /** The form that contains the dialog. */
  readonly form: RefObject<HTMLFormElement | null>;
  /** Called after the visitor has left the dialog without showing the filtered list. */
  readonly onClose: () => void;
  /** Fields of the filters. */
  readonly children: ReactNode;
}

/**
 * Renders the filters of a list in a modal dialog, which opens at once. Its button names the number
 * of matches. A press beside the dialog and Escape close it.
 */
export function FilterSheet({ title, list, form, onClose, children }: FilterSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [singular, plural] = list.itemLabels;
  const { count, isChanged, request } = useMatchCount(list.total);
  const countMatches = () => {
    if (form.current) request(list.buildApiPath(readFilterFields(form.current)));
  };
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const item = count === 1 ? singular : plural;
  return (
    // Escape is the keyboard equivalent of a press beside the dialog.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      style={sheetStyles.dialog}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current.close();
      }}
    >
      <div style={sheetStyles.head}>
        <h2 id={titleId} style={sheetStyles.title}>
          {title}
        </h2>
        <IconButton
          label="Schließen"
          icon={<IconClose />}
          onClick={() => dialog.current?.close()}
        />
      </div>
      <div style={sheetStyles.body} onChange={countMatches}>
        {children}
      </div>
      <div style={sheetStyles.foot}>
        <Button type="submit" wide>
          {count === null ? `${plural} zeigen` : `${formatNumber(count)} ${item} zeigen`}
        </Button>
        <VisuallyHidden>
          <span role="status">
            {isChanged && count !== null ? formatCount(count, singular, plural) : ''}
          </span>
        </VisuallyHidden>
      </div>
    </dialog>
  );
}
