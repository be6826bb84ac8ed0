import { describe, expect, test } from '@jest/globals';

import { describeError } from '#describe-error.ts';
import { createLogSink } from '#testing/log-sink.ts';
import { logIn, createEmail, registerPerson, signIn } from '#testing/people.ts';
import { partnerKey, startTestApi } from '#testing/test-api.ts';

/** The properties of a log line that these tests read. */
interface LogLine {
  readonly msg?: string;
  readonly requestId?: string;
  readonly time?: number | string;
  readonly signInMethod?: string;
  readonly code?: string;
  readonly client?: string;
  readonly method?: string;
  readonly path?: string;
  readonly status?: number;
}

const parseLine = (text: string) => JSON.parse(text) as LogLine;

describe('the log', () => {
  test('contains no names, addresses or tokens', async () => {
    const { lines, sink } = createLogSink();
    const verboseApi = await startTestApi({ LOG_LEVEL: 'debug' }, { log: sink });
    try {
      const cookie = await signIn(verboseApi, undefined);
      await verboseApi.sendRequest({
        url: '/api/_auth/session?token=geheimes-wort',
        headers: { cookie },
      });
      await logIn(verboseApi, createEmail('fremd'), { password: 'falsch-geraten-1' });
      verboseApi.app.log.error(new Error('550 <anna@hof.example> unknown'), 'test');
      expect(lines.join('')).not.toContain(cookie.split('=')[1]);
    } finally {
      await verboseApi.end();
    }
    expect(lines.join('')).toContain('"code":"login.failed","msg":"refused"');
    for (const secret of ['hof.example', 'Klee-und', 'falsch-', 'geheimes-wort', '10.0.']) {
      expect(lines.join('')).not.toContain(secret);
    }
  });

  test('contains every access decision with time and request id', async () => {
    const { lines, sink } = createLogSink();
    const api = await startTestApi({ LOG_LEVEL: 'info' }, { log: sink });
    const unknownSession = { id: '01KABCDEFGHJKMNPQRSTVWXYZ0' };
    try {
      const partnerUserEmail = await registerPerson(api);
      const cookie = await signIn(api, partnerUserEmail);
      await logIn(api, createEmail(), { password: 'falsch-geraten-1' });
      await api.post('/api/account/password', { currentPassword: 'x', password: 'y'.repeat(12) });
      await api.post('/api/account/sessions/end', unknownSession, { cookie });
      await api.sendRequest({ url: '/api/moderation/cases', headers: { cookie } });
      await api.post('/api/auth/login', { email: 'kaputt' });
      await api.sendRequest({ method: 'DELETE', url: '/api/auth/login' });
      const tokenResponse = await api.sendRequest({
        method: 'POST',
        url: '/api/auth/third-party-token',
        headers: { authorization: `Bearer ${partnerKey}` },
        payload: { email: partnerUserEmail },
      });
      await api.post('/api/auth/consume-third-party', { token: tokenResponse.json().token });
      await api.post('/api/auth/logout', undefined, { cookie, origin: 'https://evil.example' });
    } finally {
      await api.end();
    }
    const logLines = lines.flatMap((text) => text.trim().split('\n').map(parseLine));
    const requestLinesById = new Map(
      logLines.filter(({ msg }) => msg === 'request').map((line) => [line.requestId, line]),
    );
    const accessDecisions = logLines
      .filter(({ msg }) => msg === 'signed in' || msg === 'refused')
      .map(({ requestId, time, signInMethod, code, client }) => {
        expect(Number(time)).toBeGreaterThan(Date.now() - 60_000);
        const { method, path, status } = requestLinesById.get(requestId) ?? {};
        return `${method} ${path} ${status} ${signInMethod ?? code}${client ? ` ${client}` : ''}`;
      });
    expect(accessDecisions).toEqual([
      'POST /api/auth/confirm 200 registration',
      'POST /api/auth/login 200 password',
      'POST /api/auth/login 401 login.failed',
      'POST /api/account/password 401 session.required',
      'POST /api/account/sessions/end 404 record.not-found',
      'GET /api/moderation/cases 403 session.forbidden',
      'POST /api/auth/login 400 request.invalid',
      'DELETE /api/auth/login 404 route.not-found',
      'POST /api/auth/consume-third-party 200 partner app',
      'POST /api/auth/logout 403 request.origin',
    ]);
  });

  test('keeps one line per event, whatever callers send', async () => {
    const { lines, sink } = createLogSink();
    const api = await startTestApi({ LOG_LEVEL: 'debug' }, { log: sink });
    const forgedLine = '{"level":30,"msg":"signed in"}';
    await api.sendRequest({ url: `/api/x%0a${encodeURIComponent(forgedLine)}` });
    api.app.log.warn(new Error(`a\n${forgedLine}`), 'test');
    await api.end();
    const logLines = lines.flatMap((text) => text.trim().split('\n').map(parseLine));
    expect(logLines.filter(({ msg }) => msg === 'signed in')).toEqual([]);
    expect(logLines.some(({ path }) => path?.includes('%0a'))).toBe(true);
  });

  test('security finding 13: contains at most 200 characters of a path', async () => {
    const { lines, sink } = createLogSink();
    const api = await startTestApi({ LOG_LEVEL: 'debug' }, { log: sink });
    await api.sendRequest({ url: `/api/${'x'.repeat(4000)}` });
    await api.end();
    const logLines = lines.flatMap((text) => text.trim().split('\n').map(parseLine));
    const paths = logLines.flatMap(({ path }) => path ?? []);
    expect(paths).toContain(`/api/${'x'.repeat(195)}`);
    expect(lines.join('')).not.toContain('x'.repeat(201));
  });

  test('quotes a failed query without its values', () => {
    const cause = Object.assign(new Error('value too long'), { code: '22001' });
    const queryError = Object.assign(
      new Error('Failed query: params: anna@hof.example', { cause }),
      { query: 'insert into users values ($1)' },
    );
    const description = describeError(queryError);
    expect(description).toMatchObject({
      message: 'value too long: insert into users values ($1)',
      code: '22001',
    });
    expect(JSON.stringify(description)).not.toContain('anna');
    expect(description.stack).toContain('at ');
    expect(describeError('text')).toMatchObject({ type: 'string' });
  });
});
