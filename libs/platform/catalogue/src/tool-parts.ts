import type { TodayHook } from '@seller-toolbox/tool-contract';
import type { ComponentType } from 'react';
import type { ToolWords } from './tool-words.ts';

/** The worked example of a tool as the home page shows it; its words belong to the namespace `<tool-id>/showcase`. */
export interface ToolShowcase {
  readonly Showcase: ComponentType;
  readonly words: ToolWords;
}

/** The rows of a tool for the section "Today" of the home page, and their words. */
export interface ToolToday {
  readonly hook: TodayHook;
  readonly words: ToolWords;
}
