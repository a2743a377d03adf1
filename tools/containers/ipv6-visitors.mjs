// @ts-check
import { ask } from './engine.mjs';

const NAMESPACE = 'stb-visitors';
const LINK = 'stb-visitors0';
/** Local addresses, one /64 for each visitor. */
const NETWORKS = ['fd5e:11e7:1:a', 'fd5e:11e7:1:b'];
const BODY = JSON.stringify({ feedback_type: 'general', message: 'From another network.' });

/**
 * @typedef {(visitor: number, name: string) => string | null} SendFeedback the status of the answer
 * @typedef {{ problem: string, end: () => void }} NoVisitors
 * @typedef {{ problem?: undefined, host: string, sendFeedback: SendFeedback, end: () => void }} Visitors
 */

/**
 * A network namespace of this machine with an address in each of two IPv6 networks, from which requests reach published ports as
 * from outside. Needs root; `problem` says why there are none. Nothing leaves the machine.
 * @returns {Visitors | NoVisitors}
 */
export function makeVisitors() {
  const ip = (/** @type {string[]} */ ...args) => ask('ip', ...args) !== null;
  const end = () => void (ip('netns', 'delete', NAMESPACE), ip('link', 'delete', LINK));
  const none = (/** @type {string} */ problem) => ({ problem, end });
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return none('they need Linux and root');
  end();
  const peer = ['-n', NAMESPACE];
  const isMade =
    ip('netns', 'add', NAMESPACE) &&
    ip('link', 'add', LINK, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', NAMESPACE) &&
    NETWORKS.every(
      (network) =>
        ip('address', 'add', `${network}::1/64`, 'dev', LINK, 'nodad') &&
        ip(...peer, 'address', 'add', `${network}::2/64`, 'dev', 'eth0', 'nodad'),
    ) &&
    ip('link', 'set', LINK, 'up') &&
    ip(...peer, 'link', 'set', 'eth0', 'up');
  if (!isMade) return end() ?? none('`ip netns` and `ip link add` (iproute2) do not work here');
  const host = `${NETWORKS[0]}::1`;
  /** @type {SendFeedback} */
  const sendFeedback = (visitor, name) =>
    ask(
      ...['ip', 'netns', 'exec', NAMESPACE, 'curl', '--silent', '--insecure', '--max-time', '10'],
      ...['--interface', `${NETWORKS[visitor]}::2`, '--connect-to', `${name}:443:[${host}]:443`],
      ...['--header', 'content-type: application/json', '--data', BODY],
      ...['--output', '/dev/null', '--write-out', '%{http_code}', `https://${name}/api/v1/feedback`],
    );
  return { host, sendFeedback, end };
}
