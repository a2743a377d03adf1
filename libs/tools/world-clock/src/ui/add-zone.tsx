import { useLanguage } from '@seller-toolbox/words/react';
import { useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { Button, Field, TextInput } from '@seller-toolbox/ui';
import { useId, useState, type FormEvent } from 'react';
import type { CityId } from '../engine/cities.data.ts';
import type { engine } from '../engine/world-clock.engine.ts';
import { MAX_ZONES } from '../engine/world-clock.schema.ts';
import { findZone, zoneOf } from '../engine/zone-of.ts';
import type zh from '../locales/zh.json';
import { useClockWords } from './clock-words.ts';
import { withZoneAt } from './listed-zones.ts';
import { usePlaceIndex, zoneNames } from './places/use-place-index.ts';
import styles from './add-zone.module.css';

/** Adds a zone to the list, found by its IANA name, or by a city or country in the page's language or English. */
export function AddZone({ tool }: { tool: Tool<typeof engine> }) {
  const { t } = useToolWords<typeof zh>();
  const { placeName } = useClockWords();
  const { index, load } = usePlaceIndex(useLanguage());
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [names, setNames] = useState<readonly string[]>([]);
  const [isSearching, setSearching] = useState(false);
  const listId = useId();
  const { zones } = tool.input;

  async function add(event: FormEvent) {
    event.preventDefault();
    if (isSearching) return;
    const cityName = (id: CityId) => t(`ui.city-${id}`);
    const zone = findZone(text, names.length > 0 ? names : zoneNames(), cityName);
    if (zone !== undefined || text.trim() === '') return place(zone === undefined ? [] : [zone]);
    setSearching(true);
    const places = await load();
    setSearching(false);
    place(places?.zonesOf(text) ?? []);
  }

  function place(found: readonly string[]) {
    const [zone] = found;
    if (zone === undefined) return setError(t('findings.unknown-zone'));
    if (found.length > 1) return setError(t('ui.manyZones', { name: text.trim(), count: found.length }));
    const listed = zones.map(zoneOf).find((known) => known?.timezone === zone);
    if (listed) return setError(t('ui.alreadyListed', { name: placeName(listed) }));
    if (zones.length >= MAX_ZONES) return setError(t('ui.tooMany', { count: MAX_ZONES }));
    tool.place((input) => ({ zones: withZoneAt(input.zones, zone, input.zones.length) }));
    setText((now) => (now === text ? '' : now));
    setError(undefined);
  }

  return (
    <form className={styles.add} onSubmit={(event) => void add(event)}>
      <Field
        label={t('ui.addZone')}
        labelLook="hidden"
        hint={t('ui.addZoneHint')}
        error={error}
        className={styles.field}
      >
        <TextInput
          list={listId}
          autoComplete="off"
          placeholder={t('ui.addZone')}
          value={text}
          onFocus={() => setNames(zoneNames())}
          onValueChange={(next) => {
            setText(next);
            setError(undefined);
            if (index === null) void load();
          }}
        />
      </Field>
      <datalist id={listId}>
        {names.map((name) => (
          <option key={name} value={name} label={index?.labelOf(name)} />
        ))}
      </datalist>
      <Button type="submit" icon="plus" busy={isSearching}>
        {t('ui.add')}
      </Button>
    </form>
  );
}
