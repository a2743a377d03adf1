// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parser } from '@prometheus-io/lezer-promql';
import { parse, parseAllDocuments } from 'yaml';
import { CONFIG_VARIABLES, readConfig } from '../../apps/api/src/config.ts';
import { createMetrics } from '../../apps/api/src/ports/metrics.ts';
import { kubernetesProblems } from './kubernetes-schema.mjs';

/**
 * @typedef {{ alert: string, expr: string, annotations: { runbook: string } }} Rule of alerts
 * @typedef {{ name: string, labels: string[] }} Selector
 */

const absolute = (/** @type {string} */ path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const read = (/** @type {string} */ path) => readFileSync(absolute(path), 'utf8');
const guide = read('docs/operate.md');

/**
 * The rows of the table with this first column name, as cells without quotes.
 * @param {string} text
 * @param {string} column
 */
function tableOf(text, column) {
  const lines = text.split('\n');
  const from = lines.findIndex((line) => line.startsWith(`| ${column} `));
  const end = lines.findIndex((line, index) => index > from && !line.startsWith('|'));
  return lines.slice(from + 2, end).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );
}

describe('configuration table', () => {
  const rows = tableOf(guide, 'Variable').map(([name = '', value = '']) => [name, value]);

  it('has every variable that the service reads, and no other', () => {
    expect(rows.map(([name]) => name).sort()).toEqual([...CONFIG_VARIABLES].sort());
  });

  it('has the current defaults', () => {
    const defaults = readConfig({});
    const fixed = rows.filter(([, value = '']) => !/^(unset|made once.*|the nearest named one)$/.test(value));
    expect(Object.fromEntries(fixed)).toEqual(
      // An empty list is unset too.
      Object.fromEntries(
        Object.entries(defaults)
          .map(([name, value]) => [name, String(value)])
          .filter(([, value]) => value !== ''),
      ),
    );
  });
});

describe('metrics', () => {
  /** The metrics of a service after each of its parts was used. */
  async function shown() {
    const metrics = createMetrics();
    metrics.onRequest({ method: 'GET', route: '/', status: 200, seconds: 0.1 });
    metrics.watchConnections(() => ({ total: 1, idle: 1, waiting: 0 }));
    await metrics.watchJob('analytics-roll-up', async () => {});
    metrics.onRun('done');
    metrics.watchRuns(() => ({ short: { running: 1, waiting: 0 }, long: { running: 0, waiting: 0 } }));
    metrics.watchSite(async () => ({
      ai: { ok: 1, failed: 0, used: 1, cap: 10 },
      feedback: { new: 1, in_progress: 0, resolved: 0, closed: 0 },
      disk: { free: 1, total: 2 },
      oldestNewFeedbackAt: 1,
      ratesReceivedAt: 1,
      backupAt: 1,
    }));
    return metrics.text();
  }

  it('of the guide exist with these labels', async () => {
    const text = await shown();
    for (const [name = '', labels = ''] of tableOf(guide, 'Metric')) {
      const line = text.split('\n').find((each) => each.replace('_count', '').startsWith(name)) ?? '';
      expect([name, line]).not.toEqual([name, '']);
      const actualLabels = [...line.matchAll(/(?<!\w)(\w+)="/g)]
        .map(([, label]) => label)
        .filter((it) => it !== 'le');
      expect([name, actualLabels.sort().join(', ')]).toEqual([name, labels.split(', ').sort().join(', ')]);
    }
  });

  it('of the alerts exist with the selected labels', async () => {
    const text = await shown();
    for (const { alert, expr } of rules) {
      for (const { name, labels } of selectorsOf(expr)) {
        if (name === 'up') continue;
        const series = text.split('\n').find((line) => line.startsWith(`${name}{`)) ?? '';
        expect([alert, name, series]).not.toEqual([alert, name, '']);
        expect(labels.filter((label) => !series.includes(`${label}="`))).toEqual([]);
      }
    }
  });
});

/** @type {{ groups: { rules: Rule[] }[] }} */
const { groups } = parse(read('docker/prometheus/alerts.yaml'));
const rules = groups.flatMap((group) => group.rules);

/** The metrics in an expression, with the labels that it selects by. */
function selectorsOf(/** @type {string} */ expression) {
  /** @type {Selector[]} */
  const found = [];
  parser.parse(expression).iterate({
    enter: ({ name, from, to, node }) => {
      if (name !== 'VectorSelector') return;
      const metric = node.getChild('Identifier');
      /** @type {string[]} */
      const labels = [];
      node.cursor().iterate((part) => {
        if (part.name === 'LabelName') labels.push(expression.slice(part.from, part.to));
        return part.from >= from && part.to <= to;
      });
      found.push({ name: metric ? expression.slice(metric.from, metric.to) : '', labels });
    },
  });
  return found;
}

describe('alerts', () => {
  it('are thirteen, each with instructions in the guide', () => {
    expect(rules).toHaveLength(13);
    const headings = [...guide.matchAll(/^### (\w+)$/gm)].map(([, heading]) => heading);
    for (const { alert, annotations } of rules) {
      expect(headings).toContain(alert);
      expect(annotations.runbook).toBe(`docs/operate.md#${alert.toLowerCase()}`);
    }
  });

  it.each(rules)('$alert is an expression of Prometheus', ({ expr }) => {
    /** @type {string[]} */
    const mistakes = [];
    parser.parse(expr).iterate({
      enter: ({ type, from }) => void (type.isError && mistakes.push(expr.slice(from, from + 20))),
    });
    expect(mistakes).toEqual([]);
    expect(selectorsOf(expr).length).toBeGreaterThan(0);
  });

  it('of calls leave health probes out', () => {
    const ofCalls = rules.filter(({ expr }) => expr.includes('http_request_duration_seconds'));
    expect(ofCalls.map(({ alert }) => alert)).toEqual([
      'ManyErrors',
      'RunsRejected',
      'SlowAnswers',
      'SignInsFailing',
    ]);
    for (const { expr } of ofCalls)
      for (const [, selected] of expr.matchAll(/http_request_duration_seconds_\w+\{(.*?)\}\[/g))
        expect(selected).toMatch(
          /route!~".*\(\/api\/v1\)\?\/health\.\*"|route="\/api\/v1\/(?:tools\/:id\/run|auth\/login)"/,
        );
  });

  it.each(['prometheus.yaml', 'prometheus.kubernetes.yaml'])('ask for the job that %s names', (file) => {
    /** @type {{ rule_files: string[], scrape_configs: { job_name: string }[] }} */
    const { rule_files: files, scrape_configs: jobs } = parse(read(`docker/prometheus/${file}`));
    expect(files).toEqual(['alerts.yaml']);
    const [down] = rules;
    expect(jobs.map(({ job_name: job }) => down?.expr.includes(`job="${job}"`))).toEqual([true]);
  });
});

describe('patch for the site texts', () => {
  const [block = ''] = /^ {4}patches:\n(?: {4}.*\n)+/m.exec(guide) ?? [];
  const [{ target, patch }] = parse(block.replace(/^ {4}/gm, '')).patches;

  it.each(['web', 'jobs'])('fits the deployment %s and removes nothing from it', (name) => {
    const objects = parseAllDocuments(read(`docker/kubernetes/${name}.yaml`)).map((one) => one.toJS());
    const deployment = objects.find(({ kind }) => kind === target.kind);
    for (const { op, path, value } of parse(patch)) {
      const [, ...way] = path.split('/');
      const last = way.pop();
      let part = deployment;
      for (const key of way) part = part[key];
      expect([op, path, Object.hasOwn(part, last)]).toEqual(['add', path, false]);
      if (last === '-') part.push(value);
      else part[last] = value;
    }
    expect(kubernetesProblems(deployment)).toEqual([]);
    const { containers, volumes } = deployment.spec.template.spec;
    const [{ env, volumeMounts }] = containers;
    const { value: path } = env.find(
      (/** @type {{ name: string }} */ variable) => variable.name === 'SITE_CONFIG',
    );
    /** @type {{ name: string, mountPath: string }[]} */
    const mounts = volumeMounts;
    expect(mounts.map((mount) => [mount.name, path.startsWith(`${mount.mountPath}/`)])).toEqual([
      [volumes[0].name, true],
    ]);
  });
});

describe('docs/operate.md', () => {
  it('names only existing files, except for those that the reader creates', () => {
    const named = [...guide.matchAll(/(?<!\/)\b(?:docker|apps)\/[\w./-]*\w/g)].map(([path]) => path);
    const absent = new Set(named.filter((path) => !existsSync(absolute(path))));
    const createdByReader = [
      'docker/.env',
      'docker/kubernetes/.env',
      'apps/api/dist/main.js',
      'apps/cli/dist/main.js',
    ];
    expect([...absent].filter((path) => !createdByReader.includes(path))).toEqual([]);
    expect(named.length).toBeGreaterThan(createdByReader.length);
  });

  const composeText = ['docker/compose.yaml', 'docker/compose.scale.yaml'].map(read).join('\n');
  const settings = [...new Set([...composeText.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name))].sort();

  it('names every setting that the compose files read from docker/.env', () => {
    expect(settings.filter((name) => !guide.includes(name))).toEqual([]);
  });

  it('has them all, and no other, in docker/.env.example', () => {
    const example = read('docker/.env.example');
    const named = [...example.matchAll(/^(\w+)=/gm)].map(([, name]) => name).sort();
    expect(named).toEqual(['COMPOSE_PROFILES', ...settings].sort());
  });
});
