export type { Judged, JudgeQuestion, JudgeSession, TitleState } from './judge-messages.ts';
export { ListText } from './list-text.tsx';
export { ownText } from './own-text.ts';
export { MAX_TITLES } from './read-titles.ts';
export { TitleList, type TitleListProps } from './title-list.tsx';
export type { JudgedTitle } from './use-judging.ts';
export type { ResultColumn } from '@seller-toolbox/tool-kit/sorted-columns';
