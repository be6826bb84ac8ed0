import { runSandboxProgram } from '#sandbox/run-sandbox-program.ts';

/** A sandbox program without React: it renders a view by calling the view as a function. */
runSandboxProgram({
  modules: { 'react/jsx-runtime': { jsx: (type: unknown, props: unknown) => ({ type, props }) } },
  render: async (view) => {
    await view({});
  },
});
