// @ts-check
const PARALLEL = 40;

/** @typedef {{ access_token: string, refresh_token: string }} Tokens */

/**
 * One session over all replicas: it starts on one, is refreshed on all in parallel, and is ended for all.
 * @param {string} url
 * @param {{ password: string, replicas: readonly string[] }} account
 */
export async function checkAccounts(url, { password, replicas }) {
  const opened = await call(url, 'auth/login', { body: { username: 'admin', password } });
  const refreshToken = opened.data?.refresh_token;
  const prolonged = await Promise.all(
    Array.from({ length: PARALLEL }, () =>
      call(url, 'auth/refresh', { body: { refresh_token: refreshToken } }),
    ),
  );
  const successors = new Set(prolonged.map(({ data }) => data?.refresh_token));
  const token = prolonged[0]?.data?.access_token;
  const known = await countAccepting(replicas, token);
  if (known !== replicas.length) throw new Error(`${known} of ${replicas.length} replicas know the session.`);
  await call(url, 'auth/logout', { token, body: {} });
  return { successors: successors.size, fooled: await countAccepting(replicas, token) };
}

/**
 * How many of the replicas accept the token.
 * @param {readonly string[]} replicas
 * @param {string | undefined} token
 */
async function countAccepting(replicas, token) {
  const answers = await Promise.all(replicas.map((url) => call(url, 'auth/me', { token })));
  return answers.filter(({ status }) => status === 200).length;
}

/**
 * @param {string} url
 * @param {string} path
 * @param {{ body?: object, token?: string | undefined }} sent
 * @returns {Promise<{ status: number, data: Tokens | undefined }>} `data` of a call that opens or prolongs a session
 */
async function call(url, path, { body, token }) {
  const answer = await fetch(`${url}/api/v1/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, data: (await answer.json()).data };
}
