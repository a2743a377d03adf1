// @ts-check
import { spawnSync } from 'node:child_process';
import { ROOT } from '../checks/workspace-folders.mjs';
import { startReport } from './report.mjs';

/**
 * What reads the manifests and the alert rules without a cluster and without a Prometheus.
 * @type {readonly [program: string, args: string[], text: string][]}
 */
const READERS = [
  ['kubectl', ['kustomize', 'docker/kubernetes'], 'kubectl renders the Kubernetes manifests'],
  ['promtool', ['check', 'rules', 'docker/prometheus/alerts.yaml'], 'promtool accepts the alert rules'],
  [
    'promtool',
    ['test', 'rules', 'docker/prometheus/alerts.test.yaml'],
    'the alerts fire when they should, and only then',
  ],
];

export async function runManifests() {
  const report = startReport('manifests');
  for (const [program, args, text] of READERS) {
    const { error, status, stdout, stderr } = spawnSync(program, args, { cwd: ROOT, encoding: 'utf8' });
    report.expect(status === 0, text, error ? `not run: ${program} is missing` : stdout + stderr);
  }
  return report.end();
}
