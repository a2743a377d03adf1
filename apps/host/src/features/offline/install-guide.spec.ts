import { installGuide, type InstallGuide } from './install-guide.ts';

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)';
const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

describe('how to install by hand', () => {
  it.each<[string, string, number, InstallGuide]>([
    ['Safari on an iPhone', `${PHONE} Version/18.1 Mobile/15E148 Safari/604.1`, 5, 'iosSafari'],
    ['Safari on an iPad that calls itself a Mac', `${MAC} ${SAFARI}`, 5, 'iosSafari'],
    ['Chrome on an iPhone', `${PHONE} CriOS/140.0 Mobile/15E148 Safari/604.1`, 5, 'iosOther'],
    ['Firefox on an iPhone', `${PHONE} FxiOS/130.0 Mobile/15E148 Safari/605.1.15`, 5, 'iosOther'],
    ['Edge on an iPhone', `${PHONE} Version/18.0 EdgiOS/140.0 Mobile/15E148 Safari/604.1`, 5, 'iosOther'],
    ['WeChat on an iPhone', `${PHONE} Mobile/15E148 MicroMessenger/8.0.50`, 5, 'inApp'],
    ['Safari on a Mac', `${MAC} ${SAFARI}`, 0, 'macSafari'],
    ['Chrome on a Mac', `${MAC} ${CHROME}`, 0, 'desktopChrome'],
    ['Chrome on Windows', `${WINDOWS} ${CHROME}`, 0, 'desktopChrome'],
    ['Chrome on a Windows laptop with a touch screen', `${WINDOWS} ${CHROME}`, 10, 'desktopChrome'],
    ['Edge on Windows', `${WINDOWS} ${CHROME} Edg/140.0.0.0`, 0, 'desktopEdge'],
    ['Opera on Windows', `${WINDOWS} ${CHROME} OPR/115.0.0.0`, 0, 'other'],
    [
      'Firefox on Windows',
      'Mozilla/5.0 (Windows NT 10.0; rv:130.0) Gecko/20100101 Firefox/130.0',
      0,
      'desktopFirefox',
    ],
    ['Chrome on Android', `${ANDROID} Chrome/140.0.0.0 Mobile Safari/537.36`, 5, 'androidChrome'],
    [
      'Samsung Internet',
      `${ANDROID} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
      5,
      'samsung',
    ],
    [
      'Firefox on Android',
      'Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0',
      5,
      'androidFirefox',
    ],
    [
      'WeChat on Android',
      `${ANDROID} Version/4.0 Chrome/116.0 MQQBrowser/6.2 MicroMessenger/8.0.50`,
      5,
      'inApp',
    ],
    ['the QQ browser on Android', `${ANDROID} Version/4.0 Chrome/109.0 MQQBrowser/15.0 Mobile`, 5, 'other'],
    [
      'Zalo on Android',
      `${ANDROID} Version/4.0 Chrome/128.0 Mobile Safari/537.36 Zalo android/24`,
      5,
      'inApp',
    ],
    ['an unknown browser', 'Lynx/2.9', 0, 'other'],
    ['a browser without a name', '', 0, 'other'],
  ])('%s', (_browser, userAgent, touchPoints, guide) => {
    expect(installGuide({ userAgent, touchPoints })).toBe(guide);
  });
});
