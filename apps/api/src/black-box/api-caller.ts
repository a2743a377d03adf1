import { once } from 'node:events';
import { request, type IncomingHttpHeaders } from 'node:http';

/** A call of `docs/api/openapi.json`, reduced to what the suite needs. */
export interface Described {
  /** `GET /api/v1/tools/{id}` */
  readonly call: string;
  readonly isClosed: boolean;
  readonly takesBody: boolean;
  /** Error codes by status; empty for a successful status. */
  readonly answers: ReadonlyMap<number, readonly string[]>;
}

export interface Sent {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly token?: string | undefined;
  readonly body?: unknown;
  /** Raw text instead of `body`. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The client address that the proxy reports; default: a new one for every call. */
  readonly address?: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The parsed envelope. */
  readonly body: ReturnType<typeof JSON.parse>;
}

/** Calls the service, records the statuses and checks every answer. */
export interface ApiCaller {
  readonly send: (call: string, sent?: Sent) => Promise<Answer>;
  /** Announces a body of this length and sends none of it. */
  readonly announce: (call: string, bytes: number, sent?: Sent) => Promise<Answer>;
  /** The statuses of a call so far. */
  readonly seen: (call: string) => ReadonlySet<number>;
}

const PLACEHOLDER_ID = '01939000-0000-7000-8000-00000000ffff';

export function createApiCaller(url: string, check: (call: string, answer: Answer) => void): ApiCaller {
  const statuses = new Map<string, Set<number>>();
  let calls = 0;

  async function exchange(call: string, sent: Sent, announced?: number): Promise<Answer> {
    const [method = 'GET', template = '/'] = call.split(' ');
    const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(sent.params?.[name] ?? PLACEHOLDER_ID),
    );
    const query = sent.query ? `?${new URLSearchParams(sent.query).toString()}` : '';
    const text = sent.text ?? (sent.body === undefined ? undefined : JSON.stringify(sent.body));
    calls++;
    const outgoing = request(url + path + query, {
      method,
      agent: false,
      headers: {
        'x-forwarded-for': sent.address ?? `10.${calls >> 8}.${calls & 255}.1`,
        ...(sent.token === undefined ? {} : { authorization: `Bearer ${sent.token}` }),
        ...(text === undefined && announced === undefined
          ? {}
          : {
              'content-type': template.endsWith('/tools/{id}/batch')
                ? 'application/x-ndjson'
                : 'application/json',
            }),
        ...(announced === undefined ? {} : { 'content-length': String(announced) }),
        ...sent.headers,
      },
    });
    if (announced === undefined) outgoing.end(text);
    else outgoing.flushHeaders();
    const [response] = await once(outgoing, 'response');
    let received = '';
    for await (const part of response.setEncoding('utf8')) received += part;
    outgoing.on('error', () => {}).destroy();
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    const answer = {
      status: Number(response.statusCode),
      headers: response.headers as IncomingHttpHeaders,
      text: received,
      body: isJson ? JSON.parse(received) : undefined,
    };
    statuses.set(call, (statuses.get(call) ?? new Set()).add(answer.status));
    check(call, answer);
    return answer;
  }

  return {
    send: (call, sent = {}) => exchange(call, sent),
    announce: (call, bytes, sent = {}) => exchange(call, sent, bytes),
    seen: (call) => statuses.get(call) ?? new Set(),
  };
}

/** Reads the OpenAPI description of the running service. */
export async function describedBy(url: string): Promise<Described[]> {
  const answer = await fetch(`${url}/api/v1/openapi.json`);
  const { paths } = await answer.json();
  return Object.entries<Record<string, Operation>>(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security, requestBody, responses }]) => ({
      call: `${method.toUpperCase()} ${path}`,
      isClosed: security.length > 0,
      takesBody: requestBody !== undefined,
      answers: new Map(
        Object.entries(responses).map(([status, { description }]) => [
          Number(status),
          [...description.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code),
        ]),
      ),
    })),
  );
}

interface Operation {
  readonly security: readonly object[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
}
