import { useToolWords } from '@seller-toolbox/tool-kit';
import { IconButton } from '@seller-toolbox/ui';
import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import type zh from '../../locales/zh.json';
import type { PictureModel } from './solid.ts';
import styles from './turning-view.module.css';
import { usePackingScene } from './use-packing-scene.ts';

/** Radians a press of a button or key turns, and a pixel of dragging. */
const STEP = Math.PI / 12;
const PER_PIXEL = 0.01;

const TURNS = [
  { id: 'left', key: 'ArrowLeft', around: STEP, over: 0 },
  { id: 'right', key: 'ArrowRight', around: -STEP, over: 0 },
  { id: 'up', key: 'ArrowUp', around: 0, over: -STEP },
  { id: 'down', key: 'ArrowDown', around: 0, over: STEP },
] as const;

export interface TurningViewProps {
  model: PictureModel;
  layers: number;
  /** The drawing that stands here until the view is there, on paper, and where there is none. */
  children: ReactNode;
}

/** The carton to be turned by dragging, by buttons and by arrow keys. */
export function TurningView({ model, layers, children }: TurningViewProps) {
  const { t } = useToolWords<typeof zh>();
  const host = useRef<HTMLDivElement>(null);
  const dragged = useRef<{ x: number; y: number } | null>(null);
  const scene = usePackingScene(host, model, layers);

  const turnByKey = (event: KeyboardEvent) => {
    const turn = TURNS.find(({ key }) => key === event.key);
    if (!turn || !scene) return;
    event.preventDefault();
    scene.turn(turn.around, turn.over);
  };
  const drag = (event: PointerEvent) => {
    if (!dragged.current || !scene) return;
    scene.turn(
      (dragged.current.x - event.clientX) * PER_PIXEL,
      (event.clientY - dragged.current.y) * PER_PIXEL,
    );
    dragged.current = { x: event.clientX, y: event.clientY };
  };
  const focusable = scene
    ? { tabIndex: 0, role: 'group', 'aria-label': t('ui.turnKeys'), onKeyDown: turnByKey }
    : {};
  return (
    <div className={styles.stage} data-turns={scene !== null}>
      <div className={styles.drawing}>{children}</div>
      <div
        ref={host}
        className={styles.host}
        {...focusable}
        onPointerDown={(event) => {
          dragged.current = { x: event.clientX, y: event.clientY };
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={drag}
        onPointerUp={() => (dragged.current = null)}
        onPointerCancel={() => (dragged.current = null)}
      />
      {scene && (
        <div className={styles.turns} role="group" aria-label={t('ui.turn')}>
          {TURNS.map(({ id, around, over }) => (
            <IconButton
              key={id}
              className={styles[id]}
              icon="arrow-left"
              size="s"
              variant="plain"
              label={t(`ui.turn-${id}`)}
              onClick={() => scene.turn(around, over)}
            />
          ))}
          <IconButton
            icon="reset"
            size="s"
            variant="plain"
            label={t('ui.turn-reset')}
            onClick={() => scene.reset()}
          />
        </div>
      )}
    </div>
  );
}
