import type { ComponentType } from 'react';

/** A view of a remote; the shell does not know the type of its props. */
// oxlint-disable-next-line typescript/no-explicit-any -- the one place where types end at run time
export type ViewComponent = ComponentType<any>;
