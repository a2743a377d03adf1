import { useToolWords } from '@seller-toolbox/tool-kit';
import { IconButton } from '@seller-toolbox/ui';
import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react';
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
  { id: 'down', key: 'ArrowDown', around: 0, over: STEP },
] as const;
/** From below only by key: the boxes are hidden there. */
const KEYS = [...TURNS, { key: 'ArrowUp', around: 0, over: -STEP }];

export interface TurningViewProps {
  model: PictureModel;
  layers: number;
  onLayers: (layers: number) => void;
  /** The control of the layers, beside the buttons. */
  steps: ReactNode;
  /** The fallback drawing: until the 3D view is loaded, on paper, and without WebGL. */
  children: ReactNode;
}

/** The carton, rotated by dragging, buttons and arrow keys; page keys change the layer. */
export function TurningView({ model, layers, onLayers, steps, children }: TurningViewProps) {
  const { t } = useToolWords<typeof zh>();
  const host = useRef<HTMLDivElement>(null);
  const dragged = useRef<{ x: number; y: number } | null>(null);
  const { scene, reach, turn } = useTurning(host, model, layers);

  const byKey = (event: KeyboardEvent) => {
    const turned = KEYS.find(({ key }) => key === event.key);
    const stepped = layersAfter(event.key, layers, model.layers);
    if (turned) turn(turned.around, turned.over);
    else if (stepped !== null) onLayers(stepped);
    else return;
    event.preventDefault();
  };
  const drag = (event: PointerEvent) => {
    if (!dragged.current || !scene) return;
    turn((dragged.current.x - event.clientX) * PER_PIXEL, (event.clientY - dragged.current.y) * PER_PIXEL);
    dragged.current = { x: event.clientX, y: event.clientY };
  };
  return (
    <div onPointerEnter={reach}>
      <div className={styles.stage} data-turns={scene !== null}>
        <div className={styles.drawing}>{children}</div>
        <div
          ref={host}
          className={styles.host}
          tabIndex={0}
          role="group"
          aria-label={[t('ui.turnKeys'), model.layers > 1 ? t('ui.layerKeys') : ''].join(' ').trim()}
          onKeyDown={byKey}
          onFocus={reach}
          onPointerDown={(event) => {
            reach();
            dragged.current = { x: event.clientX, y: event.clientY };
            event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onPointerMove={drag}
          onPointerUp={() => (dragged.current = null)}
          onPointerCancel={() => (dragged.current = null)}
        />
      </div>
      <div className={styles.controls}>
        {steps}
        <div className={styles.turns} role="group" aria-label={t('ui.turn')}>
          {TURNS.map(({ id, around, over }) => (
            <IconButton
              key={id}
              className={styles[id]}
              icon="arrow-left"
              size="s"
              label={t(`ui.turn-${id}`)}
              onClick={() => turn(around, over)}
            />
          ))}
          <IconButton icon="reset" size="s" label={t('ui.turn-reset')} onClick={() => scene?.reset()} />
        </div>
      </div>
    </div>
  );
}

/** The 3D view, loaded at the first interaction; turns requested before are applied then. */
function useTurning(host: RefObject<HTMLElement | null>, model: PictureModel, layers: number) {
  const [isWanted, setWanted] = useState(false);
  const waiting = useRef({ around: 0, over: 0 });
  const scene = usePackingScene(host, { model, layers, isWanted });
  useEffect(() => {
    scene?.turn(waiting.current.around, waiting.current.over);
    waiting.current = { around: 0, over: 0 };
  }, [scene]);
  return {
    scene,
    reach: () => setWanted(true),
    turn: (around: number, over: number) => {
      setWanted(true);
      if (scene) return scene.turn(around, over);
      waiting.current = { around: waiting.current.around + around, over: waiting.current.over + over };
    },
  };
}

/** The layers shown after a key, or null for any other key. */
function layersAfter(key: string, shown: number, layerCount: number): number | null {
  if (layerCount < 2) return null;
  if (key === 'PageUp') return Math.min(layerCount, shown + 1);
  if (key === 'PageDown') return Math.max(1, shown - 1);
  if (key === 'Home') return 1;
  return key === 'End' ? layerCount : null;
}
