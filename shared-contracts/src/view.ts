/**
 * A React function component. The type does not mention React, so that this package does not depend
 * on React; the shell narrows the type to `ComponentType`. Views are synchronous and pure.
 */
export type View<Props> = (props: Props) => unknown;

/** Loads a view; in the browser build each view becomes a separate chunk. */
export type LazyView<Props> = () => Promise<View<Props>>;
