import { useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import type { ButtonSize, ButtonVariant } from './button-class.ts';
import { copyToClipboard } from './clipboard.ts';
import { IconButton } from './icon-button.tsx';
import type { IconName } from './icon-set.ts';
import styles from './copy-button.module.css';

/** How long the check mark stays. */
export const COPIED_MS = 2000;

export interface CopyButtonProps {
  /** The text, or what makes it when the button is pressed. */
  text: string | (() => string);
  html?: string | (() => string) | undefined;
  label: string;
  copiedLabel: string;
  failedLabel: string;
  look?: 'words' | 'icon' | undefined;
  /** `copy` by default; some content deserves another, such as a link. */
  icon?: IconName | undefined;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  disabled?: boolean | undefined;
  onCopied?: (() => void) | undefined;
}

type CopyState = 'idle' | 'copied' | 'failed';
const OUTCOME_ICONS = { copied: 'check', failed: 'triangle-alert' } as const;

export function CopyButton(props: CopyButtonProps) {
  const {
    text,
    html,
    label,
    copiedLabel,
    failedLabel,
    look = 'words',
    icon = 'copy',
    variant,
    size,
    disabled,
    onCopied,
  } = props;
  const [state, show] = useBriefState();
  const words = { idle: label, copied: copiedLabel, failed: failedLabel };

  async function copy() {
    try {
      await copyToClipboard({ text: resolve(text), html: html === undefined ? undefined : resolve(html) });
    } catch {
      show('failed');
      return;
    }
    show('copied');
    onCopied?.();
  }

  const shared = {
    variant,
    size,
    disabled,
    icon: state === 'idle' ? icon : OUTCOME_ICONS[state],
    onClick: () => void copy(),
  };
  return (
    <span className={styles.root}>
      {look === 'icon' ? (
        <IconButton {...shared} label={words[state]} />
      ) : (
        <Button {...shared}>{words[state]}</Button>
      )}
      <span role="status" className="visually-hidden">
        {state !== 'idle' && words[state]}
      </span>
    </span>
  );
}

function resolve(source: string | (() => string)): string {
  return typeof source === 'function' ? source() : source;
}

function useBriefState(): [CopyState, (state: CopyState) => void] {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  function show(next: CopyState) {
    clearTimeout(timer.current);
    setState(next);
    timer.current = setTimeout(() => setState('idle'), COPIED_MS);
  }
  return [state, show];
}
