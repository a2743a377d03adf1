export { FileButton, type FileButtonProps } from './file-button.tsx';
export { FileDrop, type FileDropProps } from './file-drop.tsx';
export { FileZone, type FileZoneProps } from './file-zone.tsx';
export { ImportZone, type ImportZoneProps } from './import-zone.tsx';
export { TABLE_FILES } from './table-files.ts';
