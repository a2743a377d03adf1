import { classNames, IconButton } from '@seller-toolbox/ui';
import { useId, useRef, useState } from 'react';
import type { ReservedPosition } from './reserved-space.ts';
import { ActionLink } from './action-link.tsx';
import styles from './announcement-bar.module.css';
import { AnnouncementContent } from './announcement-content.tsx';
import { AnnouncementIcon } from './announcement-icon.tsx';
import tones from './announcement-tones.module.css';
import { useAnnouncementWords } from './announcement-words.ts';
import type { ActiveList } from './use-active-announcements.ts';
import { useAttention, useIsHidden } from './use-attention.ts';
import { useAvoidFocus } from './use-avoid-focus.ts';
import { useFoldOnEscape } from './use-fold-on-escape.ts';
import { useIsClipped } from './use-is-clipped.ts';
import { useRotation } from './use-rotation.ts';
import { useSeen } from './use-seen.ts';

export interface AnnouncementBarProps {
  readonly position: ReservedPosition;
  /** At least one. */
  readonly announcements: ActiveList;
  /** Over the page instead of in reserved space: the page had none when this arrived. */
  readonly isFloating: boolean;
  /** False: the next one is shown only on request. */
  readonly isRotating?: boolean;
  readonly onClose: (announcement: ActiveList[number]) => void;
  readonly onSeen?: (id: string) => void;
}

/** The announcements of one position, one at a time: a strip above the header, or a block below it. */
export function AnnouncementBar(props: AnnouncementBarProps) {
  const { position, announcements, isFloating, isRotating = true, onClose, onSeen } = props;
  const t = useAnnouncementWords();
  const titleId = useId();
  const bar = useRef<HTMLElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isStopped, setIsStopped] = useState(prefersStillness);
  const { hasAttention, handlers } = useAttention();
  const isHidden = useIsHidden();
  const isAside = useAvoidFocus(bar, {
    isOver: isFloating,
    edge: position === 'header' ? 'top' : 'bottom',
  });
  useFoldOnEscape({ bar, opener, isOpen, fold: () => setIsOpen(false) });
  const isPaused = !isRotating || isStopped || isOpen || hasAttention || isHidden || isAside;
  const count = announcements.length;
  const { index, next } = useRotation(count, isPaused);
  const shown = announcements[index];
  useSeen(bar, { id: shown?.id, isHidden: isHidden || isAside, onSeen });
  const isClipped = useIsClipped(text, { isOpen, shown: `${shown?.id} ${shown?.content}` });
  if (!shown) return null;
  const hasMore = isClipped || isOpen;
  // On a phone the strip has no space for the action: it is expanded for it.
  const opensForAction = position === 'header' && shown.click_action !== null;
  // Where announcements follow each other, a button that only some of them need keeps its place, so that nothing moves.
  const unneeded = classNames(opensForAction && styles.onPhone, count > 1 && styles.keepsPlace);
  return (
    <section
      {...handlers}
      ref={bar}
      className={classNames(styles.bar, styles[position], tones[shown.type], isFloating && styles.floating)}
      aria-label={t('bar.label')}
      data-above-notices
      data-open={isOpen}
      data-aside={isAside}
    >
      <div className={styles.wrap}>
        <AnnouncementIcon type={shown.type} className={styles.icon} />
        <div ref={text} className={styles.text} aria-live={isPaused ? 'polite' : 'off'}>
          <p id={titleId} className={styles.title} data-clip>
            {shown.title}
          </p>
          <div className={styles.content} data-clip>
            <AnnouncementContent html={shown.content} className={styles.html} />
          </div>
        </div>
        <div className={styles.action}>
          <ActionLink announcement={shown} look="plain" describedBy={titleId} />
        </div>
        <div className={styles.controls}>
          {(hasMore || opensForAction || count > 1) && (
            <IconButton
              ref={opener}
              className={classNames(styles.control, styles.open, !hasMore && unneeded)}
              icon="chevron-down"
              size="s"
              label={t(isOpen ? 'bar.less' : 'bar.more')}
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
            />
          )}
          {count > 1 && (
            <>
              <span className={styles.place}>
                <span className="visually-hidden">{t('bar.position', { current: index + 1, count })}</span>
                <span aria-hidden="true">{`${index + 1}/${count}`}</span>
              </span>
              <IconButton
                className={classNames(styles.control, styles.next)}
                icon="chevron-down"
                size="s"
                label={t('bar.next')}
                onClick={next}
              />
              {isRotating && (
                <IconButton
                  className={styles.control}
                  icon={isStopped ? 'play' : 'pause'}
                  size="s"
                  label={t(isStopped ? 'bar.play' : 'bar.pause')}
                  onClick={() => setIsStopped(!isStopped)}
                />
              )}
            </>
          )}
          {announcements.some((item) => item.is_closable) && (
            <IconButton
              className={classNames(styles.control, !shown.is_closable && styles.keepsPlace)}
              icon="x"
              size="s"
              label={t('bar.close')}
              onClick={() => {
                setIsOpen(false);
                onClose(shown);
              }}
            />
          )}
        </div>
      </div>
    </section>
  );
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
