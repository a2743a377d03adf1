/** Browsers that install a site in different ways; each has its steps in the words. */
export type InstallGuide =
  | 'inApp'
  | 'iosSafari'
  | 'iosOther'
  | 'macSafari'
  | 'androidChrome'
  | 'androidFirefox'
  | 'samsung'
  | 'desktopChrome'
  | 'desktopEdge'
  | 'desktopFirefox'
  | 'other';

export interface BrowserTraits {
  readonly userAgent: string;
  /** A tablet that calls itself a desktop has more than one. */
  readonly touchPoints: number;
}

/** Browsers inside other apps, which install nothing. */
const IN_APP = /MicroMessenger|\bQQ\/|Weibo|DingTalk|AlipayClient|FBAN|FBAV|Instagram|\bLine\/|Zalo/;
/** Browsers that call themselves Chrome and install sites in another way. */
const INSTALLS_DIFFERENTLY =
  /UCBrowser|MQQBrowser|MiuiBrowser|HuaweiBrowser|VivoBrowser|HeyTapBrowser|OPR\/|Opera/;

/** The manual steps to install a site in the visitor's browser. */
export function installGuide({ userAgent, touchPoints }: BrowserTraits): InstallGuide {
  const is = (pattern: RegExp) => pattern.test(userAgent);
  if (is(IN_APP)) return 'inApp';
  if (is(/iPhone|iPad|iPod/) || (is(/Macintosh/) && touchPoints > 1))
    return is(/CriOS|FxiOS|EdgiOS|OPiOS/) ? 'iosOther' : 'iosSafari';
  if (is(/SamsungBrowser/)) return 'samsung';
  if (is(INSTALLS_DIFFERENTLY)) return 'other';
  if (is(/Firefox\//)) return is(/Android/) ? 'androidFirefox' : 'desktopFirefox';
  if (is(/Android/)) return is(/Chrome\//) ? 'androidChrome' : 'other';
  if (is(/Edg\//)) return 'desktopEdge';
  if (is(/Chrome\//)) return 'desktopChrome';
  return is(/Macintosh/) && is(/Version\/.*Safari/) ? 'macSafari' : 'other';
}
