// @ts-check
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const load = createRequire(import.meta.url);
/** The package exports models only; their schemas are in this folder. */
const SCHEMAS = join(dirname(load.resolve('kubernetes-models')), '_schemas');

/**
 * Problems of a Kubernetes object by the schemas of Kubernetes: invalid values, missing fields, and unknown fields, which a
 * cluster would drop silently.
 * @param {any} object
 * @returns {string[]}
 */
export function kubernetesProblems(object) {
  const validate = validatorOf(object);
  /** @type {Map<object, { path: string, read: Set<string> }>} */
  const seen = new Map();
  const isValid = validate(recordReads(object, '', seen));
  const wrong = isValid
    ? []
    : validate.errors.map(
        (/** @type {{ instancePath: string, message?: string, keyword: string }} */ error) =>
          `${error.instancePath} ${error.message ?? error.keyword}`,
      );
  const unknown = [...seen].flatMap(([part, { path, read }]) =>
    Object.keys(part).flatMap((key) => (read.has(key) ? [] : [`${path}/${key} is unknown`])),
  );
  return [...wrong, ...unknown];
}

/** @param {{ apiVersion: string, kind: string }} object */
function validatorOf({ apiVersion, kind }) {
  const [group, version] = apiVersion.includes('/') ? apiVersion.split('/') : ['core', apiVersion];
  const capital = (/** @type {string} */ word) => word[0]?.toUpperCase() + word.slice(1);
  const name = `IoK8sApi${capital(group?.split('.')[0] ?? '')}${capital(version ?? '')}${kind}`;
  return load(join(SCHEMAS, `${name}.js`)).validate;
}

/**
 * A proxy of the object that records reads: a validator reads every field that it knows and no other.
 * @param {any} part
 * @param {string} path
 * @param {Map<object, { path: string, read: Set<string> }>} seen
 * @returns {any}
 */
function recordReads(part, path, seen) {
  if (typeof part !== 'object' || part === null) return part;
  const read = seen.get(part)?.read ?? new Set();
  if (!Array.isArray(part)) seen.set(part, { path, read });
  return new Proxy(part, {
    get: (target, key) => {
      if (typeof key !== 'string') return Reflect.get(target, key);
      read.add(key);
      return recordReads(target[key], `${path}/${key}`, seen);
    },
  });
}
