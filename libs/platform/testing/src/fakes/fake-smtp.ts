import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

export type SmtpFault = 'none' | 'sign-in' | 'recipient' | 'silent' | 'drops';

export interface ReceivedMail {
  readonly from: string;
  readonly to: string;
  /** Headers and text as sent. */
  readonly data: string;
}

export interface FakeSmtp {
  /** With a user name and a password, without TLS. */
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  fault: SmtpFault;
  readonly stop: () => Promise<void>;
}

/** A mail server on the loopback address that speaks as much SMTP as a client needs to send one mail. */
export async function startFakeSmtp({ port = 0 } = {}): Promise<FakeSmtp> {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    if (fake.fault === 'drops') return void socket.destroy();
    if (fake.fault !== 'silent') converse(socket, fake, (mail) => received.push(mail));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const bound = typeof address === 'object' && address !== null ? address.port : port;
  const fake: FakeSmtp = {
    url: `smtp://toolbox:pass%40word@127.0.0.1:${bound}`,
    received,
    fault: 'none',
    stop: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
  return fake;
}

function converse(socket: Socket, fake: FakeSmtp, onMail: (mail: ReceivedMail) => void): void {
  let [buffer, from, to, data, inData] = ['', '', '', '', false];
  const say = (line: string) => socket.write(`${line}\r\n`);
  const argumentOf = (line: string) => /<([^<>]*)>/.exec(line)?.[1] ?? '';
  const answer = (line: string) => {
    if (inData) {
      if (line !== '.') return void (data += `${line}\n`);
      inData = false;
      onMail({ from, to, data });
      return say('250 stored');
    }
    const verb = line.slice(0, 4).toUpperCase();
    if (verb === 'EHLO') return say('250-fake\r\n250 AUTH PLAIN');
    if (verb === 'AUTH') return say(fake.fault === 'sign-in' ? '535 wrong password' : '235 welcome');
    if (verb === 'MAIL') from = argumentOf(line);
    if (verb === 'RCPT') {
      to = argumentOf(line);
      return say(fake.fault === 'recipient' ? '550 no such mailbox' : '250 ok');
    }
    if (verb === 'DATA') {
      [inData, data] = [true, ''];
      return say('354 go on');
    }
    return say(verb === 'QUIT' ? '221 bye' : '250 ok');
  };
  say('220 fake');
  socket.setEncoding('utf8').on('data', (part: string) => {
    const lines = (buffer + part).split('\r\n');
    buffer = lines.pop() ?? '';
    lines.forEach(answer);
  });
}
