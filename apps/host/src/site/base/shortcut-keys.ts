import { FIELDS } from './fields-and-dialogs.ts';
import { createStored } from '@seller-toolbox/browser-kit/storage';

/** Whether `/` and `?` do something: keys without Ctrl can be switched off, for those who speak or whose hand slips. */
export const singleKeys = createStored<boolean>({
  key: 'stb:single-keys',
  parse: (text) => text !== 'off',
  format: (isOn) => (isOn ? 'on' : 'off'),
});

export type SiteKey = 'search' | 'palette' | 'shortcuts';

/** The shortcut of a key; null if there is none, the key belongs to a field, or it was handled already. */
export function siteKey(event: KeyboardEvent): SiteKey | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  if (event.defaultPrevented || event.isComposing || altKey) return null;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey ? 'palette' : null;
  if (key !== '/' && key !== '?') return null;
  if (!singleKeys.read() || (target instanceof Element && target.closest(FIELDS))) return null;
  return key === '/' ? 'search' : 'shortcuts';
}
