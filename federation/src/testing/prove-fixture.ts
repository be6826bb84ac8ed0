import { runProofProgram } from '#proof/proof-program.ts';

/** A proof program without React: a view is rendered by calling it. */
runProofProgram({
  modules: { 'react/jsx-runtime': { jsx: (type: unknown, props: unknown) => ({ type, props }) } },
  render: async (view) => {
    await view({});
  },
});
