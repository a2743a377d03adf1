import { useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { Button, Field, SegmentedControl, TextInput } from '@seller-toolbox/ui';
import type { engine } from '../engine/design-patent-search.engine.ts';
import { SEARCH_TYPES } from '../engine/design-patent-search.schema.ts';
import type zh from '../locales/zh.json';
import styles from './patent-inputs.module.css';

export function PatentInputs({ tool }: { tool: Tool<typeof engine> }) {
  const { t, problemAt } = useToolWords<typeof zh>();
  const { input, change, run, problems, isStale } = tool;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        run();
      }}
    >
      <SegmentedControl
        label={t('ui.type')}
        options={SEARCH_TYPES.map((type) => ({ value: type, label: t(`ui.type-${type}`) }))}
        value={input.type}
        onValueChange={(type) => change({ type })}
      />
      <div className={styles.line}>
        <Field
          label={t(`ui.type-${input.type}`)}
          error={isStale ? undefined : problemAt(problems, 'query')}
          className={styles.query}
          required
        >
          <TextInput
            icon="search"
            autoComplete="off"
            enterKeyHint="search"
            placeholder={t(`ui.placeholder-${input.type}`)}
            value={input.query}
            onValueChange={(query) => change({ query })}
          />
        </Field>
        <Button type="submit" variant="primary" icon="search" className={styles.search}>
          {t('ui.search')}
        </Button>
      </div>
    </form>
  );
}
