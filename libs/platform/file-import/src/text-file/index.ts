export { TextFileButton, type TextFileButtonProps } from './text-file-button.tsx';
