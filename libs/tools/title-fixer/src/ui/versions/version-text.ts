import { useToolWords } from '@seller-toolbox/tool-kit';
import type zh from '../../locales/zh.json';
import type { VersionText } from './shown-version.ts';

/** Formats a change or an explanation. */
export function useVersionText(): (text: VersionText) => string {
  const { textOf } = useToolWords<typeof zh>();
  return (text) => ('text' in text ? text.text : textOf(text));
}
