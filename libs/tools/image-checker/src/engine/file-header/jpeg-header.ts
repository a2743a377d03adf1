import type { ColorSpace } from '../image-rules.ts';
import { profileColorSpace } from './color-profile.ts';
import type { ByteReader, FileHeader } from './file-header.ts';

const ICC_SIGNATURE = 'ICC_PROFILE\0';
const ICC_DATA = ICC_SIGNATURE.length + 2;
/** A marker and its length field. */
const SEGMENT_HEAD = 4;
/** Precision, height, width, components. */
const FRAME_BYTES = 6;

/** JPEG (ITU-T T.81): reads the segments up to the frame header (SOF), which has the size and the component count. */
export function jpegHeader(reader: ByteReader): FileHeader | null {
  let profile: ColorSpace | null = null;
  for (const { marker, data, end } of segmentsOf(reader)) {
    if (isFrame(marker)) return toHeader(reader, data, profile);
    if (marker === 0xe2 && reader.text(data, ICC_SIGNATURE.length) === ICC_SIGNATURE) {
      profile ??= profileColorSpace(reader.bytes.subarray(data + ICC_DATA, end));
    }
  }
  return null;
}

/** Whether the frame header may be beyond the given bytes: some editors write megabytes of metadata before it. */
export function isFrameHeaderMissing(reader: ByteReader): boolean {
  let next = 2;
  for (const { marker, data, end } of segmentsOf(reader)) {
    if (isFrame(marker)) return data + FRAME_BYTES > reader.length;
    next = end;
  }
  return next + SEGMENT_HEAD > reader.length;
}

interface Segment {
  readonly marker: number;
  /** Offsets of its data and of the next segment. */
  readonly data: number;
  readonly end: number;
}

/** The segments up to the frame header; stops at invalid bytes and before the scan data. */
function* segmentsOf(reader: ByteReader): Generator<Segment> {
  for (let at = 2; at + SEGMENT_HEAD <= reader.length;) {
    if (reader.u8(at) !== 0xff) return;
    const marker = reader.u8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const end = at + 2 + reader.u16(at + 2);
    if (!isFrame(marker) && (marker === 0xda || marker === 0xd9 || end < at + SEGMENT_HEAD)) return;
    yield { marker, data: at + SEGMENT_HEAD, end };
    if (isFrame(marker)) return;
    at = end;
  }
}

/** SOF0 to SOF15, without DHT, JPG and DAC, which share the range. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function toHeader(reader: ByteReader, data: number, profile: ColorSpace | null): FileHeader {
  const components = reader.u8(data + 5);
  const colorSpace = components === 4 ? 'cmyk' : components === 1 ? 'gray' : (profile ?? 'untagged');
  return {
    format: 'jpeg',
    width: reader.u16(data + 3),
    height: reader.u16(data + 1),
    colorSpace,
    isAnimated: false,
  };
}
