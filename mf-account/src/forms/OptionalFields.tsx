import { useState } from 'react';
import type { ReactNode } from 'react';
import { Disclosure } from '@gruenland/shared-ui/disclosure/Disclosure.tsx';
import { getText } from '@gruenland/shared-ui/form/call/form-call.ts';
import { useFormValues } from '@gruenland/shared-ui/form/useFormValues.ts';

interface OptionalFieldsProps {
  readonly summary: string;
  /** Names of the fields. The section opens by itself when one of them has a value. */
  readonly names: readonly string[];
  readonly children: ReactNode;
}

/** Shows fields that few people need in a closed section. */
export function OptionalFields({ summary, names, children }: OptionalFieldsProps) {
  const values = useFormValues();
  const hasValue = names.some((name) => !['', 'none'].includes(getText(values, name)));
  // The section must not close while the user empties its last field.
  const [isOpen, setIsOpen] = useState(hasValue);
  if (hasValue && !isOpen) setIsOpen(true);
  return (
    <Disclosure summary={summary} open={isOpen}>
      {children}
    </Disclosure>
  );
}
