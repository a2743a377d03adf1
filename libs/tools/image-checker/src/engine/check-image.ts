import type { Progress } from '@seller-toolbox/tool-contract';
import { fromBase64 } from './base64.ts';
import type { ImageInput } from './image-checker.schema.ts';
import type { ImageReport } from './image-report.schema.ts';
import { judgeReport } from './judge-report.ts';
import { measurePicture, type Measures } from './measure-picture.ts';
import type { Picture } from './picture.ts';
import { samplePixels } from './sample-pictures.ts';

const LOSSY: ReadonlySet<string> = new Set(['jpeg', 'webp', 'avif', 'heic']);

/** Measures the pixels and checks them and the file facts against the rules. */
export function checkImage(input: ImageInput, progress: Progress = () => undefined): ImageReport {
  const { pixels = samplePixels(), original, wantsBackgroundRuns: wantsRuns } = input;
  const { imageType, ruleSet, targetFill, asin } = input;
  const { format, extension, byteSize, colorSpace, isAnimated, isComplete } = input;
  const { width, height } = original ?? pixels;
  const picture = toPicture(pixels);
  const isLossy = format !== null && LOSSY.has(format);
  const measures = picture && measurePicture(picture, { isLossy, wantsRuns, progress });
  const facts = {
    ...{ width, height, format, extension, byteSize, colorSpace, isAnimated, isComplete },
    longestSide: Math.max(width, height),
    examined: picture && { width: picture.width, height: picture.height },
    ...(measures ? toFields(measures) : NOT_EXAMINED),
  };
  return judgeReport(facts, { imageType, ruleSet, targetFill, asin });
}

function toPicture({ width, height, data }: NonNullable<ImageInput['pixels']>): Picture | null {
  const bytes = typeof data === 'string' ? fromBase64(data) : data;
  return bytes && { width, height, data: bytes };
}

const NOT_EXAMINED = {
  hasPlainBackground: null,
  edgeColor: null,
  isPureWhite: null,
  whiteShare: null,
  nonWhitePixels: null,
  edgeZone: null,
  hasNearWhiteParts: null,
  specks: null,
  transparentShare: null,
  frame: null,
  boundingBox: null,
  fillBySide: null,
  fillByArea: null,
  touches: [],
  heatMap: null,
  backgroundRuns: null,
};

/** Copies readonly lists, because the schema has mutable ones. */
function toFields({ touches, heatMap, backgroundRuns, boundingBox, ...figures }: Measures) {
  return {
    ...figures,
    touches: [...touches],
    heatMap: { ...heatMap, cells: [...heatMap.cells] },
    backgroundRuns: backgroundRuns && [...backgroundRuns],
    boundingBox: boundingBox && { ...boundingBox },
  };
}
