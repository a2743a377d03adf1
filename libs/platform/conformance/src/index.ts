export { CHECKS } from './checks.ts';
export { loadTool } from './load-tool.ts';
export { type Check, type LocaleFile, type SourceFile, type ToolUnderTest } from './tool-under-test.ts';
