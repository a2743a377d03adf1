import { useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { Button, Field, SegmentedControl, TextInput } from '@seller-toolbox/ui';
import { useId, useState, type FormEvent } from 'react';
import type { CityId } from '../engine/cities.data.ts';
import type { engine } from '../engine/world-clock.engine.ts';
import { MOST_ZONES } from '../engine/world-clock.schema.ts';
import { currentNames, findZone, zoneOf } from '../engine/zone-of.ts';
import type zh from '../locales/zh.json';
import { useClockWords } from './clock-words.ts';
import styles from './clock-inputs.module.css';

/** 12 or 24 hours, and a further city for the list. */
export function ClockInputs({ tool }: { tool: Tool<typeof engine> }) {
  const { t } = useToolWords<typeof zh>();
  return (
    <div className={styles.inputs}>
      <SegmentedControl
        label={t('ui.hourCycle')}
        labelLook="shown"
        options={[
          { value: '24', label: t('ui.hours24') },
          { value: '12', label: t('ui.hours12') },
        ]}
        value={String(tool.input.hourCycle)}
        onValueChange={(next) => tool.change({ hourCycle: next === '12' ? 12 : 24 })}
      />
      <AddZone tool={tool} />
    </div>
  );
}

function AddZone({ tool }: { tool: Tool<typeof engine> }) {
  const { t } = useToolWords<typeof zh>();
  const { placeName } = useClockWords();
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [names, setNames] = useState<readonly string[]>([]);
  const listId = useId();
  const { zones } = tool.input;

  function add(event: FormEvent) {
    event.preventDefault();
    const cityName = (id: CityId) => t(`ui.city-${id}`);
    const zone = findZone(text, names.length > 0 ? names : zoneNames(), cityName);
    if (zone === undefined) return setError(t('findings.unknown-zone'));
    const listed = zones.map(zoneOf).find((known) => known?.timezone === zone);
    if (listed) return setError(t('ui.alreadyListed', { name: placeName(listed) }));
    if (zones.length >= MOST_ZONES) return setError(t('ui.tooMany', { count: MOST_ZONES }));
    tool.place({ zones: [...zones, zone] });
    setText('');
    setError(undefined);
  }

  return (
    <form className={styles.add} onSubmit={add}>
      <Field label={t('ui.addZone')} hint={t('ui.addZoneHint')} error={error} className={styles.field}>
        <TextInput
          list={listId}
          autoComplete="off"
          placeholder="Asia/Kolkata"
          value={text}
          onFocus={() => setNames(zoneNames())}
          onValueChange={(next) => {
            setText(next);
            setError(undefined);
          }}
        />
      </Field>
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <Button type="submit" icon="plus" className={styles.button}>
        {t('ui.add')}
      </Button>
    </form>
  );
}

/** All zones of the browser; older ones do not tell, but still know a zone by its name. */
function zoneNames(): readonly string[] {
  const listed = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : [];
  return currentNames(listed);
}
