import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';

import type { Passkey, PasskeyOptions } from '@gruenland/shared-contracts/api/auth-methods.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import type { Drizzle } from '#db/database.ts';
import { Problem } from '#problem.ts';

import {
  deletePasskey,
  findPasskey,
  findPasskeys,
  insertChallenge,
  insertPasskey,
  recordPasskeyUse,
  consumeChallenge,
} from './passkey.repository.ts';
import type { StoredPasskey } from './passkey.repository.ts';
import type { SignInChanger, SignInChangeRecorder } from './sign-in-changes.ts';

/**
 * Registers passkeys and signs users in with them. The device must verify its user, for example by
 * fingerprint or PIN.
 */
export interface PasskeyService {
  list(user: User): Promise<readonly Passkey[]>;
  createRegisterOptions(user: User): Promise<PasskeyOptions>;
  /** Adds a passkey. @throws Problem `token.invalid` if the response does not fit the challenge */
  register(
    signInChanger: SignInChanger,
    challengeId: string,
    response: unknown,
    name: string,
  ): Promise<void>;
  remove(signInChanger: SignInChanger, id: string): Promise<void>;
  createSignInOptions(): Promise<PasskeyOptions>;
  /** Returns the id of the user who owns the passkey. @throws Problem `login.failed` */
  signIn(challengeId: string, response: unknown): Promise<string>;
}

/** Lifetime of a challenge, in minutes. */
const challengeLifetimeMinutes = 5;
const registerPurpose = 'passkey-register';
const signInPurpose = 'passkey-sign-in';

export interface PasskeyDependencies {
  readonly db: Drizzle;
  readonly siteUrl: string;
  readonly changes: SignInChangeRecorder;
}

interface ExpectedResponse {
  readonly expectedOrigin: string;
  readonly expectedRPID: string;
  readonly requireUserVerification: boolean;
}

/** Verifies a registration and returns the new credential. @throws Problem `token.invalid` */
async function verifyRegistration(
  expectedResponse: ExpectedResponse,
  expectedChallenge: string,
  response: unknown,
) {
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    ...expectedResponse,
    response: response as RegistrationResponseJSON,
    expectedChallenge,
  }).catch(() => ({ verified: false, registrationInfo: undefined }));
  if (!verified || !registrationInfo) throw new Problem('token.invalid');
  return registrationInfo.credential;
}

/** Verifies a sign-in and returns the new signature counter. @throws Problem `login.failed` */
async function verifySignIn(
  expectedResponse: ExpectedResponse,
  expectedChallenge: string,
  response: AuthenticationResponseJSON,
  passkey: StoredPasskey,
): Promise<number> {
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    ...expectedResponse,
    response,
    expectedChallenge,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(() => ({ verified: false, authenticationInfo: undefined }));
  if (!verified || !authenticationInfo) throw new Problem('login.failed');
  return authenticationInfo.newCounter;
}

export function createPasskeyService(dependencies: PasskeyDependencies): PasskeyService {
  const { db, siteUrl, changes } = dependencies;
  const parsedSiteUrl = new URL(siteUrl);
  const rpID = parsedSiteUrl.hostname;
  const expectedResponse = {
    expectedOrigin: parsedSiteUrl.origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  };

  async function saveChallenge(purpose: string, options: { readonly challenge: string }) {
    const expiresAt = new Date(Date.now() + challengeLifetimeMinutes * 60_000);
    const challengeId = await insertChallenge(db, purpose, options.challenge, expiresAt);
    return { challengeId, options: { ...options } };
  }

  return {
    list: async ({ id }) =>
      (await findPasskeys(db, id)).map((passkey) => ({
        id: passkey.id,
        name: passkey.name,
        createdAt: passkey.createdAt.toISOString(),
        lastUsedAt: passkey.lastUsedAt?.toISOString() ?? null,
      })),
    createRegisterOptions: async ({ id, email, displayName }) => {
      const existingPasskeys = await findPasskeys(db, id);
      const options = await generateRegistrationOptions({
        rpID,
        rpName: 'Grünland',
        userID: new TextEncoder().encode(id),
        userName: email,
        userDisplayName: displayName,
        excludeCredentials: existingPasskeys.map(({ credentialId }) => ({ id: credentialId })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      return saveChallenge(`${registerPurpose}:${id}`, options);
    },
    register: async (signInChanger, challengeId, response, name) => {
      const userId = signInChanger.user.id;
      const challenge = await consumeChallenge(db, challengeId, `${registerPurpose}:${userId}`);
      if (!challenge) throw new Problem('token.invalid');
      const credential = await verifyRegistration(expectedResponse, challenge, response);
      await db.transaction(async (tx) => {
        await insertPasskey(tx, {
          userId,
          name,
          credentialId: credential.id,
          publicKey: Buffer.from(credential.publicKey).toString('base64url'),
          counter: credential.counter,
          transports: credential.transports ?? [],
        });
        await changes.record(tx, signInChanger, 'passkey-added');
      });
      changes.notifyTaskRunner();
    },
    remove: async (signInChanger, id) => {
      await db.transaction(async (tx) => {
        if (!(await deletePasskey(tx, signInChanger.user.id, id)))
          throw new Problem('record.not-found');
        await changes.record(tx, signInChanger, 'passkey-removed');
      });
      changes.notifyTaskRunner();
    },
    createSignInOptions: async () =>
      saveChallenge(
        signInPurpose,
        await generateAuthenticationOptions({ rpID, userVerification: 'required' }),
      ),
    signIn: async (challengeId, response) => {
      const challenge = await consumeChallenge(db, challengeId, signInPurpose);
      const assertion = response as AuthenticationResponseJSON;
      const passkey = challenge ? await findPasskey(db, assertion.id) : null;
      if (!challenge || !passkey) throw new Problem('login.failed');
      const counter = await verifySignIn(expectedResponse, challenge, assertion, passkey);
      await recordPasskeyUse(db, passkey.id, counter);
      return passkey.userId;
    },
  };
}
