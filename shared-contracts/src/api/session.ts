import type {
  confirmResponseSchema,
  consumeThirdPartyResponseSchema,
  consumeThirdPartyRequestSchema,
  issueThirdPartyTokenResponseSchema,
  issueThirdPartyTokenRequestSchema,
  loginRequestSchema,
  registerRequestSchema,
} from './session.schema.ts';
import type { SchemaOutput } from '#schema-output.ts';

/** Limits of the registration form. Lengths are in characters after trimming and Unicode NFC. */
export const accountLimits = {
  maxEmailLength: 254,
  minDisplayNameLength: 2,
  maxDisplayNameLength: 40,
  minPasswordLength: 12,
  maxPasswordLength: 128,
} as const;

/** Name of the request header that carries a consumed one-time token (specification section 7). */
export const thirdPartyTokenHeader = 'x-third-party-token';

/** Body of `POST /api/auth/register`. */
export type RegisterRequest = SchemaOutput<typeof registerRequestSchema>;

export type ConfirmResponse = SchemaOutput<typeof confirmResponseSchema>;

/** Body of `POST /api/auth/login`. */
export type LoginRequest = SchemaOutput<typeof loginRequestSchema>;

/** Body of `POST /api/auth/consume-third-party`. */
export type ConsumeThirdPartyRequest = SchemaOutput<typeof consumeThirdPartyRequestSchema>;

export type ConsumeThirdPartyResponse = SchemaOutput<typeof consumeThirdPartyResponseSchema>;

/**
 * Body of `POST /api/auth/third-party-token`, with which a partner requests a token for one user.
 * The partner authenticates with an API key.
 */
export type IssueThirdPartyTokenRequest = SchemaOutput<typeof issueThirdPartyTokenRequestSchema>;

export type IssueThirdPartyTokenResponse = SchemaOutput<typeof issueThirdPartyTokenResponseSchema>;
