import { once } from 'node:events';
import { request, type ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Identify, Role } from './http/access-guard.ts';

const IDS: Record<Role, string> = {
  viewer: '01939000-0000-7000-8000-00000000000a',
  admin: '01939000-0000-7000-8000-00000000000b',
  super_admin: '01939000-0000-7000-8000-00000000000c',
};

/** Identifies test callers by a header: see `asRole`. */
export const identifyByHeader: Identify = async ({ headers }) => {
  const role = Object.keys(IDS).find((known) => known === headers['x-test-role']) as Role | undefined;
  return role ? { id: IDS[role], username: `the ${role}`, role, sessionId: 'test' } : null;
};

/** The headers of a caller with this role. */
export const asRole = (role: Role) => ({ 'x-test-role': role });

/** Calls the service over the network and disconnects when the request has started. */
export async function callAndLeave(app: FastifyInstance, path: string): Promise<void> {
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const begun = new Promise<ServerResponse>((resolve) => {
    app.server.once('request', (_, response) => resolve(response));
  });
  const call = request(address + path).on('error', () => {});
  call.end();
  const response = await begun;
  const isOver = once(response, 'close');
  call.destroy();
  await isOver;
}
