import type { Language } from '@seller-toolbox/words';
import { isTimeZone } from '@seller-toolbox/reference-data/time-zones';
import { CITY_NAMES } from './city-names.data.ts';
import { placeIndexSteps, type PlaceIndex } from './place-index.ts';

const ZONES = [
  'America/New_York',
  'America/Sao_Paulo',
  'America/Toronto',
  'America/Vancouver',
  'Asia/Ho_Chi_Minh',
  'Asia/Hong_Kong',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Shanghai',
  'Asia/Urumqi',
  'Europe/Berlin',
  'Europe/Busingen',
];

const indexes = new Map<Language, PlaceIndex>();

function indexIn(language: Language): PlaceIndex {
  const known = indexes.get(language) ?? wholeIndex(ZONES, language);
  indexes.set(language, known);
  return known;
}

function wholeIndex(zones: readonly string[], language: Language): PlaceIndex {
  const steps = placeIndexSteps(zones, language);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

describe('PlaceIndex.zonesOf', () => {
  it.each([
    ['zh', '印度', 'Asia/Kolkata'],
    ['zh', '越南', 'Asia/Ho_Chi_Minh'],
    ['zh', ' 印度时间 ', 'Asia/Kolkata'],
    ['zh', '圣保罗', 'America/Sao_Paulo'],
    ['zh', '西雅图', 'America/Los_Angeles'],
    ['zh', '北京', 'Asia/Shanghai'],
    ['zh', '北京时间', 'Asia/Shanghai'],
    ['zh', '香港', 'Asia/Hong_Kong'],
    ['zh', 'Vietnam', 'Asia/Ho_Chi_Minh'],
    ['zh-TW', '溫哥華', 'America/Vancouver'],
    ['ja', 'ベトナム', 'Asia/Ho_Chi_Minh'],
    ['ja', 'ﾈﾊﾟｰﾙ', 'Asia/Kathmandu'],
    ['vi', 'Giờ Ấn Độ', 'Asia/Kolkata'],
    ['vi', 'an do', 'Asia/Kolkata'],
    ['id', 'Waktu Vietnam', 'Asia/Ho_Chi_Minh'],
    ['en', 'India time', 'Asia/Kolkata'],
    ['en', 'ｓａｏ ｐａｕｌｏ', 'America/Sao_Paulo'],
  ] as const)('in %s is found by %s: %s', (language, text, zone) => {
    expect(indexIn(language).zonesOf(text)).toEqual([zone]);
  });

  it('finds all zones of a country with several', () => {
    expect(indexIn('zh').zonesOf('加拿大')).toEqual(['America/Toronto', 'America/Vancouver']);
    expect(indexIn('en').zonesOf('canada')).toEqual(['America/Toronto', 'America/Vancouver']);
  });

  it.each(['中国', 'China', '德国', 'Germany'])(
    'means the zone that a whole country is called by: %s',
    (text) => {
      expect(indexIn('zh').zonesOf(text)).toHaveLength(1);
    },
  );

  it.each(['', ' ', '时间', '？', '亚特兰蒂斯', 'constructor', 'CT', '火星时间'])(
    'is not found by %j',
    (text) => {
      expect(indexIn('zh').zonesOf(text)).toEqual([]);
    },
  );
});

describe('PlaceIndex.labelOf', () => {
  it('adds names that are not part of the IANA name', () => {
    expect(indexIn('zh').labelOf('Asia/Kolkata')).toBe('印度');
    expect(indexIn('zh').labelOf('America/Toronto')).toContain('加拿大');
    expect(indexIn('vi').labelOf('Asia/Ho_Chi_Minh')).toBe('Việt Nam');
    expect(wholeIndex(['Etc/GMT+5'], 'zh').labelOf('Etc/GMT+5')).toBeUndefined();
  });
});

describe('CITY_NAMES', () => {
  it('has existing zones, and each name once', () => {
    expect(CITY_NAMES.map(([zone]) => zone).filter((zone) => !isTimeZone(zone))).toEqual([]);
    const names = CITY_NAMES.flatMap(([, ...own]) => own);
    expect(new Set(names).size).toBe(names.length);
  });
});
