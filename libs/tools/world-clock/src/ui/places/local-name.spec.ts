import { localName } from './local-name.ts';

describe('localName', () => {
  it.each([
    ['zh', '印度'],
    ['zh-TW', '印度'],
    ['ja', 'インド'],
    ['vi', 'Ấn Độ'],
    ['id', 'India'],
    ['en', 'India'],
  ] as const)('in %s is the place without the word for time: %s', (language, name) => {
    expect(localName('Asia/Kolkata', language)).toBe(name);
  });

  it.each([
    ['Asia/Hong_Kong', 'zh', '香港'],
    ['Asia/Macau', 'zh', '澳门'],
    ['Asia/Hong_Kong', 'zh-TW', '香港'],
    ['Asia/Macau', 'ja', 'マカオ'],
    ['Asia/Hong_Kong', 'vi', 'Hồng Kông'],
    ['Asia/Hong_Kong', 'id', 'Hong Kong'],
    ['Europe/London', 'ja', 'イギリス'],
  ] as const)('%s in %s is the everyday name, not the state’s: %s', (timezone, language, name) => {
    expect(localName(timezone, language)).toBe(name);
  });

  it.each([
    ['America/Chicago', 'en'],
    ['UTC', 'zh'],
    ['Mars/Base', 'zh'],
  ] as const)(
    'is null for %s in %s, where the platform has only an abbreviation or nothing',
    (timezone, language) => {
      expect(localName(timezone, language)).toBeNull();
    },
  );
});
