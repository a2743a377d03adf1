import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A page or file in memory. Compressed forms are made on first use and cached. */
export interface Content {
  readonly contentType: string;
  /** Hash of the uncompressed bytes. */
  readonly hash: string;
  readonly bytesIn: (encoding: Encoding) => Promise<Buffer>;
  readonly isCompressible: boolean;
}

const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  map: 'application/json; charset=utf-8',
  wasm: 'application/wasm',
  ico: 'image/x-icon',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
};
const COMPRESSIBLE = /^(text|application)\/|^image\/(svg|x-icon)/;
/** Below it, compression saves no packet. */
const MIN_COMPRESSED_BYTES = 512;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * `fast`: for content that is generated while visitors wait; takes 5 % of the time for slightly more bytes.
 */
export type Effort = 'best' | 'fast';

export function createContent(name: string, bytes: Buffer, effort: Effort = 'best'): Content {
  const contentType = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
  const forms = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(bytes)]]);
  return {
    contentType,
    hash: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    isCompressible: COMPRESSIBLE.test(contentType) && bytes.length >= MIN_COMPRESSED_BYTES,
    bytesIn: (encoding) => {
      const form = forms.get(encoding) ?? compress(bytes, encoding, effort);
      forms.set(encoding, form);
      return form;
    },
  };
}

const FAST_BROTLI_QUALITY = 6;

function compress(bytes: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'gzip') return toGzip(bytes, { level: 9 });
  return toBrotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]:
        effort === 'fast' ? FAST_BROTLI_QUALITY : constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/** The best form that `accept-encoding` allows: brotli, gzip, or none. `q=0` forbids. */
export function chooseEncoding(
  acceptEncoding: string | undefined,
  content: Pick<Content, 'isCompressible'>,
): Encoding {
  if (!content.isCompressible || !acceptEncoding) return 'identity';
  const allowed = new Set(
    acceptEncoding
      .toLowerCase()
      .split(',')
      .map((part) => part.split(';').map((piece) => piece.trim()))
      .filter(([, quality]) => quality === undefined || !/^q=0(\.0*)?$/.test(quality))
      .map(([name]) => name),
  );
  return allowed.has('br') ? 'br' : allowed.has('gzip') ? 'gzip' : 'identity';
}
