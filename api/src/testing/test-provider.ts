import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { Provider } from 'oidc-provider';

export const providerClient = { id: 'gruenland', secret: 'only-for-tests-0123456789-0123456789' };

/** What the provider knows about a person. */
export interface ProviderPerson {
  readonly email: string;
  readonly verified: boolean;
}

/** A real OpenID Connect provider for tests. It accepts any login. */
export interface TestProvider {
  readonly issuer: string;
  /**
   * People by login name. For an unknown name, the provider makes up an email address in its own
   * domain.
   */
  readonly people: Map<string, ProviderPerson>;
  /** Follows the sign-in as a browser does. @returns the callback URL */
  signIn(url: string, login: string): Promise<string>;
  close(): Promise<void>;
}

const getClaims = ({ email, verified }: ProviderPerson) => ({ email, email_verified: verified });

async function listen(port: number): Promise<{ server: Server; issuer: string }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { server, issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** A minimal cookie jar for the redirects of the sign-in. */
class CookieJar {
  readonly #cookies = new Map<string, string>();

  header(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  storeCookies(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/su);
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }
}

/** Follows redirects and submits the two forms of the provider until it redirects to the site. */
async function followSignIn(issuer: string, startUrl: string, login: string): Promise<string> {
  const cookieJar = new CookieJar();
  let url = startUrl;
  let body: URLSearchParams | undefined;
  for (let step = 0; step < 20; step += 1) {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: cookieJar.header() },
      ...(body ? { method: 'POST', body } : {}),
    });
    cookieJar.storeCookies(response);
    body = undefined;
    const location = response.headers.get('location');
    if (location) {
      url = new URL(location, url).href;
      if (!url.startsWith(issuer)) return url;
      continue;
    }
    const page = await response.text();
    const promptName = /name="prompt" value="(\w+)"/u.exec(page)?.[1];
    if (!promptName) throw new Error(`provider answered ${response.status}: ${page.slice(0, 300)}`);
    body = new URLSearchParams({ prompt: promptName, login, password: 'x' });
  }
  throw new Error('the provider did not redirect back');
}

/**
 * Starts an OpenID Connect provider.
 * @param port port on which it listens; 0 chooses a free port
 */
export async function startTestProvider(redirectUri: string, port = 0): Promise<TestProvider> {
  const { server, issuer } = await listen(port);
  const people = new Map<string, ProviderPerson>();
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: providerClient.id,
        client_secret: providerClient.secret,
        redirect_uris: [redirectUri],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    cookies: { keys: ['only for tests'] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: async () => ({
        sub: id,
        name: `${id} Ohlsen`,
        ...getClaims(people.get(id) ?? { email: `${id}@anbieter.example`, verified: true }),
      }),
    }),
  });
  server.on('request', provider.callback());
  return {
    issuer,
    people,
    signIn: (url, login) => followSignIn(issuer, url, login),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
