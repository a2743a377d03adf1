import type { NoticeFault } from '@seller-toolbox/contracts';
import { createTransport } from 'nodemailer';
import { isPrivateHost } from '../../ports/private-address.ts';
import { SEND_TIMEOUT_MS, type NoticeSender } from './delivery.ts';

export interface MailOptions {
  /** `smtp://user:password@host:587` with STARTTLS, `smtps://...` with TLS from the start. */
  readonly url: string;
  readonly from: string;
  readonly to: string;
  readonly publicUrl: string | undefined;
}

/** Sends a notice as a plain text mail. Without TLS only to a private host, like a relay on the same machine. */
export function createMailSender({ url, from, to, publicUrl }: MailOptions): NoticeSender {
  const { hostname, port, protocol, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const host = hostname.replace(/^\[|\]$/g, '');
  return {
    target: to,
    send: async ({ id, subject, text }, signal) => {
      const transport = createTransport({
        host,
        port: port ? Number(port) : secure ? 465 : 587,
        secure,
        requireTLS: !secure && !isPrivateHost(hostname),
        ...(username && {
          auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
        }),
        connectionTimeout: SEND_TIMEOUT_MS,
        greetingTimeout: SEND_TIMEOUT_MS,
        socketTimeout: SEND_TIMEOUT_MS,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      const limit = AbortSignal.any([signal, AbortSignal.timeout(SEND_TIMEOUT_MS)]);
      const cut = new Promise<NoticeFault>((resolve) =>
        limit.addEventListener('abort', () => resolve('timed-out'), { once: true }),
      );
      const footer = publicUrl === undefined ? '' : `\n\n${publicUrl}/admin`;
      const sent = transport
        // The same id with every attempt, so that mail programs can drop repetitions.
        .sendMail({ from, to, subject, text: text + footer, messageId: `<${id}@seller-toolbox.invalid>` })
        .then(() => null, faultOf);
      const fault = await Promise.race([sent, cut]);
      transport.close();
      return fault;
    },
  };
}

const FAULTS: Readonly<Record<string, NoticeFault>> = {
  EAUTH: 'sign-in',
  EENVELOPE: 'rejected',
  EMESSAGE: 'rejected',
  ETIMEDOUT: 'timed-out',
  ETLS: 'not-allowed',
};

function faultOf(error: unknown): NoticeFault {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return FAULTS[code] ?? 'unreachable';
}
