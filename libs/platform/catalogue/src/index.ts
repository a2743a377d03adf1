export { findTool, tools } from './metadata.ts';
