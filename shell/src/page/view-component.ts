import type { ComponentType } from 'react';

/** A view of a remote as the shell renders it: what its props are, only the remote knows. */
// oxlint-disable-next-line typescript/no-explicit-any -- the one place where types end at run time
export type ViewComponent = ComponentType<any>;
