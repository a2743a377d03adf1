import { encodedText } from './text-encoding.ts';

const le = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));
const be = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le').swap16());
const join = (...parts: (readonly number[] | Uint8Array)[]) =>
  Uint8Array.from(parts.flatMap((part) => [...part]));
const read = (bytes: Uint8Array) => encodedText(bytes, () => 0);

describe('encodedText', () => {
  const text = 'sku,商品\nA,1';

  it.each([
    // Without zeros only the mark says it.
    ['utf-16be', 'its mark', join([0xfe, 0xff], be('商品库存')), '商品库存'],
    ['utf-16le', 'its mark', join([0xff, 0xfe], le('商品库存')), '商品库存'],
    ['utf-8', 'its mark', join([0xef, 0xbb, 0xbf], Buffer.from(text)), text],
    ['utf-16be', 'its zeros', be('sku,available'), 'sku,available'],
    ['utf-16le', 'its zeros', le('sku,available'), 'sku,available'],
    // Two of eight zeros are missing: more than a quarter of the bytes are still zeros.
    ['utf-16be', 'its zeros', be('sku,a商品1'), 'sku,a商品1'],
    ['utf-8', 'being valid', new Uint8Array(Buffer.from(text)), text],
  ])('recognizes %s by %s', (encoding, _how, bytes, expected) => {
    expect(read(bytes)).toEqual({ encoding, text: expected });
  });

  it.each([
    ['SKU;Länge;Größe\nÄ-1;25,5;ß', 'windows-1252'],
    ['Référence;Prix\nA;9 £', 'windows-1252'],
    ['Café', 'windows-1252'],
  ])('recognizes what spreadsheets in Western Europe write: %s', (western, encoding) => {
    const bytes = Uint8Array.from([...western], (letter) => letter.charCodeAt(0));
    expect(read(bytes)).toEqual({ encoding, text: western });
  });

  it.each([
    // 商品,长度
    ['gb18030', [0xc9, 0xcc, 0xc6, 0xb7, 0x2c, 0xb3, 0xa4, 0xb6, 0xc8], '商品,长度'],
    // A杯B
    ['gb18030', [0x41, 0xb1, 0xad, 0x42], 'A杯B'],
    // スト,テ: ends of katakana are ASCII, so that GB 18030 reads them as other characters.
    ['shift_jis', [0x83, 0x58, 0x83, 0x67, 0x2c, 0x83, 0x65], 'スト,テ'],
  ])('recognizes %s by known words or runs', (encoding, bytes, expected) => {
    const sense = (part: string) => Number(encoding === 'shift_jis' && part.includes('スト'));
    expect(encodedText(Uint8Array.from(bytes), sense)).toEqual({ encoding, text: expected });
  });

  it.each([
    ['a zero in one place', join(Buffer.from('abcdefg'), [0])],
    ['zeros in all places', new Uint8Array(16)],
    ['zeros in even and odd places', join(be('abcdefgh'), le('abcdefgh'))],
    // A quarter of the bytes is not more than a quarter.
    ['zeros in every fourth byte', join([0], Buffer.from('abc'), [0], Buffer.from('abc'))],
  ])('finds no text in %s', (_title, bytes) => {
    expect(read(bytes)).toBeNull();
  });
});
