import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { inRepository } from '../process/paths.mjs';

const MANIFEST = readFileSync(inRepository('packaging/kubernetes/taskweave.yaml'), 'utf8');

const documents = parseAllDocuments(MANIFEST);
const { ConfigMap, Deployment, Service, Ingress } = Object.fromEntries(
  documents.map((one) => [one.get('kind'), one.toJS()]),
);
const { template } = Deployment.spec;
const [container] = template.spec.containers;
/** @type {Readonly<Record<string, string>>} */
const environment = Object.fromEntries(
  container.env.map((/** @type {{ name: string, value: string }} */ { name, value }) => [name, value]),
);
const dockerfile = readFileSync(inRepository('packaging/container/Dockerfile'), 'utf8');

test('its parts find each other', () => {
  expect(documents.flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([]);
  expect(documents).toHaveLength(4);
  expect(JSON.parse(ConfigMap.data['plugins.json'])).toEqual({});
  expect(template.metadata.labels).toEqual(Deployment.spec.selector.matchLabels);
  expect(Service.spec.selector).toEqual(template.metadata.labels);
  expect(container.ports).toEqual([{ name: 'http', containerPort: Number(instruction('EXPOSE')) }]);
  expect(Service.spec.ports[0].targetPort).toBe('http');
  const [files, rest] = Ingress.spec.rules[0].http.paths;
  expect(files).toMatchObject({
    path: `${environment.ROOT}/app/taskweave`,
    backend: { service: { name: Service.metadata.name, port: { name: Service.spec.ports[0].name } } },
  });
  const { name, port } = rest.backend.service;
  expect(`${name}:${port.number}`).toBe(environment.ENGINE);
});

test('the pod keeps what Kubernetes calls the restricted standard, and can write only where the image does', () => {
  expect(template.spec.securityContext).toEqual({
    runAsNonRoot: true,
    runAsUser: Number(instruction('USER').split(':')[0]),
    runAsGroup: Number(instruction('USER').split(':')[1]),
    seccompProfile: { type: 'RuntimeDefault' },
  });
  expect(container.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
  expect(template.spec.automountServiceAccountToken).toBe(false);
  expect(template.spec.volumes).toEqual([
    { name: 'config', configMap: { name: ConfigMap.metadata.name } },
    { name: 'tmp', emptyDir: {} },
  ]);
  // A single mounted file would not follow changes of the ConfigMap.
  expect(container.volumeMounts).toEqual([
    { name: 'config', mountPath: '/etc/taskweave/config', readOnly: true },
    { name: 'tmp', mountPath: '/tmp' },
  ]);
  const nginx = readFileSync(inRepository('packaging/container/nginx.conf'), 'utf8');
  const written = [...nginx.matchAll(/(?:pid|_path) (\S+);/g)].map(([, file]) => file);
  expect(written).toHaveLength(6);
  for (const file of written) expect(file).toMatch(/^\/tmp\//);
});

test('it says how it is, and a new version takes over before the old one goes', () => {
  const app = `${environment.ROOT}/app/taskweave`;
  expect(container.readinessProbe.httpGet).toEqual({ path: `${app}/health`, port: 'http' });
  expect(container.livenessProbe.httpGet).toEqual({ path: `${app}/health/live`, port: 'http' });
  expect(Deployment.spec.strategy.rollingUpdate).toEqual({ maxSurge: 1, maxUnavailable: 0 });
  expect(container.lifecycle.preStop.exec.command).toEqual(['sleep', '5']);
  expect(instruction('STOPSIGNAL')).toBe('SIGQUIT');
  expect(container.resources).toEqual({
    requests: { cpu: '20m', memory: '32Mi' },
    limits: { memory: '128Mi' },
  });
});

/** @param {string} name */
function instruction(name) {
  return new RegExp(`^${name} (.+)$`, 'm').exec(dockerfile)?.[1] ?? '';
}
