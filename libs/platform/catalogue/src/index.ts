export { findTool, showcaseIds, tools } from './metadata.ts';
