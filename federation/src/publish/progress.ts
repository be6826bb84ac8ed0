/** Tells the person at the terminal, or a log, how far a command is. */
export interface Progress {
  /**
   * One step from its beginning to its end.
   *
   * @param tell what to say of its result
   */
  step<Result>(
    name: string,
    work: () => Promise<Result>,
    tell: (result: Result) => string,
  ): Promise<Result>;
  /** Something that is not as it should be but stops nothing. */
  note(text: string): void;
}

/** For commands that others run: only the work. */
export const SILENT: Progress = {
  step: async (_name, work) => await work(),
  note: () => undefined,
};
