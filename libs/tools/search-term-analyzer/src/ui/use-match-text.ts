import { useToolWords } from '@seller-toolbox/tool-kit';
import { MATCH_KINDS, matchTypesBeside } from '../engine/match-type.ts';
import type zh from '../locales/zh.json';

/** Names of campaign and ad group, with the match type in words unless they say it. */
export function useMatchText(): (names: string, matchTypes: string) => readonly string[] {
  const { t } = useToolWords<typeof zh>();
  return (names, matchTypes) => [
    names,
    ...matchTypesBeside(names, matchTypes).map((type) => {
      const kind = MATCH_KINDS.find((one) => one === type);
      return kind ? t(`ui.type-${kind}`) : type;
    }),
  ];
}
