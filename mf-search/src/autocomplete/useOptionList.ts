import { useShell } from '@gruenland/shared-ui/shell-context/useShell.ts';
import { getNextOptionIndex } from '@gruenland/shared-ui/combobox/next-option-index.ts';
import { useComboboxInput } from '@gruenland/shared-ui/combobox/useComboboxInput.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { addRecentSearch } from './recent-searches.ts';

/** A row of the list below the input. */
export interface PanelOption {
  readonly href: string;
  /** The search that the row starts; null if the row leads to a page. */
  readonly query: string | null;
}

interface OptionListOptions {
  readonly input: HTMLInputElement;
  readonly listId: string;
  readonly options: readonly PanelOption[];
  readonly onInput: () => void;
}

export interface OptionList {
  readonly isOpen: boolean;
  readonly activeIndex: number;
  readonly choose: (option: PanelOption) => void;
  readonly close: () => void;
}

export const getOptionId = (listId: string, index: number): string => `${listId}-${index}`;

/** Makes the input a combobox with these options. Opens the list while the visitor types. */
export function useOptionList({ input, listId, options, onInput }: OptionListOptions): OptionList {
  const { navigation } = useShell();
  const [isOpened, setIsOpened] = useState(true);
  const [activeIndex, setActiveIndex] = useState(-1);
  const isOpen = isOpened && options.length > 0;
  const activeOption = isOpen ? options[activeIndex] : undefined;
  const close = () => {
    setIsOpened(false);
    setActiveIndex(-1);
  };
  const choose = ({ href, query }: PanelOption) => {
    if (query !== null) addRecentSearch(query);
    close();
    navigation.navigate(href);
  };
  useComboboxInput(input, {
    listId,
    isOpen,
    activeOptionId: activeOption ? getOptionId(listId, activeIndex) : null,
    onInput: () => {
      setIsOpened(true);
      setActiveIndex(-1);
      onInput();
    },
    onKeyDown: (event) => {
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        setIsOpened(true);
        if (options.length > 0)
          setActiveIndex(getNextOptionIndex(activeIndex, event.key, options.length));
      } else if (event.key === 'Enter' && activeOption) {
        event.preventDefault();
        choose(activeOption);
      } else if (event.key === 'Enter') {
        close();
      } else if (event.key === 'Escape' && isOpen) {
        event.preventDefault();
        close();
      }
    },
  });
  useCloseOnLeave(input, close);
  return { isOpen: isOpened, activeIndex, choose, close };
}

/** Closes the list when the focus leaves the search box, also from a button beside the input. */
function useCloseOnLeave(input: HTMLInputElement, close: () => void): void {
  const handleFocusOut = useEffectEvent(({ relatedTarget, currentTarget }: FocusEvent) => {
    const isInside =
      currentTarget instanceof Node &&
      relatedTarget instanceof Node &&
      currentTarget.contains(relatedTarget);
    if (!isInside) close();
  });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    input
      .closest<HTMLElement>('[data-search-box]')
      ?.addEventListener('focusout', (event) => handleFocusOut(event), { signal });
    return () => controller.abort();
  }, [input]);
}
