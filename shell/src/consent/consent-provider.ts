/** Which services the visitor allows, according to a provider. */
export interface ConsentDecision {
  /** False before the visitor has decided; essential services are allowed even then. */
  readonly decided: boolean;
  readonly services: Readonly<Record<string, boolean>>;
}

/** Interface of the embedded consent store; a hosted consent service can implement it too. */
export interface ConsentProvider {
  /** Reads the stored decision; `onChange` is called for every later decision in this tab. */
  readonly start: (onChange: (decision: ConsentDecision) => void) => Promise<ConsentDecision>;
  readonly acceptAll: () => void;
  readonly denyAll: () => void;
  readonly save: (decisions: Readonly<Record<string, boolean>>) => void;
}
