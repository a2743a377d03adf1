import { isFigureTarget } from '@seller-toolbox/file-import/product-file';
import {
  proposeTargets,
  targetsOf,
  withDecimalSign,
  type ColumnTargets,
} from '@seller-toolbox/file-import/tool-batch';
import type { TextTable } from '@seller-toolbox/tool-contract';
import { useRuleSetName } from '@seller-toolbox/tool-kit/rule-set-name';
import { Checkbox, Disclosure } from '@seller-toolbox/ui';
import { useFormat } from '@seller-toolbox/words/react';
import { useMemo, useState } from 'react';
import { ColumnChoices } from '../column-choices.tsx';
import { useProductsWords } from '../products-words.ts';
import { FileNotices } from './file-notices.tsx';
import { FileResults } from './file-results.tsx';
import { useFileWords } from './file-words.ts';
import styles from './file-page.module.css';
import { RowSettings, type Settings } from './row-settings.tsx';
import { targetName, useToolTexts } from './tool-texts.ts';
import { useBatchRun, type BatchSetup } from './use-batch-run.ts';
import type { LoadedTool } from './use-batch-tool.ts';

export interface FileRunProps {
  tool: LoadedTool;
  table: TextTable;
  fileName: string;
}

/** What the columns are, what is the same for all rows, and the run. */
export function FileRun({ tool, table, fileName }: FileRunProps) {
  const t = useFileWords();
  const format = useFormat();
  const products = useProductsWords();
  const texts = useToolTexts(tool);
  const nameOf = useRuleSetName();
  const { hook, report, facts, id: toolId } = tool;
  const paths = useMemo(() => targetPaths(tool), [tool]);
  const proposed = useMemo(
    () => proposeTargets(table, hook ?? report ?? paths),
    [table, hook, report, paths],
  );
  const [chosen, setChosen] = useState<{ table: TextTable; targets: ColumnTargets } | null>(null);
  const targets = chosen?.table === table ? chosen.targets : proposed;
  const [settings, setSettings] = useState<Settings>(() => initialSettings(tool));
  const [ruleSets, setRuleSets] = useState<readonly string[]>([]);

  const setup = useMemo((): BatchSetup | null => {
    if (targets.every((target) => target === null)) return null;
    const isNumber = (target: string | null) =>
      target !== null &&
      (hook
        ? isFigureTarget(target)
        : facts.fields.some(({ path, type }) => path === target && type === 'number'));
    return {
      toolId,
      table: withDecimalSign(table, targets.map(isNumber)),
      targets,
      settings: settings.filter(([, text]) => text !== ''),
      ruleSets,
      takesAllRows: facts.takesAllRows,
    };
  }, [toolId, table, targets, settings, ruleSets, hook, facts]);
  const run = useBatchRun(setup);

  const used = targets.filter((target) => target !== null).length;
  const options = [
    { value: '', label: t('mapping.skip') },
    ...paths.map((value) => ({
      value,
      label: targetName(value, tool, { texts, products }),
    })),
  ];
  return (
    <>
      <FileNotices table={table} targets={targets} tool={tool} />
      <Disclosure
        key={`${used === 0}`}
        summary={t('mapping.title')}
        aside={products('import.columns', {
          used: format.number(used),
          all: format.number(table.headers.length),
          count: table.rows.length,
        })}
        look="boxed"
        open
      >
        <ColumnChoices
          table={table}
          options={options}
          targets={targets}
          onTargets={(next) => setChosen({ table, targets: next })}
        />
      </Disclosure>
      <RowSettings fields={facts.fields} texts={texts} settings={settings} onSettings={setSettings} />
      {facts.ruleSets.length > 1 && (
        <Disclosure
          summary={t('rules.title')}
          aside={ruleSets.length > 0 ? format.number(ruleSets.length) : undefined}
          look="boxed"
        >
          <p className={styles.count}>{t('rules.hint')}</p>
          <div className={styles.rules}>
            {facts.ruleSets.map((ruleSet) => (
              <Checkbox
                key={ruleSet.id}
                label={nameOf(ruleSet)}
                checked={ruleSets.includes(ruleSet.id)}
                onCheckedChange={(isChosen) =>
                  setRuleSets(
                    facts.ruleSets
                      .map(({ id }) => id)
                      .filter((id) => (id === ruleSet.id ? isChosen : ruleSets.includes(id))),
                  )
                }
              />
            ))}
          </div>
        </Disclosure>
      )}
      {setup && <FileResults {...{ tool, texts, setup, run, fileName }} />}
    </>
  );
}

/** What a column can be for a tool. */
function targetPaths({ hook, report, facts }: LoadedTool): readonly string[] {
  if (hook) return targetsOf(hook);
  return report ? report.columns.map(({ field }) => field) : facts.fields.map(({ path }) => path);
}

/** Where rows are sold is the one thing that most reports leave out. */
function initialSettings({ facts }: LoadedTool): Settings {
  return facts.fields.some(({ path }) => path === 'marketplace') ? [['marketplace', '']] : [];
}
