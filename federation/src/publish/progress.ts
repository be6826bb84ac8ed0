/** Reports the progress of a command, for example to a terminal. */
export interface Progress {
  /**
   * Runs one step and reports its start and end.
   *
   * @param describe formats the result of the step
   */
  step<Result>(
    name: string,
    work: () => Promise<Result>,
    describe: (result: Result) => string,
  ): Promise<Result>;
  /** Reports a problem that does not stop the command. */
  note(text: string): void;
}

/** Progress that runs the steps without any output. */
export const SILENT_PROGRESS: Progress = {
  step: async (_name, work) => await work(),
  note: () => undefined,
};
