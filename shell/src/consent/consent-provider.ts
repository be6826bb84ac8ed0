/** State of each service as a provider knows it. */
export interface ConsentDecision {
  /** False before the visitor has decided; essential services are granted even then. */
  readonly decided: boolean;
  readonly services: Readonly<Record<string, boolean>>;
}

/** Behind this interface stands the embedded consent store or a hosted consent service. */
export interface ConsentProvider {
  /** Reads an earlier decision; `onChange` hears of every later one in this tab. */
  readonly start: (onChange: (decision: ConsentDecision) => void) => Promise<ConsentDecision>;
  readonly acceptAll: () => void;
  readonly denyAll: () => void;
  readonly save: (decisions: Readonly<Record<string, boolean>>) => void;
}
