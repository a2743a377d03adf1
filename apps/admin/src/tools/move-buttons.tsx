import { MoreIcon } from '@seller-toolbox/ui/more-icons';
import { useEffect, useRef } from 'react';
import { InactiveButton } from '../parts/inactive-button.tsx';
import styles from './tools-page.module.css';
import { useToolsWords } from './tools-words.ts';

export interface MoveButtonsProps {
  /** What is moved. */
  readonly name: string;
  readonly can: { readonly up: boolean; readonly down: boolean };
  readonly onMove: (step: 1 | -1) => void;
}

/** Moves something up and down. The pressed button keeps the focus at the new place. */
export function MoveButtons({ name, can, onMove }: MoveButtonsProps) {
  const t = useToolsWords();
  const pressed = useRef<HTMLButtonElement | null>(null);
  useEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  });
  return (
    <span className={styles.moves}>
      {([-1, 1] as const).map((step) => (
        <InactiveButton
          key={step}
          variant="quiet"
          size="s"
          inactive={!(step < 0 ? can.up : can.down)}
          aria-label={t(step < 0 ? 'move.up' : 'move.down', { name })}
          onClick={({ currentTarget }) => {
            pressed.current = currentTarget;
            onMove(step);
          }}
        >
          <MoreIcon name={step < 0 ? 'arrow-up' : 'arrow-down'} size={16} />
        </InactiveButton>
      ))}
    </span>
  );
}
