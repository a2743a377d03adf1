import type { Recognize } from '@seller-toolbox/tool-contract';
import type { engine } from '../engine/qr-code-generator.engine.ts';

/** With a scheme, beginning with `www.`, or a bare domain. */
const ADDRESS = /^(?:https?:\/\/|www\.)[^\s.]+\.\S+$/iu;
const DOMAIN = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:\/\S*)?$/u;

/** An address of the web: the QR code that leads to it. */
export const recognize: Recognize<typeof engine> = (text) => {
  const isAddress = ADDRESS.test(text);
  if (!isAddress && !DOMAIN.test(text)) return [];
  const url = /^https?:/iu.test(text) ? text : `https://${text}`;
  return [
    {
      confidence: isAddress ? 0.97 : 0.75,
      input: { url },
      line: ({ modules, recovers }) => ({
        code: 'code',
        params: { modules: modules.length, recovers: { share: recovers } },
      }),
    },
  ];
};
