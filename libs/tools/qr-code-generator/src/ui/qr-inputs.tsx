import { useToolWords, type Tool } from '@seller-toolbox/tool-kit';
import { useFormat } from '@seller-toolbox/words/react';
import { Button, Field, SegmentedControl, Select, TextInput } from '@seller-toolbox/ui';
import type { engine } from '../engine/qr-code-generator.engine.ts';
import { CONTENTS, SIZES } from '../engine/qr-code-generator.schema.ts';
import { LEVEL_FACTS, LEVELS } from '../engine/qr-modules.ts';
import type zh from '../locales/zh.json';
import { ColorField } from './color-field.tsx';
import styles from './qr-inputs.module.css';

const LINK_FIELD = {
  type: 'url',
  inputMode: 'url',
  autoComplete: 'url',
  spellCheck: false,
  placeholder: 'https://',
} as const;

/** The content waits for the button or Enter; size, colors and level apply immediately. */
export function QrInputs({ tool }: { tool: Tool<typeof engine> }) {
  const { t, problemAt } = useToolWords<typeof zh>();
  const format = useFormat();
  const { input, change, run, problems, isStale, output } = tool;

  const isLink = input.content === 'link';

  function choose(look: Partial<Omit<typeof input, 'url'>>) {
    change(look);
    run();
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        run();
      }}
    >
      <Field
        label={t(isLink ? 'ui.url' : 'ui.text')}
        hint={t(isLink ? 'ui.urlHint' : 'ui.textHint')}
        error={isStale ? undefined : problemAt(problems, 'url')}
        required
      >
        <TextInput
          {...(isLink ? LINK_FIELD : {})}
          value={input.url}
          onValueChange={(url) => change({ url })}
        />
      </Field>
      <SegmentedControl
        label={t('ui.content')}
        options={CONTENTS.map((value) => ({ value, label: t(`ui.content-${value}`) }))}
        value={input.content}
        onValueChange={(chosen) => {
          const content = CONTENTS.find((candidate) => candidate === chosen);
          if (content) choose({ content });
        }}
      />
      <Button type="submit" variant="primary" icon="qr-code">
        {t(output && !isStale ? 'ui.regenerate' : 'ui.generate')}
      </Button>
      <SegmentedControl
        label={t('ui.size')}
        labelLook="shown"
        options={SIZES.map((size) => ({ value: String(size), label: `${size} px` }))}
        value={String(input.size)}
        onValueChange={(chosen) => {
          const size = SIZES.find((candidate) => String(candidate) === chosen);
          if (size !== undefined) choose({ size });
        }}
      />
      <div className={styles.colors}>
        <ColorField
          label={t('ui.foreground')}
          value={input.foreground}
          error={problemAt(problems, 'foreground')}
          onValueChange={(foreground) => choose({ foreground })}
        />
        <ColorField
          label={t('ui.background')}
          value={input.background}
          error={problemAt(problems, 'background')}
          onValueChange={(background) => choose({ background })}
        />
      </div>
      <Field label={t('ui.level')} hint={t('ui.levelHint')}>
        <Select
          options={LEVELS.map((level) => ({
            value: level,
            label: t(`ui.level-${level}`, { share: format.percent(LEVEL_FACTS[level].recovers, 0) }),
          }))}
          value={input.level}
          onValueChange={(level) => choose({ level })}
        />
      </Field>
    </form>
  );
}
