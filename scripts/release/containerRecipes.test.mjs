import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { inRepository } from '../process/paths.mjs';
import { hasFileServer } from '../serving/fileServers.mjs';

const read = (/** @type {string} */ file) => readFileSync(inRepository('packaging', file), 'utf8');

/** @returns {[instruction: string, rest: string][]} of the Dockerfile, with what was continued on the next line */
function instructions() {
  return read('container/Dockerfile')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => /^[A-Z]/.test(line))
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]);
}

const restsOf = (/** @type {string} */ name) =>
  instructions().flatMap(([found, rest]) => (found === name ? [rest] : []));

test('the image runs as a number that is not root, and says how it is', () => {
  expect(restsOf('USER')).toEqual(['101:101']);
  expect(restsOf('HEALTHCHECK')[0]).toContain('CMD wget');
  expect(JSON.parse(restsOf('ENTRYPOINT')[0] ?? '')).toEqual(['nginx', '-g', 'daemon off;']);
  expect(instructions().at(-1)?.[0]).toBe('ENTRYPOINT');
});

test('the image is made of what the zip holds, from bases with a version', () => {
  const given = instructions();
  const stages = restsOf('FROM').map((rest) => rest.split(' AS '));
  for (const [base = ''] of stages) expect(base).toMatch(/^(\$\{PREVIOUS\}|[\w/.-]+:\d[\w.-]+)$/);
  // Before the first stage, so that it may name one.
  expect(given[0]).toEqual(['ARG', 'PREVIOUS=nothing']);
  expect(stages.map(([, name]) => name)).toEqual(['nothing', 'previous', undefined]);
  for (const copied of restsOf('COPY').filter((rest) => !rest.startsWith('--from'))) {
    const [source = ''] = copied.split(' ');
    expect(source === 'app/' || existsSync(inRepository('packaging', source)), source).toBe(true);
  }
  expect(given.some(([name]) => name === 'ADD')).toBe(false);
  const declared = restsOf('ARG').map((rest) => rest.split('=')[0]);
  const used = [...read('container/Dockerfile').matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name);
  expect(declared).toEqual(expect.arrayContaining(used));
});

test('the files of the version before are copied first, so that those of this one win', () => {
  const copies = restsOf('COPY').filter((rest) => rest.endsWith('/srv/taskweave/app/'));

  expect(copies).toEqual([
    '--from=previous /srv/taskweave/app/ /srv/taskweave/app/',
    'app/ /srv/taskweave/app/',
  ]);
});

test.skipIf(!hasFileServer('nginx'))(
  'what the image does to the configuration makes one that nginx takes',
  () => {
    const root = mkdtempSync(path.join(tmpdir(), 'container-'));
    try {
      const [, engine, listen, appRoot] =
        /-e "([^"]+)" -e "([^"]+)" -e "([^"]+)"/.exec(
          restsOf('RUN').find((rest) => rest.startsWith('sed')) ?? '',
        ) ?? [];
      const expressions = [engine, listen, appRoot].map((one = '') =>
        one.replace(/\$\{ENGINE\}/, '127.0.0.1:18080').replace(/\$\{ROOT\}/, '/camunda'),
      );
      mkdirSync(path.join(root, 'conf.d'));
      const sed = spawnSync('sed', [
        ...expressions.flatMap((one) => ['-e', one]),
        inRepository('packaging/nginx/taskweave.conf'),
      ]);
      const made = String(sed.stdout);
      expect(made).toContain('listen 8080;');
      expect(made).toContain('server 127.0.0.1:18080;');
      expect(made).toContain('APP_ROOT" "/camunda"');
      expect(made).not.toContain('/operaton');
      writeFileSync(path.join(root, 'conf.d/default.conf'), made);
      const file = path.join(root, 'nginx.conf');
      writeFileSync(
        file,
        read('container/nginx.conf')
          .replaceAll('/etc/nginx', root)
          .replaceAll(' /tmp/', ` ${root}/`)
          .replace('/dev/stdout', 'off'),
      );

      const { stderr, status } = spawnSync('nginx', ['-t', '-e', 'stderr', '-c', file], { encoding: 'utf8' });

      expect(status, stderr).toBe(0);
      expect(stderr).not.toContain('[warn]');
    } finally {
      rmSync(root, { recursive: true });
    }
  },
);

test('on Kubernetes everything fits together, and the pod may do as little as it can', () => {
  const documents = parseAllDocuments(read('kubernetes/taskweave.yaml'));
  expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
  const parts = Object.fromEntries(documents.map((one) => [one.get('kind'), one.toJS()]));
  const { ConfigMap, Deployment, Service, Ingress } = parts;
  expect(Object.values(parts).map(({ apiVersion, kind }) => `${apiVersion} ${kind}`)).toEqual([
    'v1 ConfigMap',
    'apps/v1 Deployment',
    'v1 Service',
    'networking.k8s.io/v1 Ingress',
  ]);
  expect(JSON.parse(ConfigMap.data['plugins.json'])).toEqual({});
  const { template, selector } = Deployment.spec;
  expect(template.metadata.labels).toEqual(selector.matchLabels);
  expect(Service.spec.selector).toEqual(selector.matchLabels);
  const [container] = template.spec.containers;
  expect(template.spec.securityContext).toMatchObject({
    runAsNonRoot: true,
    runAsUser: Number(restsOf('USER')[0]?.split(':')[0]),
    seccompProfile: { type: 'RuntimeDefault' },
  });
  expect(container.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  });
  expect(container.ports).toEqual([{ name: 'http', containerPort: Number(restsOf('EXPOSE')[0]) }]);
  expect(container.readinessProbe.httpGet.port).toBe('http');
  expect(container.livenessProbe.httpGet.path).toBe('/operaton/app/taskweave/health/live');
  const volumes = template.spec.volumes.map((/** @type {{ name: string }} */ { name }) => name);
  expect(container.volumeMounts.map((/** @type {{ name: string }} */ { name }) => name)).toEqual(volumes);
  // All that the image writes is below the one folder that it may write to.
  const written = [...read('container/nginx.conf').matchAll(/(?:pid|_path) (\S+);/g)].map(([, file]) => file);
  expect(written).toHaveLength(6);
  for (const file of written) expect(file).toMatch(/^\/tmp\//);
  expect(container.volumeMounts[1].mountPath).toBe('/tmp');
  const [files, rest] = Ingress.spec.rules[0].http.paths;
  expect(files).toMatchObject({
    path: '/operaton/app/taskweave',
    backend: { service: { name: Service.metadata.name } },
  });
  expect(rest).toMatchObject({ path: '/', backend: { service: { name: 'engine' } } });
});
