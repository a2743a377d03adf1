import { useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { DeferredPart } from '@seller-toolbox/tool-kit/deferred-part';
import { LazyBoundary } from '@seller-toolbox/tool-kit/lazy-boundary';
import { Button, Field, IconButton, SegmentedControl, Select, TextArea } from '@seller-toolbox/ui';
import { useFormat, usePlatformWords } from '@seller-toolbox/words/react';
import { lazy, useState } from 'react';
import { SORT_ORDERS } from '../engine/combination-plan.ts';
import { MATCH_TYPES } from '../engine/match-marks.ts';
import type { engine } from '../engine/keyword-combiner.engine.ts';
import type zh from '../locales/zh.json';
import { groupText, withGroup, MAX_GROUPS, withoutGroup, withText, type Group } from './group-texts.ts';
import { separatorOptions } from './separators.ts';
import styles from './group-inputs.module.css';

// A moment after the page, so that the first answer does not wait for it.
const TextFileButton = lazy(async () => ({
  default: (await import('@seller-toolbox/file-import/text-file')).TextFileButton,
}));

const MIN_GROUPS = 2;

/** Groups before and after the last removal; undo is possible until something else changes. */
interface Removal {
  readonly before: readonly Group[];
  readonly left: readonly Group[];
}

export function GroupInputs({ tool }: { tool: Tool<typeof engine> }) {
  const { t, problemAt } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const format = useFormat();
  const [removal, setRemoval] = useState<Removal | null>(null);
  const { input, change, place, problems, output } = tool;
  const { groups, separator, sort, dropRepeats, unique, wordOrder, matchType } = input;

  function remove(at: number) {
    const left = withoutGroup(groups, at);
    setRemoval({ before: groups, left });
    place({ groups: left });
  }

  return (
    <>
      <div className={styles.groups}>
        {groups.map((group, at) => (
          <Field
            key={at}
            label={t('ui.group', { number: at + 1 })}
            aside={
              <span className={styles.aside}>
                {t('ui.keywords', { size: format.number(output?.groupSizes[at] ?? 0) })}
                {groups.length > MIN_GROUPS && (
                  <IconButton
                    size="s"
                    icon="trash"
                    label={t('ui.removeGroup', { number: at + 1 })}
                    onClick={() => remove(at)}
                  />
                )}
              </span>
            }
            error={problemAt(problems, `groups.${at}`)}
          >
            <TextArea
              rows={6}
              dir="auto"
              spellCheck={false}
              placeholder={t('ui.placeholder')}
              value={groupText(group)}
              onValueChange={(text) => change((now) => ({ groups: withGroup(now.groups, at, text) }))}
            />
          </Field>
        ))}
      </div>
      <div className={styles.actions}>
        {groups.length < MAX_GROUPS && (
          <Button size="s" icon="plus" onClick={() => place((now) => ({ groups: [...now.groups, ''] }))}>
            {t('ui.addGroup')}
          </Button>
        )}
        {removal?.left === groups && (
          // Takes the focus of the removed button.
          <Button size="s" icon="reset" autoFocus onClick={() => place({ groups: [...removal.before] })}>
            {platform('frame.undo')}
          </Button>
        )}
        <ClearAll groups={groups} onGroups={(next) => place({ groups: next })} />
      </div>
      <FileButton tool={tool} />
      <div className={styles.options}>
        <Field label={t('ui.separator')} error={problemAt(problems, 'separator')}>
          <Select
            options={separatorOptions(separator).map(({ value, name }) => ({
              value,
              label: name === null ? t('ui.otherSeparator', { separator: value }) : t(`ui.${name}`),
            }))}
            value={separator}
            onValueChange={(next) => change({ separator: next })}
          />
        </Field>
        <SegmentedControl
          label={t('ui.sort')}
          labelLook="shown"
          options={SORT_ORDERS.map((order) => ({ value: order, label: t(`ui.sort-${order}`) }))}
          value={sort}
          onValueChange={(next) => change({ sort: next })}
        />
        <Field label={t('ui.matchType')}>
          <Select
            options={MATCH_TYPES.map((type) => ({ value: type, label: t(`ui.match-${type}`) }))}
            value={matchType}
            onValueChange={(next) => change({ matchType: next })}
          />
        </Field>
      </div>
      <div className={styles.actions}>
        <Button
          size="s"
          icon={dropRepeats ? 'check' : undefined}
          aria-pressed={dropRepeats}
          onClick={() => change({ dropRepeats: !dropRepeats })}
        >
          {t('ui.dropRepeats')}
        </Button>
        <Button
          size="s"
          icon={wordOrder === 'any' ? 'check' : undefined}
          aria-pressed={wordOrder === 'any'}
          onClick={() => change({ wordOrder: wordOrder === 'any' ? 'groups' : 'any' })}
        >
          {t('ui.allOrders')}
        </Button>
        <Button
          size="s"
          icon={unique ? 'check' : undefined}
          aria-pressed={unique}
          onClick={() => change({ unique: !unique })}
        >
          {t('ui.unique')}
        </Button>
      </div>
    </>
  );
}

/** A file becomes a group; the first one replaces the example. */
function FileButton({ tool: { hasExample, place, clear } }: { tool: Tool<typeof engine> }) {
  return (
    <div className={styles.file}>
      <DeferredPart>
        <LazyBoundary>
          <TextFileButton
            onText={(text) => {
              place((now) => ({ groups: hasExample ? [text, ''] : withText(now.groups, text) }));
              void clear({ what: 'example', own: ['groups'] });
            }}
          />
        </LazyBoundary>
      </DeferredPart>
    </div>
  );
}

function ClearAll({ groups, onGroups }: { groups: readonly Group[]; onGroups: (groups: Group[]) => void }) {
  const { t } = useToolWords<typeof zh>();
  const platform = usePlatformWords();
  const [cleared, setCleared] = useState<readonly Group[]>([]);
  const isEmpty = groups.every((group) => group.length === 0);
  if (isEmpty && cleared.length > 0) {
    return (
      <Button size="s" onClick={() => onGroups([...cleared])}>
        {platform('frame.undo')}
      </Button>
    );
  }
  return (
    <Button
      size="s"
      variant="quiet"
      icon="trash"
      disabled={isEmpty}
      onClick={() => {
        setCleared(groups);
        onGroups(groups.map(() => ''));
      }}
    >
      {t('ui.clearAll')}
    </Button>
  );
}
