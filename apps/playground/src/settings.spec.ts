import { parseSettings, toQuery, type Settings } from './settings.ts';

describe('bench settings', () => {
  it('survive a round trip through the URL', () => {
    const settings: Settings = { language: 'ja', theme: 'dark', width: '390' };
    expect(parseSettings(toQuery(settings))).toEqual(settings);
  });

  it.each(['', '?lang=xx&theme=pink&width=1', '?lang=__proto__'])(
    'fall back where the address says "%s"',
    (query) => {
      expect(parseSettings(query)).toEqual({ language: 'zh', theme: 'light', width: 'full' });
    },
  );
});
