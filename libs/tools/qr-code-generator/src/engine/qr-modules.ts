import { encodeQR } from 'qr';

/** Error correction: the share of the code that may be damaged and still be read. */
export const LEVELS = ['L', 'M', 'Q', 'H'] as const;
export type Level = (typeof LEVELS)[number];

/** Per level: its name in ISO/IEC 18004, the share it recovers, and the bytes that fit the largest version. */
export const LEVEL_FACTS = {
  L: { name: 'low', recovers: 0.07, bytes: 2953 },
  M: { name: 'medium', recovers: 0.15, bytes: 2331 },
  Q: { name: 'quartile', recovers: 0.25, bytes: 1663 },
  H: { name: 'high', recovers: 0.3, bytes: 1273 },
} as const satisfies Record<Level, { name: string; recovers: number; bytes: number }>;

/** White modules around the code: four (ISO/IEC 18004). */
export const QUIET_ZONE = 4;

/** Rows of modules, true is dark; without the quiet zone. */
export type Modules = boolean[][];

/** The smallest code with the text at the level. The caller has checked that it fits. */
export function qrModules(text: string, level: Level): Modules {
  const framed = encodeQR(text, 'raw', { ecc: LEVEL_FACTS[level].name, border: 1 });
  return framed.slice(1, -1).map((row) => row.slice(1, -1));
}

/** The version of a code, 1 to 40; it follows from the size: 17 + 4 x version modules a side. */
export function versionOf(modules: Modules): number {
  return (modules.length - 17) / 4;
}

/** Whether a text fits the largest code of a level. */
export function fits(text: string, level: Level): boolean {
  return new TextEncoder().encode(text).length <= LEVEL_FACTS[level].bytes;
}
