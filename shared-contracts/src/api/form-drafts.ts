/** Values of a form by field name; fields that hold secrets or files are never among them. */
export type DraftValues = Readonly<Record<string, string | boolean | readonly string[]>>;

/** What somebody has begun to write, kept so that another device or day goes on from there. */
export interface FormDraft {
  readonly values: DraftValues;
  /** ISO 8601, UTC. */
  readonly savedAt: string;
}

export interface FormDraftAnswer {
  readonly draft: FormDraft | null;
}

export interface KeepDraftRequest {
  readonly values: DraftValues;
}

/**
 * Fields that are kept nowhere: passwords, accounts, codes, files, traps for robots, and consents,
 * which must be given anew each time.
 */
export const SECRET_FIELD =
  /passwor|iban|accountholder|lebenslauf|file|mandat|consent|accept|terms|goodfaith|^(?:bic|code|token|website|adult)$/i;

/** Days after its last change that a draft is kept on the server. */
export const DRAFT_DAYS = 30;
