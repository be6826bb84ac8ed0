/**
 * A React function component, described without React so that this room stays free of it. The
 * shell narrows it to `ComponentType` where it renders. Views are synchronous and pure.
 */
export type View<Props> = (props: Props) => unknown;

/** Loads a view; in the browser build each call is a chunk of its own. */
export type LazyView<Props> = () => Promise<View<Props>>;
