// @ts-check
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const load = createRequire(import.meta.url);
/** The package names its models only; what it checks them with lies beside. */
const SCHEMAS = join(dirname(load.resolve('kubernetes-models')), '_schemas');

/**
 * What is wrong with a Kubernetes object, by the schemas of Kubernetes itself: values that do not fit, fields that are
 * missing, and fields that nobody knows, which a cluster would drop without a word.
 * @param {any} object
 * @returns {string[]}
 */
export function kubernetesProblems(object) {
  const validate = validatorOf(object);
  /** @type {Map<object, { path: string, read: Set<string> }>} */
  const seen = new Map();
  const isValid = validate(watched(object, '', seen));
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
 * The same object, which remembers what was looked at: a validator reads every field that it knows and no other.
 * @param {any} part
 * @param {string} path
 * @param {Map<object, { path: string, read: Set<string> }>} seen
 * @returns {any}
 */
function watched(part, path, seen) {
  if (typeof part !== 'object' || part === null) return part;
  const read = seen.get(part)?.read ?? new Set();
  if (!Array.isArray(part)) seen.set(part, { path, read });
  return new Proxy(part, {
    get: (target, key) => {
      if (typeof key !== 'string') return Reflect.get(target, key);
      read.add(key);
      return watched(target[key], `${path}/${key}`, seen);
    },
  });
}
