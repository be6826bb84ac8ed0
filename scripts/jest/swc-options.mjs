/** Options with which swc compiles TypeScript and TSX for tests. */
export const SWC_OPTIONS = {
  jsc: {
    target: 'es2024',
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true },
  },
  sourceMaps: 'inline',
};
