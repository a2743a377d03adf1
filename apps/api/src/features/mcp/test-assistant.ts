import {
  Client,
  StreamableHTTPClientTransport,
  type CallToolResult,
  type Transport,
} from '@modelcontextprotocol/client';
import type { FastifyInstance } from 'fastify';

/** The protocol of 2026, with a message for each call, and that of 2025, with a handshake. */
export const PROTOCOLS = ['2026-07-28', '2025-11-25'] as const;
export type Protocol = (typeof PROTOCOLS)[number];

/** A client of the official SDK that is connected. */
export async function connectAssistant(
  transport: Transport,
  protocol: Protocol = '2026-07-28',
): Promise<Client> {
  const client = new Client(
    { name: 'test', version: '1' },
    protocol === '2026-07-28'
      ? { versionNegotiation: { mode: 'auto' } }
      : { supportedProtocolVersions: [protocol] },
  );
  await client.connect(transport);
  return client;
}

/** Streamable HTTP to a service that does not listen. */
export function injectedTransport(app: FastifyInstance): Transport {
  return new StreamableHTTPClientTransport(new URL('http://localhost/mcp'), {
    fetch: async (url, init) => {
      const answer = await app.inject({
        method: init?.method === 'GET' || init?.method === 'DELETE' ? init.method : 'POST',
        url: new URL(url).pathname,
        headers: { host: 'localhost', ...Object.fromEntries(new Headers(init?.headers)) },
        ...(typeof init?.body === 'string' && { payload: init.body }),
      });
      const headers = Object.entries(answer.headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]);
      const hasBody = ![202, 204].includes(answer.statusCode);
      return new Response(hasBody ? answer.body : null, { status: answer.statusCode, headers });
    },
  });
}

type Call = (view: object) => Promise<CallToolResult>;

/** The output of a run, put together from its pages and left-out fields where it was cut. */
export async function wholeOutput(call: Call): Promise<unknown> {
  const result = await call({});
  if (result.structuredContent !== undefined) return result.structuredContent;
  const [, text = ''] = /Too long and left out: ([^;]+);/.exec(textOf(result)) ?? [];
  const leftOut = text.split(', ').filter(Boolean);
  const parts = [await allPages(call, {})];
  for (const field of leftOut) parts.push(await allPages(call, { fields: [field] }));
  return Object.assign({}, ...parts);
}

async function allPages(call: Call, view: object): Promise<Record<string, unknown>> {
  const first = await call({ ...view, page: 1 });
  const [, pages = '1', path = ''] = /page 1 of (\d+): .* in "([^"]+)"/.exec(textOf(first)) ?? [];
  const rest: CallToolResult[] = [];
  for (let page = 2; page <= Number(pages); page += 1) rest.push(await call({ ...view, page }));
  const output = structuredOf(first);
  if (path === '') return output;
  const values = [first, ...rest].map((result) => structuredOf(result)[path]);
  const joined = typeof values[0] === 'string' ? values.join('') : values.flat();
  return { ...output, [path]: joined };
}

function structuredOf({ structuredContent }: CallToolResult): Record<string, unknown> {
  return structuredContent as Record<string, unknown>;
}

export function textOf({ content }: CallToolResult): string {
  return content.map((part) => (part.type === 'text' ? part.text : '')).join('');
}
